import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildDeck } from './build.ts'
import type { DeckName } from './colours.ts'
import type { FrameName } from './layout.ts'
import type { DeckManifest } from './manifest.ts'

type Colour = readonly [red: number, green: number, blue: number]

const paper: Colour = [251, 246, 233]
const ink: Colour = [23, 27, 32]
const red: Colour = [188, 31, 46]
const green: Colour = [15, 107, 58]
const blue: Colour = [27, 87, 181]

const suits = ['C', 'D', 'H', 'S'] as const
const cards = suits.flatMap((suit) =>
  'A 2 3 4 5 6 7 8 9 T J Q K'.split(' ').map((rank) => rank + suit),
)
const backs = ['back-ink', 'back-oxblood', 'back-felt', 'back-contrast']
const decks: readonly DeckName[] = ['two', 'four']

let outDir = ''
let manifest: DeckManifest
const pixels: Partial<Record<DeckName, Buffer>> = {}

beforeAll(async () => {
  outDir = await mkdtemp(join(tmpdir(), 'deck-'))
  await buildDeck(outDir)
  manifest = JSON.parse(await readFile(join(outDir, 'deck.json'), 'utf8')) as DeckManifest
  for (const deck of decks) {
    const file = join(outDir, manifest.images[deck].file)
    pixels[deck] = await sharp(file).ensureAlpha().raw().toBuffer()
  }
}, 60_000)

afterAll(() => rm(outDir, { recursive: true, force: true }))

/** One frame cut out of its atlas; positions are in widths of the card. */
function frameOf(deck: DeckName, name: string) {
  const frame = manifest.frames[name as FrameName]
  const data = pixels[deck] ?? Buffer.alloc(0)
  const pixel = (x: number, y: number): readonly number[] => {
    const start = ((frame.y + y) * manifest.images[deck].width + frame.x + x) * 4
    return [...data.subarray(start, start + 4)]
  }
  const at = (x: number, y: number): readonly number[] =>
    pixel(Math.floor(x * frame.w), Math.floor(y * frame.w))
  return { ...frame, pixel, at }
}

function isNear(pixel: readonly number[], colour: Colour, tolerance = 6): boolean {
  return colour.every((value, channel) => Math.abs(value - (pixel[channel] ?? -999)) <= tolerance)
}

/** The box of all that is not paper in a part of a card; all in widths of the card. */
function inkBox(
  deck: DeckName,
  name: string,
  part: { left: number; top: number; right: number; bottom: number },
) {
  const { pixel, w } = frameOf(deck, name)
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  for (let y = Math.ceil(part.top * w); y < Math.floor(part.bottom * w); y++) {
    for (let x = Math.ceil(part.left * w); x < Math.floor(part.right * w); x++) {
      if (isNear(pixel(x, y), paper)) continue
      box.left = Math.min(box.left, x / w)
      box.top = Math.min(box.top, y / w)
      box.right = Math.max(box.right, (x + 1) / w)
      box.bottom = Math.max(box.bottom, (y + 1) / w)
    }
  }
  return box
}

const indexPart = { left: 0.036, top: 0.024, right: 0.5, bottom: 0.62 }
const cornerPart = { left: 0.5, top: 0.024, right: 0.964, bottom: 0.62 }

describe('the atlas', () => {
  test('holds the 52 cards and four backs, and nothing else', () => {
    expect(Object.keys(manifest.frames).toSorted()).toEqual([...cards, ...backs].toSorted())
  })

  test('has the size that deck.json says', async () => {
    for (const deck of decks) {
      const { file, width, height, bytes } = manifest.images[deck]
      const path = join(outDir, file)
      expect(await sharp(path).metadata()).toMatchObject({ format: 'webp', width, height })
      expect((await stat(path)).size).toBe(bytes)
    }
  })

  test('weighs at most 220 KB', () => {
    for (const deck of decks) expect(manifest.images[deck].bytes).toBeLessThanOrEqual(220_000)
  })

  test('has every frame inside the image, and no two frames overlap', () => {
    const { width, height } = manifest.images.two
    const frames = Object.values(manifest.frames)
    for (const [place, a] of frames.entries()) {
      expect(Math.min(a.x, a.y)).toBeGreaterThanOrEqual(0)
      expect(a.x + a.w).toBeLessThanOrEqual(width)
      expect(a.y + a.h).toBeLessThanOrEqual(height)
      for (const b of frames.slice(place + 1)) {
        const apart = a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y
        expect(apart).toBe(true)
      }
    }
  })

  test('leaves eight clear pixels between cards, on multiples of eight, for the mipmaps', () => {
    for (const name of [...cards, ...backs]) {
      const { x, y, w, h, pixel } = frameOf('two', name)
      expect([x % 8, y % 8, w % 8, h % 8]).toEqual([0, 0, 0, 0])
      for (let step = 0; step < 8; step++) {
        expect(pixel(w + step, h / 2)[3]).toBe(0)
        expect(pixel(w / 2, h + step)[3]).toBe(0)
      }
    }
  })
})

describe('the build', () => {
  test('makes the same bytes every time', async () => {
    const again = await mkdtemp(join(tmpdir(), 'deck-'))
    try {
      await buildDeck(again)
      for (const file of ['two.webp', 'four.webp', 'deck.json']) {
        const same = (await readFile(join(again, file))).equals(await readFile(join(outDir, file)))
        expect(same, file).toBe(true)
      }
    } finally {
      await rm(again, { recursive: true, force: true })
    }
  }, 60_000)

  test('leaves files alone that are up to date', async () => {
    const path = join(outDir, 'two.webp')
    const before = await stat(path)
    await buildDeck(outDir)
    const after = await stat(path)
    expect([after.ino, after.mtimeMs]).toEqual([before.ino, before.mtimeMs])
  })

  test('mends a damaged image', async () => {
    const path = join(outDir, 'four.webp')
    const good = await readFile(path)
    await writeFile(path, good.subarray(0, 1000))
    await buildDeck(outDir)
    expect((await readFile(path)).equals(good)).toBe(true)
  }, 60_000)
})

describe('a card', () => {
  test('is 1.4 times as high as wide, with clear corners and a whole outline', () => {
    for (const name of [...cards, ...backs]) {
      const { w, h, pixel } = frameOf('two', name)
      expect(h).toBeCloseTo(1.4 * w)
      for (const [x, y] of [
        [0, 0],
        [w - 1, 0],
        [0, h - 1],
        [w - 1, h - 1],
      ] as const) {
        expect(pixel(x, y)[3]).toBe(0)
      }
      for (const [x, y] of [
        [0, h / 2],
        [w - 1, h / 2],
        [w / 2, 0],
        [w / 2, h - 1],
      ] as const) {
        expect(pixel(x, y)[3]).toBe(255)
      }
    }
  })

  test('shows its whole index and suit in the .34 of its width that a tight fan leaves', () => {
    for (const deck of decks) {
      for (const name of cards) {
        const index = inkBox(deck, name, indexPart)
        expect(index.top, name).toBeLessThan(0.05)
        expect(index.bottom, name).toBeGreaterThan(0.31)
        expect(index.bottom, name).toBeLessThan(0.34)
        const corner = inkBox(deck, name, cornerPart)
        expect(corner.bottom - corner.top, name).toBeGreaterThan(0.2)
        expect(corner.bottom, name).toBeLessThan(0.34)
      }
    }
  })

  test('shows nothing more in the .63 of its width that a phone fan leaves', () => {
    for (const name of cards) {
      const under = inkBox('two', name, { left: 0.025, top: 0.34, right: 0.975, bottom: 0.63 })
      expect(under.top, name).toBe(Infinity)
    }
  })

  test('has an index .29 of its width high, .05 from its left edge', () => {
    for (const suit of suits) {
      const king = inkBox('two', `K${suit}`, indexPart)
      expect(Math.abs(king.bottom - king.top - 0.29)).toBeLessThan(0.006)
      expect(Math.abs(king.left - 0.05)).toBeLessThan(0.006)
    }
  })

  test('of a ten shows both figures, apart, in the .28 of its width that a fanned waste leaves', () => {
    for (const suit of suits) {
      const ten = inkBox('two', `T${suit}`, indexPart)
      expect(ten.right).toBeLessThanOrEqual(0.28)
      const { at } = frameOf('two', `T${suit}`)
      let strokes = 0
      for (let x = 0.025, wasPaper = true; x < 0.3; x += 1 / 240) {
        const isPaper = isNear(at(x, 0.2), paper, 60)
        if (wasPaper && !isPaper) strokes++
        wasPaper = isPaper
      }
      expect(strokes).toBe(3)
    }
  })

  test('of a queen has a tail that no nought has', () => {
    for (const suit of suits) {
      const queen = inkBox('two', `Q${suit}`, indexPart)
      const ten = inkBox('two', `T${suit}`, indexPart)
      expect(queen.bottom - ten.bottom).toBeGreaterThan(0.004)
    }
  })
})

describe('a figure', () => {
  test('has a face of paper before a darker backdrop, which covers none of it', () => {
    const backdrop: Colour = [240, 231, 209]
    for (const name of cards.filter((card) => /^[JQK]/.test(card))) {
      const { pixel, w } = frameOf('two', name)
      let total = 0
      let behind = 0
      let face = 0
      for (let y = Math.ceil(0.65 * w); y < 1.33 * w; y++) {
        for (let x = Math.ceil(0.08 * w); x < 0.92 * w; x++) {
          total++
          if (isNear(pixel(x, y), backdrop, 3)) behind++
          if (isNear(pixel(x, y), paper, 3)) face++
        }
      }
      expect(behind / total, `${name}’s backdrop`).toBeGreaterThan(0.08)
      expect(behind / total, `${name}’s backdrop`).toBeLessThan(0.4)
      expect(face / total, `${name}’s face`).toBeGreaterThan(0.05)
    }
  })
})

describe('colours', () => {
  const expected: Readonly<Record<DeckName, Readonly<Record<string, Colour>>>> = {
    two: { C: ink, D: red, H: red, S: ink },
    four: { C: green, D: blue, H: red, S: ink },
  }

  test.for(decks)('every index and suit of the %s-colour deck has its suit’s colour', (deck) => {
    for (const name of cards) {
      const colour = expected[deck][name[1] ?? '']
      if (colour === undefined) throw new Error(`No colour is expected for ${name}.`)
      const { at, pixel, w } = frameOf(deck, name)
      const isHollow = deck === 'four' && /[DH]/.test(name[1] ?? '')
      const middle = isHollow ? paper : colour
      expect(isNear(at(0.822, 0.175), middle), `${name} in the corner`).toBe(true)
      let index = 0
      for (let y = 0; y < 0.34 * w; y++) {
        for (let x = Math.ceil(0.03 * w); x < 0.3 * w; x++) {
          if (isNear(pixel(x, y), colour)) index++
        }
      }
      expect(index / w ** 2, `${name} in the index`).toBeGreaterThan(0.015)
      if (!/[JQK]/.test(name)) expect(isNear(at(0.5, 0.96), middle), name).toBe(true)
      expect(isNear(at(0.5, 0.5), paper), `${name}’s paper`).toBe(true)
    }
  })

  test('with four colours the red suits are hollow and the black ones solid, on every card', () => {
    for (const name of cards) {
      const colour = expected.four[name[1] ?? '']
      if (colour === undefined) throw new Error(`No colour is expected for ${name}.`)
      const { at } = frameOf('four', name)
      // From the middle of the corner's symbol to its right: paper, then the ring, where it is hollow.
      const across = Array.from({ length: 60 }, (_, step) => at(0.822 + step * 0.002, 0.175))
      const start = across.findIndex((pixel) => isNear(pixel, colour))
      const width = across.slice(start).findIndex((pixel) => !isNear(pixel, colour))
      const isRed = /[DH]/.test(name[1] ?? '')
      expect(start > 0, name).toBe(isRed)
      if (isRed) expect(width * 0.002, `${name}’s ring`).toBeGreaterThan(0.025)
    }
  })

  test('figures are the same in both decks', () => {
    for (const name of cards.filter((card) => /^[JQK]/.test(card))) {
      const [two, four] = decks.map((deck) => frameOf(deck, name))
      if (two === undefined || four === undefined) throw new Error('Two decks are expected.')
      let difference = 0
      let count = 0
      for (let y = Math.ceil(0.65 * two.w); y < 1.33 * two.w; y++) {
        for (let x = Math.ceil(0.08 * two.w); x < 0.92 * two.w; x++) {
          const other = four.pixel(x, y)
          const steps = two.pixel(x, y).map((value, channel) => value - (other[channel] ?? 0))
          difference += Math.max(...steps.map(Math.abs))
          count++
        }
      }
      expect(difference / count, name).toBeLessThan(2)
    }
  })

  test('every back has its own field, and the mark on it', () => {
    const fields: Readonly<Record<string, Colour>> = {
      'back-ink': [34, 57, 79],
      'back-oxblood': [90, 31, 39],
      'back-felt': [30, 74, 59],
      'back-contrast': [0, 0, 0],
    }
    for (const [name, field] of Object.entries(fields)) {
      const { at } = frameOf('two', name)
      expect(isNear(at(0.5, 0.55), field), `${name}’s field`).toBe(true)
      expect(isNear(at(0.43, 0.663), field), `${name}’s bar`).toBe(false)
      expect(isNear(at(0.575, 0.72), field), `${name}’s pole`).toBe(false)
    }
  })
})
