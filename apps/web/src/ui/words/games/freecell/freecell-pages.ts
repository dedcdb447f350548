import type { PartOf } from '../../catalogue.ts'
import type { GamePagesIn, PagePart } from '../page-parts.ts'
import { textsOf, type TextsOf } from '../text-of.ts'
import type { FREECELL_RULES as ENGLISH } from './freecell-rules-en.ts'

type English = typeof ENGLISH

/** The pages of FreeCell, from its words in one language. */
export function freecellPages(words: PartOf<English>): GamePagesIn {
  const texts = textsOf<English>(words)
  const { text } = texts
  return {
    guide: words,
    notes: { cells: text('note.cells') },
    of: ({ cells }, hasUndo) => ({
      rules: rulesParts(texts, Number(cells)),
      keys: [],
      hint: text('how.hands.hint'),
      stuck: text(hasUndo ? 'how.end.stuck' : 'how.end.stuck.no-undo'),
      clock: text('how.clock.1'),
      terms: (['foundation', 'column', 'cell'] as const).map((name) => ({
        word: text(`term.${name}`),
        meaning: text(`term.${name}.is`),
      })),
      best: text('term.best.is'),
      background: [
        {
          title: text('how.odds'),
          texts: [text('how.odds.1'), text('how.odds.2'), text('how.odds.3')],
        },
        { title: text('how.history'), texts: [text('how.history.1')] },
      ],
      strategy: strategyParts(texts),
      lanes: text('tips.race.1'),
      send: text('tips.race.send'),
    }),
  }
}

function rulesParts({ text, plural }: TextsOf<English>, cells: number): PagePart[] {
  return [
    { title: text('how.deal'), texts: [text('how.deal.1'), text('how.deal.2')] },
    {
      title: text('how.columns'),
      texts: [text('how.columns.1'), text('how.columns.suits'), text('how.columns.2')],
    },
    { title: text('how.cells'), texts: [plural('how.cells.1', cells), text('how.cells.2')] },
    {
      title: text('how.runs'),
      texts: [text('how.runs.1'), text('how.runs.2'), text('how.runs.3')],
    },
    { title: text('how.foundations'), texts: [text('how.foundations.1')] },
  ]
}

function strategyParts({ text }: TextsOf<English>): PagePart[] {
  return [
    { title: text('tips.plan'), texts: [text('tips.plan.1'), text('tips.plan.2')] },
    { title: text('tips.cells'), texts: [text('tips.cells.1'), text('tips.cells.2')] },
    { title: text('tips.columns'), texts: [text('tips.columns.1'), text('tips.columns.2')] },
    { title: text('tips.home'), texts: [text('tips.home.1'), text('tips.home.2')] },
  ]
}
