import { bestTimes } from '../device/best-times.ts'
import type { Tally } from '../device/statistics.ts'
import { timeText } from '../words/time-text.ts'
import { text } from '../words/words.ts'
import { rowsOf } from './discipline-rows.ts'

interface DisciplinesProps {
  readonly tallies: Readonly<Record<string, Tally>>
  /** Whether the best times belong to just these races: they are kept for all together. */
  readonly hasBest: boolean
}

/** The races of each draw and level: how many, how many won, the best and the average time. */
export function Disciplines({ tallies, hasBest }: DisciplinesProps) {
  return (
    <table class="disciplines">
      <thead>
        <tr>
          <th scope="col">{text('statistics.discipline')}</th>
          <th scope="col">{text('statistics.races')}</th>
          <th scope="col">{text('statistics.wins')}</th>
          {hasBest && <th scope="col">{text('statistics.best')}</th>}
          <th scope="col">{text('statistics.average')}</th>
        </tr>
      </thead>
      <tbody>
        {rowsOf(tallies, bestTimes.value).map(({ key, name, tally, best, average }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            <td class="numeral">{tally.races}</td>
            <td class="numeral">{tally.wins}</td>
            {hasBest && <td class="numeral own-colour">{timeOrNone(best)}</td>}
            <td class="numeral">{timeOrNone(average)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function timeOrNone(time: number | undefined): string {
  return time === undefined ? '–' : timeText(time)
}
