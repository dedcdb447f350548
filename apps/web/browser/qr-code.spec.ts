import type { Locator } from '@playwright/test'
import { startServer, type RunningServer } from '@samedeal/server'
import sharp from 'sharp'
import { onLaptop, onPhone } from './racer.ts'
import { expect, test } from './test.ts'

let server: RunningServer

test.beforeAll(async () => {
  server = await startServer({ port: 4660 + test.info().parallelIndex, host: '127.0.0.1' })
})

test.afterAll(() => server.close())

/** Modules of one finder pattern, which stands in three corners of every code. */
const FINDER = 7
/** Light modules around a code, by ISO/IEC 18004. */
const QUIET = 4

/** How many modules around a painted code are as light as those within it, at the narrowest side. */
async function quietZone(paper: Locator): Promise<number> {
  const code = paper.locator('.qr-code')
  const image = sharp(await code.screenshot({ scale: 'device' })).greyscale()
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
  const dark: { x: number; y: number }[] = []
  for (const [place, shade] of data.entries()) {
    if (place % info.channels !== 0) continue
    const pixel = place / info.channels
    const [x, y] = [pixel % info.width, Math.floor(pixel / info.width)]
    if (shade < 128) dark.push({ x, y })
  }
  const across = dark.map(({ x }) => x)
  const down = dark.map(({ y }) => y)
  const [left, right] = [Math.min(...across), Math.max(...across) + 1]
  const [top, bottom] = [Math.min(...down), Math.max(...down) + 1]
  // The upper edge of the first finder pattern is one run of dark pixels.
  const edge = new Set(dark.filter(({ y }) => y === top + 1).map(({ x }) => x))
  let run = 0
  while (edge.has(left + run)) run++
  const module = run / FINDER
  return Math.min(left, top, info.width - right, info.height - bottom) / module
}

for (const theme of ['felt', 'dark', 'light', 'high-contrast', 'forced colours']) {
  test(`a QR code keeps four light modules around it: ${theme}`, async ({ browser }) => {
    for (const open of [onPhone, onLaptop]) {
      const lena = await open(browser, 'Lena')
      await lena.page.addInitScript((kept) => {
        localStorage.setItem('samedeal.preferences', kept)
      }, JSON.stringify({ theme }))
      if (theme === 'forced colours') await lena.page.emulateMedia({ forcedColors: 'active' })
      const code = await lena.host(server.addresses.local)
      const papers = [lena.page.locator('.qr-paper')]
      const screen = await lena.page.context().newPage()
      await screen.setViewportSize({ width: 1920, height: 1080 })
      await screen.goto(`${server.addresses.local}/watch/${code}`)
      papers.push(screen.locator('.qr-paper'))
      for (const paper of papers) {
        await expect(paper.locator('.qr-code')).toBeVisible()
        // A painted edge may lie a pixel beside the drawn one.
        expect(await quietZone(paper)).toBeGreaterThan(QUIET - 0.4)
      }
      await lena.page.context().close()
    }
  })
}
