import type { PartOf } from '../catalogue.ts'
import type { RULE_NOTES as ENGLISH } from '../en/rule-notes.ts'

/** What each house rule and option means, in a sentence or two beside its choices. */
export const RULE_NOTES: PartOf<typeof ENGLISH> = {
  'note.difficulty': '配札の難しさです。どのレベルでも、配札は必ず解けます。',
  'note.handicap':
    '勝った人の次の配札は1段階難しくなり、連勝するたびにもう1段階上がります。負けると部屋のレベルに戻ります。順位はこれまでどおりタイムで決まります。',
  'note.timeLimit':
    '目標タイムです。過ぎても続けられますが、時間内にゴールした人より下の順位になり、ポイントはつきません。60分たつと、その時点で上がっている枚数でレースが終わります。',
  'note.undo': '手を1手ずつ戻せるかどうかです。まとめて上げた場合は、その全部が1手です。',
  'note.hints': '「ヒント」で、動かすカードを示せるかどうかです。',
  'note.send': '「上げる」で、上げられるカードを一度に組札へ上げられるかどうかです。',
  'note.moveClock':
    '1手ごとの持ち時間です。過ぎると自動で1手進みます。3手続けて過ぎると、自分で動かすまで速いペースで進みます。',
  'note.deal':
    '「必ず解ける」は、部屋のルールで解けることが証明された配札です。「ランダム」は、誰にも解けないことがあります。',
  'note.match':
    '決まった数のレースで終わり、全レースのポイントの合計で勝者が決まります。区切りなしの場合、ポイントは続くかぎり加算されます。',
}
