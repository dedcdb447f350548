// `npm run shots`: a picture of every screen, at the size and in the theme of the project that runs.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { EASY_DECK } from '@samedeal/rules/easy-deal'
import { startServer, type RunningServer } from '@samedeal/server'
import { fixedDealer } from '@samedeal/server/fixed-dealer'
import { test } from './test.ts'
import { TOURS } from './tours/tours.ts'
import type { Visitor } from './tours/visitor.ts'

/** Further languages to take each picture in, such as "es,ja"; English is the tour's own. */
const languages = (process.env['SHOTS_LANGUAGES'] ?? '').split(',').filter((name) => name !== '')

const folder = join(import.meta.dirname, '../../../.shots')

for (const { what, walk, isEasy } of TOURS) {
  test(`the screens ${what}`, async ({ browser }) => {
    const server = await startServer({
      port: 6500 + test.info().parallelIndex,
      host: '127.0.0.1',
      // A race to the end needs a deal that is quickly won; the others look like any player's.
      ...(isEasy === true ? { dealer: fixedDealer(EASY_DECK) } : {}),
    })
    await walk(visitor(browser, server))
    await server.close()
  })
}

type Opening = Parameters<Parameters<typeof test>[2]>[0]['browser']

function visitor(browser: Opening, { addresses }: RunningServer): Visitor {
  const { name, metadata } = test.info().project
  const { theme, forcedColors, isPhone, viewport } = metadata as {
    theme: string
    forcedColors?: 'active'
    isPhone: boolean
    viewport: { width: number; height: number }
  }
  mkdirSync(join(folder, name), { recursive: true })
  const open = async (size: typeof viewport, hand: { isMobile: boolean; hasTouch: boolean }) => {
    const colours = { colorScheme: 'dark', forcedColors: forcedColors ?? null } as const
    const context = await browser.newContext({ viewport: size, locale: 'en', ...colours, ...hand })
    await context.addInitScript((kept) => {
      if (localStorage.getItem('samedeal.preferences') === null)
        localStorage.setItem('samedeal.preferences', kept)
    }, JSON.stringify({ theme }))
    return context.newPage()
  }
  return {
    address: addresses.local,
    device: () => open(viewport, { isMobile: isPhone, hasTouch: isPhone }),
    television: () => open({ width: 1920, height: 1080 }, { isMobile: false, hasTouch: false }),
    see: async (screen, page) => {
      await settle(page)
      await page.screenshot({ path: join(folder, name, `${screen}.png`) })
      for (const language of languages) {
        await speak(page, language)
        await page.screenshot({ path: join(folder, name, `${screen}.${language}.png`) })
      }
      if (languages.length > 0) await speak(page, 'en')
    },
  }
}

/** Lets what is fading or flying arrive. */
async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getTiming().iterations === Infinity,
      ),
  )
  await page.waitForTimeout(300)
}

/** Changes the language as if another tab of the device had. */
async function speak(page: Page, language: string): Promise<void> {
  await page.evaluate((name) => {
    localStorage.setItem('samedeal.language', name)
    dispatchEvent(new StorageEvent('storage', { key: 'samedeal.language', newValue: name }))
  }, language)
  await page.locator(`html[lang="${language}"]`).waitFor({ state: 'attached' })
  await settle(page)
}
