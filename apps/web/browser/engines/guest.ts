import { mkdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import type { Move } from '@samedeal/rules'
import axe from 'axe-core'
import type { Device, Point, Size } from './device.ts'

/** Where pictures for the eye go, if anybody asks for them; git ignores the folder. */
const PICTURES = join(import.meta.dirname, '../../../../.shots/engines')

/** What of an accessibility tree the guests go by; axe works it out in every engine alike. */
interface Axe {
  setup(): void
  teardown(): void
  readonly commons: {
    readonly aria: { getRole(element: Element): string | null }
    readonly text: { accessibleText(element: Element): string }
  }
}

/** What a guest looks for: a place on the table, by a selector, or a control, by its role and how its name begins. */
type Thing = string | { readonly role: string; readonly name: string; readonly within?: string }

/** One person at a browser of any engine: what they do, said as they would say it. */
export class Guest {
  readonly #device: Device
  readonly #name: string
  readonly #size: Size

  constructor(device: Device, name: string, size: Size) {
    this.#device = device
    this.#name = name
    this.#size = size
  }

  open(address: string): Promise<void> {
    return this.#device.open(address)
  }

  reload(): Promise<void> {
    return this.#device.reload()
  }

  /** Goes back. A page that was frozen while it loaded something loads itself anew then: that is waited for. */
  async back(): Promise<void> {
    await this.#device.back()
    await new Promise((begun) => setTimeout(begun, 1_500))
  }

  press(key: string): Promise<void> {
    return this.#device.press(key)
  }

  /** Opens a room from the home page; gives its code. */
  async host(address: string): Promise<string> {
    await this.open(address)
    await this.type('Your name', this.#name)
    await this.tap('Host a race')
    let code = ''
    await expect
      .poll(async () => (code = String(await this.#evaluate(() => location.pathname.slice(1)))))
      .toMatch(/^[A-Z]{6}$/)
    return code
  }

  /** Types a code on the home page. */
  async joinByCode(address: string, code: string): Promise<void> {
    await this.open(address)
    await this.type('Your name', this.#name)
    await this.type('Room code', code)
    await this.tap('Join')
  }

  async type(field: string, text: string): Promise<void> {
    await this.#tapOn({ role: 'textbox', name: field })
    for (const letter of text) await this.press(letter)
  }

  /** Presses a button, known by the beginning of its name, with the pointer. */
  tap(name: string): Promise<void> {
    return this.#tapOn({ role: 'button', name })
  }

  choose(choice: string): Promise<void> {
    return this.#tapOn({ role: 'radio', name: choice })
  }

  /** Taps the card on the table. */
  async tapCard(card: string): Promise<void> {
    await this.#device.drag([await this.#placeOf(cardAt(card))])
  }

  async tapPile(pile: string): Promise<void> {
    await this.#device.drag([await this.#placeOf(pileAt(pile))])
  }

  async dragCard(card: string, onto: string): Promise<void> {
    const from = await this.#placeOf(cardAt(card))
    const to = await this.#placeOf(cardAt(onto))
    const half = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
    await this.#device.drag([from, half, to, to])
  }

  /** Makes moves on the table's buttons with the keyboard, as somebody who cannot see the canvas would. */
  async playByKeyboard(moves: readonly Move[]): Promise<void> {
    for (const { from, to } of moves) {
      // A card that has just been turned up can be played when its face has come, and none while the table is locked.
      await expect.poll(() => this.#isOpen(from)).toBe(true)
      if (from !== 'stock') await expect.poll(() => this.#labelOf(from)).toMatch(/ of /)
      let before = -1
      await expect.poll(async () => (before = await this.#movesMade())).toBeGreaterThanOrEqual(0)
      await this.#focus(from)
      await this.press('Enter')
      if (from !== 'stock') {
        await this.#focus(to)
        await this.press('Enter')
      }
      await expect.poll(() => this.#movesMade()).toBe(before + 1)
    }
  }

  /** Wins the easy deal by its keys: everything that lies open goes home, then each card of the stock. */
  async win(): Promise<void> {
    await this.press('a')
    for (let left = 24; left > 0; left--) {
      const before = await this.#movesMade()
      await this.press('s')
      await expect.poll(() => this.#movesMade()).toBeGreaterThan(before)
      await this.press('a')
    }
  }

  /** Gives the round up, and says so when asked. */
  async quit(): Promise<void> {
    await this.tap('Quit')
    await this.#tapOn({ role: 'button', name: 'Quit', within: '.question' })
  }

  async sees(text: string | RegExp): Promise<void> {
    const shown = () => this.#evaluate(() => document.body.innerText)
    if (typeof text === 'string') await expect.poll(shown).toContain(text)
    else await expect.poll(shown).toMatch(text)
  }

  async seesNoMore(text: string): Promise<void> {
    await expect.poll(() => this.#evaluate(() => document.body.innerText)).not.toContain(text)
  }

  /** The table's code is loaded after the rest of the screen; before that it draws no card. */
  async seesTable(): Promise<void> {
    await expect.poll(() => this.#count(pileAt('stock'))).toBe(1)
  }

  async seesCard(card: string): Promise<void> {
    await expect.poll(() => this.#count(cardAt(card))).toBe(1)
  }

  /** What a pile's button is called. */
  async hears(pile: string, name: RegExp): Promise<void> {
    await expect.poll(() => this.#labelOf(pile)).toMatch(name)
  }

  async hasMade(moves: number): Promise<void> {
    await expect.poll(() => this.#movesMade()).toBe(moves)
  }

  /** Nothing of a screen may lie beside the window; SAMEDEAL_PICTURES asks for a picture too. */
  async look(screen: string): Promise<void> {
    const tooWide = () => document.documentElement.scrollWidth - innerWidth
    expect(await this.#evaluate(tooWide), `${screen} is wider than its window`).toBeLessThanOrEqual(
      0,
    )
    if (process.env['SAMEDEAL_PICTURES'] === undefined) return
    await new Promise((settled) => setTimeout(settled, 600))
    mkdirSync(PICTURES, { recursive: true })
    await writeFile(
      join(PICTURES, `${test.info().project.name}-${this.#size.width}-${screen}.png`),
      await this.#device.picture(),
    )
  }

  async #movesMade(): Promise<number> {
    const shown = String(await this.#evaluate(() => document.body.innerText))
    return Number(/(\d+)\s+moves?\b/.exec(shown)?.[1] ?? -1)
  }

  #labelOf(pile: string): Promise<unknown> {
    return this.#evaluate(
      (at) => document.querySelector(at)?.getAttribute('aria-label') ?? '',
      pileAt(pile),
    )
  }

  #isOpen(pile: string): Promise<unknown> {
    return this.#evaluate(
      (at) => document.querySelector(at)?.getAttribute('aria-disabled') === 'false',
      pileAt(pile),
    )
  }

  #count(selector: string): Promise<unknown> {
    return this.#evaluate((at) => document.querySelectorAll(at).length, selector)
  }

  async #focus(pile: string): Promise<void> {
    await this.#evaluate((at) => document.querySelector<HTMLElement>(at)?.focus(), pileAt(pile))
  }

  async #tapOn(thing: Thing): Promise<void> {
    await this.#device.drag([await this.#placeOf(thing)])
  }

  /** The middle of something, once it is there, can be used, is not covered, and stays where it is. */
  async #placeOf(thing: Thing): Promise<Point> {
    let found: Point | string = ''
    await expect
      .poll(async () => {
        const before = found
        found = await this.#find(thing)
        if (typeof found === 'string') return found
        return JSON.stringify(found) === JSON.stringify(before) ? 'found' : 'it moves'
      })
      .toBe('found')
    return found as unknown as Point
  }

  async #find(thing: Thing): Promise<Point | string> {
    if (typeof thing !== 'string' && (await this.#evaluate(() => !('axe' in window)))) {
      await this.#device.evaluate(`(() => { ${axe.source} })()`)
    }
    return (await this.#evaluate(placeIn, thing)) as Point | string
  }

  #evaluate<Input>(work: (input: Input) => unknown, input?: Input): Promise<unknown> {
    return this.#device.evaluate(`(${work.toString()})(${JSON.stringify(input)})`)
  }
}

function cardAt(card: string): string {
  return `[data-card="${card}"]`
}

function pileAt(pile: string): string {
  return `[data-pile="${pile}"]`
}

/** Runs in the page: the middle of what is looked for, or why it cannot be had. */
function placeIn(thing: Thing): Point | string {
  const isTable = typeof thing === 'string'
  const element = isTable ? document.querySelector(thing) : controlIn(thing)
  if (element == null) return `${isTable ? thing : thing.name} is not there`
  if (!isTable) element.scrollIntoView({ block: 'nearest' })
  const { x, y, width, height } = element.getBoundingClientRect()
  const middle = { x: x + width / 2, y: y + height / 2 }
  // Places on the table let the pointer through to the canvas.
  if (isTable) return middle
  if (element.matches(':disabled, [aria-disabled="true"]')) return 'it cannot be used'
  const top = document.elementFromPoint(middle.x, middle.y)
  const isHit = top !== null && (element.contains(top) || top.contains(element.closest('label')))
  return isHit ? middle : `it is covered by ${top?.outerHTML.slice(0, 80)}`

  function controlIn({ role, name, within = 'body' }: Exclude<Thing, string>): Element | undefined {
    const { axe: tree } = window as unknown as { axe: Axe }
    tree.setup()
    const named = [...document.querySelectorAll(`${within} :is(button, a, input, select, [role])`)]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => tree.commons.aria.getRole(control) === role)
      .map((control) => ({ control, called: tree.commons.text.accessibleText(control).trim() }))
      .filter(({ called }) => called.startsWith(name))
    tree.teardown()
    return (named.find(({ called }) => called === name) ?? named[0])?.control
  }
}
