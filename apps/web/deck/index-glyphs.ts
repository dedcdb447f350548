import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import opentype, { type Font, type PathCommand } from 'opentype.js'
import type { Rank } from './layout.ts'

/**
 * Where an index stands, in thousandths of the card's width: capitals from `top` down `capHeight`.
 * A ten's one begins with a thin flag, which hangs out to the left; so the ten ends within .28 of
 * the width, what a fanned waste shows.
 */
const indexPlace = { left: 50, leftOfTen: 42, top: 32, capHeight: 290 } as const

/** Barlow Condensed 700: units of a capital's height, which the figures share. */
const capUnits = 700

/** Moves a point of an outline; font units, y up from the baseline. */
type Shape = (x: number, y: number) => readonly [x: number, y: number]

const asDrawn: Shape = (x, y) => [x, y]

/**
 * The Q's tail hangs 98 units under the baseline, which a fan of .34 of a card's width would
 * cover. Its bowl is cut at mid-height and raised, and the tail ends just under the baseline.
 */
const shortTail: Shape = (x, y) => [x, y < -50 ? y + 70 : y < 350 ? y + 34 : y]

/** The one of a ten: its flag is cut short. */
const tightOne: Shape = (x, y) => [0.89 * (x < 60 ? x + 20 : x), y]

/** The nought of a ten: the counter is narrowed, the stems keep nearly their full weight. */
const tightNought: Shape = (x, y) => [0.89 * (x > 226 ? x + 245 : x + 262), y]

/** Indexes that are more than one glyph as it is. */
const glyphs: Readonly<Partial<Record<Rank, readonly (readonly [string, Shape])[]>>> = {
  Q: [['Q', shortTail]],
  T: [
    ['1', tightOne],
    ['0', tightNought],
  ],
}

let font: Font | undefined

function indexFont(): Font {
  if (font === undefined) {
    const path = createRequire(import.meta.url).resolve(
      '@fontsource/barlow-condensed/files/barlow-condensed-latin-700-normal.woff',
    )
    const file = readFileSync(path)
    font = opentype.parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.length))
  }
  return font
}

/** A command with its end point, and its control point before it, moved by a shape. */
function reshaped(command: PathCommand, shape: Shape): PathCommand {
  if (command.type === 'Z') return command
  const [x, y] = shape(command.x, command.y)
  if (command.type !== 'Q') return { type: command.type, x, y }
  const [x1, y1] = shape(command.x1, command.y1)
  return { type: 'Q', x1, y1, x, y }
}

function pathText(command: PathCommand): string {
  if (command.type === 'Z') return 'Z'
  const control = command.type === 'Q' ? [command.x1, command.y1] : []
  const numbers = [...control, command.x, command.y].map((value) => value.toFixed(1))
  return command.type + numbers.join(' ')
}

/** The index of a rank as path data, in thousandths of the card's width from its corner. */
export function indexPath(rank: Rank): string {
  const commands = (glyphs[rank] ?? [[rank, asDrawn] as const]).flatMap(([character, shape]) =>
    indexFont()
      .charToGlyph(character)
      .path.commands.map((command) => reshaped(command, shape)),
  )
  const left = Math.min(...commands.flatMap((command) => (command.type === 'Z' ? [] : [command.x])))
  const inset = rank === 'T' ? indexPlace.leftOfTen : indexPlace.left
  const scale = indexPlace.capHeight / capUnits
  const onCard: Shape = (x, y) => [
    inset + (x - left) * scale,
    indexPlace.top + indexPlace.capHeight - y * scale,
  ]
  return commands.map((command) => pathText(reshaped(command, onCard))).join('')
}
