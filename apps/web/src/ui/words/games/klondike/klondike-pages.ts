import type { PartOf } from '../../catalogue.ts'
import type { GamePagesIn, PagePart } from '../page-parts.ts'
import { textsOf, type TextsOf } from '../text-of.ts'
import type { KLONDIKE_RULES as ENGLISH } from './klondike-rules-en.ts'

type English = typeof ENGLISH
type Options = Readonly<Record<string, unknown>>

/** The pages of Klondike, from its words in one language. */
export function klondikePages(words: PartOf<English>): GamePagesIn {
  const texts = textsOf<English>(words)
  const { text } = texts
  return {
    guide: words,
    notes: {
      draw: text('note.draw'),
      passes: text('note.passes'),
      foundationReturn: text('note.foundationReturn'),
    },
    of: (options, hasUndo) => ({
      rules: rulesParts(texts, options),
      keys: [text('how.key.draw')],
      hint: text('how.hands.hint'),
      stuck: text(hasUndo ? 'how.end.stuck' : 'how.end.stuck.no-undo'),
      clock: text('how.clock.1'),
      terms: (['foundation', 'column', 'stock', 'pass'] as const).map((name) => ({
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
      strategy: strategyParts(texts, options),
      lanes: text('tips.race.1'),
      send: text('tips.race.send'),
    }),
  }
}

function rulesParts(texts: TextsOf<English>, options: Options): PagePart[] {
  const { text } = texts
  return [
    { title: text('how.deal'), texts: [text('how.deal.1'), text('how.deal.2')] },
    {
      title: text('how.columns'),
      texts: [
        text('how.columns.1'),
        text('how.columns.suits'),
        text('how.columns.2'),
        text('how.columns.3'),
      ],
    },
    {
      title: text('how.foundations'),
      texts: [
        text('how.foundations.1'),
        text(
          options['foundationReturn'] === false ? 'how.foundations.locked' : 'how.foundations.2',
        ),
      ],
    },
    { title: text('how.stock'), texts: stockTexts(texts, options) },
  ]
}

/** Both ways to draw are explained, whichever the room plays. */
function stockTexts({ text, plural }: TextsOf<English>, { draw, passes }: Options): string[] {
  return [
    text('how.stock.one'),
    text('how.stock.three'),
    ...(typeof draw === 'number' ? [text('how.stock.here', { n: draw })] : []),
    typeof passes === 'number' ? plural('how.stock.passes', passes) : text('how.stock.unlimited'),
    ...(passes === 1 ? [] : [text('how.stock.tap')]),
  ]
}

function strategyParts({ text }: TextsOf<English>, options: Options): PagePart[] {
  const { draw, passes, foundationReturn } = options
  return [
    {
      title: text('tips.columns'),
      texts: [text('tips.columns.1'), text('tips.columns.2'), text('tips.columns.3')],
    },
    { title: text('tips.kings'), texts: [text('tips.kings.1'), text('tips.kings.2')] },
    {
      title: text('tips.home'),
      texts: [
        text('tips.home.1'),
        text('tips.home.2'),
        text('tips.home.3'),
        ...(foundationReturn === false ? [] : [text('tips.home.return')]),
      ],
    },
    {
      title: text('tips.stock'),
      texts: [
        text(draw === 3 ? 'tips.stock.three' : 'tips.stock.one'),
        ...(typeof passes === 'number' ? [text('tips.stock.few')] : []),
        text('tips.stock.late'),
      ],
    },
  ]
}
