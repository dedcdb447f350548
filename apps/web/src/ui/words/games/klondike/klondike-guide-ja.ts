import type { PartOf } from '../../catalogue.ts'
import type { KLONDIKE_GUIDE as ENGLISH } from './klondike-guide-en.ts'

/** What the guided game of Klondike says, step by step. */
export const KLONDIKE_GUIDE: PartOf<typeof ENGLISH> = {
  'guide.keys':
    'キーボードでは、矢印キーで置き場所を選び、エンターキーでカードを選んで置きます。Sでめくり、Aで上げ、Uで1手戻します。',
  'guide.draw':
    '52枚すべてを4つの組札に上げるゲームです。まずは1枚めくりましょう。山札をタップしてください。',
  'guide.column':
    '列は赤と黒を交互に、数字を1つずつ下げて並べます。赤のクイーン、次に黒のキングをタップしてください。ドラッグもできます。',
  'guide.column.four':
    '列はハート・ダイヤとクラブ・スペードを交互に、数字を1つずつ下げて並べます。ハートのクイーン、次にクラブのキングをタップしてください。ドラッグもできます。',
  'guide.home':
    '裏向きのカードが表になりました。次はエースを組札へ上げます。2回タップするか、エースと組札を順にタップしてください。',
  'guide.undo': '1枚上がりました。手は何度でも戻せます。「1手戻す」をタップしてください。',
  'guide.later':
    'この調子で、カードを表にし、エースからキングまで順に上げ、空いた列にはキングを置きます。レースは数分かかるので、このゲームの終盤へ進みましょう。',
  'guide.send':
    'もう全部そろっています。「上げる」をタップすると、上げられるカードがすべて組札へ上がります。',
  'guide.last': '山札に1枚残っています。めくって、全部上げましょう。',
}
