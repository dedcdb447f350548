import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { WON_RECORDS } from '../test/won-records.ts'
import { writeRecord } from './record.ts'

const COMMAND = join(import.meta.dirname, 'replay-command.ts')
const WON = join(import.meta.dirname, 'won')
/** Small records as people have sent them. */
const REPORTED = join(import.meta.dirname, 'reported')
const DRAW = { from: 'stock', to: 'waste', count: 1 }
const record = writeRecord(WON_RECORDS.get('ShootMe-10, draw 1')!)

function run(args: readonly string[], input: string | Uint8Array = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, [COMMAND, ...args], {
    input,
    encoding: 'utf8',
  })
  return { status, stdout, stderr: stderr.trim() }
}

describe('pnpm replay', () => {
  test('prints the final position and the progress of a won game, and ends with 0', () => {
    const { status, stdout, stderr } = run([join(WON, 'shootme-10-draw-1.json')])
    expect(stdout).toContain('foundation-hearts    AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH\n')
    expect(stdout).toContain('\n52 of 52 cards home: won\n')
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  })

  test('reads a game that is not finished from standard input', () => {
    const moves = record.moves.slice(0, 4)
    const { status, stdout } = run(['-'], JSON.stringify({ ...record, moves }))
    expect(stdout).toContain('\nwaste                QC\n')
    expect(stdout).toMatch(/\n3 of 52 cards home\n$/)
    expect(status).toBe(0)
  })

  test('names the first bad move and its reason, after the position before it, and ends with 1', () => {
    const moves = [DRAW, { from: 'waste', to: 'tableau-1', count: 1 }, { undo: true }]
    const { status, stdout, stderr } = run(['-'], JSON.stringify({ ...record, moves }))
    expect(stdout).toContain('\nwaste                QC\n')
    expect(stdout).toMatch(/\n0 of 52 cards home\n$/)
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: 'move 2 is refused: same-colour',
    })
  })

  test('names an entry that is no move', () => {
    const moves = [DRAW, { from: 'stock' }]
    const { status, stdout, stderr } = run(['-'], JSON.stringify({ ...record, moves }))
    expect(stdout).toContain('0 of 52 cards home')
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr:
        'standard input: move 2: a move is { from, to, count }, { undo: true } or { send: true }',
    })
  })

  test('names the first bad move, also when a later one is malformed', () => {
    const moves = [DRAW, { ...DRAW, count: 2 }, { from: 'stock' }]
    const { status, stderr } = run(['-'], JSON.stringify({ ...record, moves }))
    expect({ status, stderr }).toEqual({ status: 1, stderr: 'move 2 is refused: draw-count' })
  })

  test.each(['byte-order-mark.json', 'utf-16.txt'])(
    'reads a record with a byte-order mark: %s',
    (name) => {
      const { status, stdout, stderr } = run([join(REPORTED, name)])
      expect(stdout).toMatch(/\n0 of 52 cards home\n$/)
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
      const piped = run(['-'], readFileSync(join(REPORTED, name)))
      expect(piped).toEqual({ status, stdout, stderr })
    },
  )

  test('names the move whose time is earlier than the one before, after the position before it', () => {
    const { status, stdout, stderr } = run([join(REPORTED, 'times-run-back.json')])
    expect(stdout).toContain('0 of 52 cards home')
    expect(status).toBe(1)
    expect(stderr).toMatch(
      /: move 3: times never run backwards: "t" was 1500 at move 2 and is 1400 here$/,
    )
  })

  test('names a bad card of the deck', () => {
    const deck = record.deck.replace('AC', 'ZC')
    const { status, stderr } = run(['-'], JSON.stringify({ ...record, deck }))
    expect(stderr).toContain('"deck": card 1 is "ZC", which is no card')
    expect(status).toBe(1)
  })

  test('says when a file is not there or holds no JSON', () => {
    const missing = run([join(WON, 'no-such-game.json')])
    expect(missing.stderr).toContain('no-such-game.json cannot be read: is there such a file?')
    expect(missing.status).toBe(1)
    const broken = run(['-'], '{"game":')
    expect(broken.stderr).toContain('standard input is not JSON')
    expect(broken.status).toBe(1)
  })

  test.each([[[]], [['one.json', 'two.json']]])('says how it is called, not with %j', (args) => {
    expect(run(args)).toEqual({
      status: 1,
      stdout: '',
      stderr: 'usage: pnpm replay FILE   (- for standard input)',
    })
  })
})
