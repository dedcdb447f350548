import { freecell, GAMES, klondike, type OptionValue, type Reason } from '@samedeal/rules'
import type { GuidePlan } from '../../guide/guide-plan.ts'
import type { PlainKey } from '../catalogue.ts'
import type { Language } from '../languages.ts'
import type { AimedAt } from './game-refusals.ts'
import { freecellRefusal } from './freecell/freecell-refusals.ts'
import { klondikeRefusal } from './klondike/klondike-refusals.ts'
import type { GamePagesIn } from './page-parts.ts'
import { plural, text } from '../words.ts'

/** The words of one game. */
export interface GameWords {
  readonly name: PlainKey
  /** What the game is like, in a sentence. */
  readonly about: PlainKey
  /** The titles of the game's options. */
  readonly options: Readonly<Record<string, PlainKey>>
  /** What a race is called by the options that best times go by, as inside a sentence: "draw 1". */
  readonly discipline: (options: Readonly<Record<string, OptionValue | undefined>>) => string
  /** Why a move is refused. A game has a sentence for each reason that its own rules give. */
  refusal(why: Reason, aimedAt: AimedAt | undefined): string
  /** Fetches the pages to read, and what the guided game says. */
  readonly pages: (language: Language) => Promise<GamePagesIn>
  /** Fetches the guided game; its words come with the pages. */
  readonly guide: () => Promise<GuidePlan>
}

const KLONDIKE_RULES = {
  en: () => import('./klondike/klondike-rules-en.ts'),
  es: () => import('./klondike/klondike-rules-es.ts'),
  ja: () => import('./klondike/klondike-rules-ja.ts'),
} as const satisfies Record<Language, () => Promise<unknown>>

const FREECELL_RULES = {
  en: () => import('./freecell/freecell-rules-en.ts'),
  es: () => import('./freecell/freecell-rules-es.ts'),
  ja: () => import('./freecell/freecell-rules-ja.ts'),
} as const satisfies Record<Language, () => Promise<unknown>>

/** The words of every game, by its id. */
const GAME_WORDS: Readonly<Record<string, GameWords>> = {
  [klondike.id]: {
    name: 'game.klondike',
    about: 'game.klondike.about',
    options: {
      draw: 'option.draw',
      passes: 'option.passes',
      foundationReturn: 'option.foundationReturn',
    },
    discipline: ({ draw = '' }) => text('klondike.draw', { n: String(draw) }),
    refusal: klondikeRefusal,
    async pages(language) {
      const { klondikePages } = await import('./klondike/klondike-pages.ts')
      return klondikePages((await KLONDIKE_RULES[language]()).KLONDIKE_RULES)
    },
    guide: async () => (await import('./klondike/klondike-guide.ts')).KLONDIKE_PLAN,
  },
  [freecell.id]: {
    name: 'game.freecell',
    about: 'game.freecell.about',
    options: { cells: 'option.cells' },
    discipline: ({ cells }) => plural('freecell.cells', Number(cells)),
    refusal: freecellRefusal,
    async pages(language) {
      const { freecellPages } = await import('./freecell/freecell-pages.ts')
      return freecellPages((await FREECELL_RULES[language]()).FREECELL_RULES)
    },
    guide: async () => (await import('./freecell/freecell-guide.ts')).FREECELL_PLAN,
  },
}

/** The words of a game; undefined for a game that has none. A device may have kept any name for one. */
export function wordsOf(game: string): GameWords | undefined {
  return Object.hasOwn(GAME_WORDS, game) ? GAME_WORDS[game] : undefined
}

/** A game's name; its id where it has no words. */
export function gameName(game: string): string {
  const words = wordsOf(game)
  return words === undefined ? game : text(words.name)
}

/** A kind of race, with the game's name before it where there is a choice of games. */
export function withGame(game: string, kind: string): string {
  return GAMES.size > 1 ? text('race.kind', { of: gameName(game), kind }) : kind
}
