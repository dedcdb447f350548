import { holds, type Figure, type Goal } from './figure.ts'
import type { Part } from './part.ts'

/**
 * The figures as JSON: `{ "figures": [{ name, value, unit, goal, holds, ratio }] }`. `goal` is a text
 * like ">= 1500000"; `goal`, `holds` and `ratio` are null where there is none.
 */
export function figuresJson(figures: readonly Figure[]): string {
  return JSON.stringify({
    figures: figures.map((figure) => ({
      name: figure.name,
      value: figure.value,
      unit: figure.unit,
      goal: figure.goal === undefined ? null : goalText(figure.goal, String),
      holds: holds(figure) ?? null,
      ratio: figure.ratio ?? null,
    })),
  })
}

const RATIO_NOTE =
  'ratio: per lap (a duration: in laps) of a plain loop of 1,000 steps, timed in the same run'

/** The figures as a table for people, with a line that says what the ratio is. */
export function figuresTable(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => [
    figure.name,
    numberText(figure.value),
    figure.unit,
    figure.goal === undefined ? '-' : goalText(figure.goal, numberText),
    { true: 'yes', false: 'NO', undefined: '-' }[`${holds(figure)}`],
    figure.ratio === undefined ? '-' : numberText(figure.ratio),
  ])
  const table = tableText([['figure', 'value', 'unit', 'goal', 'holds', 'ratio'], ...rows])
  return `${table}\n\n${RATIO_NOTE}`
}

/** The parts with what they measure and about how long that takes. */
export function partsTable(parts: readonly Part[]): string {
  const rows = parts.map(({ name, about, seconds }) => [name, `about ${seconds} s`, about])
  return tableText([['part', 'takes', 'measures'], ...rows])
}

function goalText(goal: Goal, written: (value: number) => string): string {
  return 'atLeast' in goal ? `>= ${written(goal.atLeast)}` : `<= ${written(goal.atMost)}`
}

/** Whole thousands with commas from 1,000 on; below, three figures that count. */
function numberText(value: number): string {
  return Math.abs(value) >= 1000
    ? Math.round(value).toLocaleString('en-GB')
    : value.toLocaleString('en-GB', { maximumSignificantDigits: 3 })
}

/** Columns of text, two spaces apart; columns that hold numbers stand to the right. */
function tableText(rows: readonly (readonly (string | undefined)[])[]): string {
  const width = (column: number): number =>
    Math.max(...rows.map((row) => (row[column] ?? '').length))
  const isNumeric = (column: number): boolean =>
    rows.slice(1).every((row) => /^[-\d]/.test(row[column] ?? ''))
  return rows
    .map((row) =>
      row
        .map((cell = '', column) =>
          isNumeric(column) ? cell.padStart(width(column)) : cell.padEnd(width(column)),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
