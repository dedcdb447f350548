import type { PartOf } from '../catalogue.ts'
import type { DEAL_NUMBER as ENGLISH } from './deal-number-en.ts'

/** Words for choosing a deal by its number: only a game whose deals have numbers fetches them. */
export const DEAL_NUMBER: PartOf<typeof ENGLISH> = {
  'deal.number': '配札の番号',
  'deal.number.none': '誰も見ていない配札',
  'deal.number.fresh': '空のままなら、解けると証明された新しい配札になります。',
  'deal.number.known':
    '番号のある配札は、自己ベストにも統計にも残りません。知っている人がいるかもしれないためです。',
  'deal.number.lost': 'この配札は誰にも解けません。',
  'deal.number.lost.offer': '解けない8つの配札',
  'deal.number.fault': '番号は1から{last}までです。',
  'deal.number.link': 'この配札のリンクをコピー',
  'deal.number.copied': 'コピーしました',
}
