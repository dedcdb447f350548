import { startServer, type RunningServer } from '@samedeal/server'
import { speak } from './inspect/language.ts'
import { expect, test } from './test.ts'

let server: RunningServer

test.beforeAll(async () => {
  server = await startServer({ port: 6900 + test.info().parallelIndex, host: '127.0.0.1' })
})

test.afterAll(() => server.close())

/** The family that Latin text is drawn in, in each pass of these tests. */
const LATIN: Readonly<Record<string, string>> = { canvas: 'Open Sans', wide: 'DejaVu Sans' }

/** A font that came with the page stays what it is. */
const NUMERALS = 'Barlow Condensed SemiBold'

test('text is drawn in the fonts that the tests bring, whatever fonts the machine has', async ({
  browser,
}) => {
  const latin = LATIN[test.info().project.name] ?? ''
  const page = await browser.newPage()
  await page.goto(server.addresses.local)
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('DOM.enable')
  await cdp.send('CSS.enable')
  for (const [language, families] of [
    ['en', [latin]],
    ['es', [latin]],
    ['ja', ['BIZ UDGothic', latin]],
  ] as const) {
    await speak(page, language)
    const { root } = await cdp.send('DOM.getDocument', { depth: 0 })
    const { nodeIds } = await cdp.send('DOM.querySelectorAll', {
      nodeId: root.nodeId,
      selector: '#app *',
    })
    const drawn = new Set<string>()
    for (const nodeId of nodeIds) {
      const { fonts } = await cdp.send('CSS.getPlatformFontsForNode', { nodeId })
      for (const { familyName } of fonts) drawn.add(familyName)
    }
    // Suits and arrows, which the usual Latin font lacks, come from the wide one.
    const allowed = [...families, NUMERALS, 'DejaVu Sans']
    expect(
      [...drawn].filter((family) => !allowed.includes(family)),
      language,
    ).toEqual([])
    for (const family of families) expect([...drawn], language).toContain(family)
  }
})
