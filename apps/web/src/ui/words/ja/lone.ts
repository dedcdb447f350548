import type { PartOf } from '../catalogue.ts'
import type { LONE as ENGLISH } from '../en/lone.ts'

/** Texts of the results of a race alone. */
export const LONE: PartOf<typeof ENGLISH> = {
  'lone.new': '新しい配札',
  'lone.again': '同じ配札でもう一度',
  'lone.again.note': '同じ配札での再挑戦は、自己ベストにも統計にも数えません。',
  'lone.numbered': '番号のある配札（記録なし）',
  'lone.repeat': '同じ配札での再挑戦（記録なし）',
  'lone.last-move': '最後の手は{time}',
}
