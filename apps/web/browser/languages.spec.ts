import type { Browser } from '@playwright/test'
import { startServer, type RunningServer } from '@samedeal/server'
import { fixedDealer } from '@samedeal/server/fixed-dealer'
import { EASY_DECK } from '@samedeal/rules/easy-deal'
import { Racer } from './racer.ts'
import { expect, test } from './test.ts'

let server: RunningServer
let address: string

test.beforeAll(async () => {
  server = await startServer({
    port: 6100 + test.info().parallelIndex,
    host: '127.0.0.1',
    dealer: fixedDealer(EASY_DECK),
  })
  address = server.addresses.local
})

test.afterAll(() => server.close())

async function pageIn(browser: Browser, locale: string) {
  const viewport = { width: 360, height: 640 }
  const context = await browser.newContext({ locale, viewport, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  await page.goto(address)
  return page
}

for (const { locale, lang, host } of [
  { locale: 'en-GB', lang: 'en', host: 'Host a race' },
  { locale: 'es-MX', lang: 'es', host: 'Organizar una carrera' },
  { locale: 'ja-JP', lang: 'ja', host: '部屋を作る' },
  { locale: 'sw-KE', lang: 'en', host: 'Host a race' },
]) {
  test(`a browser in ${locale} reads ${lang}`, async ({ browser }) => {
    const page = await pageIn(browser, locale)
    await expect(page.getByRole('button', { name: host })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
  })
}

test('the description and the web manifest of a page are in its language, and the app stays one', async ({
  browser,
}) => {
  const page = await pageIn(browser, 'es')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  const description = page.locator('meta[name=description]')
  await expect(description).toHaveAttribute('content', /^Solitario en carrera/)
  const manifest = page.locator('link[rel=manifest]')
  await expect(manifest).toHaveAttribute('href', '/manifest.es.webmanifest')
  const read = async (file: string) => {
    const answer = await page.request.get(`${address}/${file}`)
    expect(answer.headers()['content-type']).toContain('application/manifest+json')
    return (await answer.json()) as { id: string; lang: string; description: string }
  }
  const [english, spanish] = [
    await read('manifest.webmanifest'),
    await read('manifest.es.webmanifest'),
  ]
  expect([english.lang, spanish.lang]).toEqual(['en', 'es'])
  expect(spanish.id).toBe(english.id)
  expect(spanish.description).toBe(await description.getAttribute('content'))
})

test('only the language that is spoken is fetched besides English', async ({ browser }) => {
  const page = await (await browser.newContext({ locale: 'en' })).newPage()
  const scripts: string[] = []
  page.on('request', (request) => {
    const [, language] = /\/(es|ja)-[^/]+\.js$/.exec(request.url()) ?? []
    if (language !== undefined) scripts.push(language)
  })
  await page.goto(address)
  await page.getByRole('button', { name: 'Settings' }).click()
  expect(scripts).toEqual([])
  await page.getByRole('radio', { name: '日本語' }).click()
  await expect(page.getByRole('button', { name: '部屋を作る' })).toBeVisible()
  expect(scripts).toEqual(['ja'])
})

test('a language that is chosen shows at once, is kept, and can be given back to the browser', async ({
  browser,
}) => {
  const page = await pageIn(browser, 'en-US')
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('radio', { name: 'Español' }).click()
  await expect(page.getByRole('heading', { name: 'Ajustes' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Organizar una carrera' })).toBeVisible()
  await page.getByRole('button', { name: 'Ajustes' }).click()
  await page.getByRole('radio', { name: 'Navegador' }).click()
  await expect(page.getByRole('button', { name: 'Host a race' })).toBeVisible()
})

test('what went wrong is told in the language that is chosen afterwards', async ({ browser }) => {
  const page = await pageIn(browser, 'en-US')
  await new Racer(page, 'Lena').joinByCode(address, 'BCDFGH')
  await expect(page.getByRole('alert')).toContainText('No room has this code')
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('radio', { name: 'Español' }).click()
  await expect(page.getByRole('alert')).toContainText('Ninguna sala tiene este código')
})

test('a refusal that stands on the table follows a change of language', async ({ browser }) => {
  const page = await pageIn(browser, 'en-US')
  const lena = new Racer(page, 'Lena')
  await lena.host(address)
  // Spanish is there before the note goes.
  for (const name of ['Español', 'English']) {
    await page.getByRole('button', { name: /^(Settings|Ajustes)$/ }).click()
    await page.getByRole('radio', { name }).click()
    await page.keyboard.press('Escape')
  }
  await lena.button('Start race').click()
  await expect(lena.card('AC')).toBeAttached()
  await lena.pile('tableau-7').press('Enter')
  await lena.pile('tableau-1').press('Enter')
  const bubble = page.locator('.board-bubble')
  await expect(bubble).toHaveText(/goes? (here|on)/)
  await page.evaluate(() => {
    const key = 'samedeal.language'
    localStorage.setItem(key, 'es')
    dispatchEvent(new StorageEvent('storage', { key, newValue: 'es' }))
  })
  await expect(bubble).toHaveText(/ va/)
})

test('a language that cannot be fetched leaves English, and the page works', async ({
  browser,
}) => {
  const context = await browser.newContext({ locale: 'es' })
  const page = await context.newPage()
  await page.route(/\/es-[^/]+\.js$/, (route) => route.abort())
  await page.goto(address)
  await expect(page.getByRole('button', { name: 'Host a race' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

for (const { locale, words } of [
  {
    locale: 'es',
    words: {
      name: 'Tu nombre',
      host: 'Organizar una carrera',
      cpu: 'Añadir CPU',
      start: 'Empezar la carrera',
      draw: /^Robar/,
      column: /^Columna 7: .*; 6 boca abajo$/,
      moves: '1 jugada',
      settings: 'Ajustes',
      english: 'English',
      quit: 'Abandonar',
      nobody: 'Nadie terminó',
      replay: 'Repetición',
    },
  },
  {
    locale: 'ja',
    words: {
      name: '名前',
      host: '部屋を作る',
      cpu: 'CPUを追加',
      start: 'レース開始',
      draw: /^めくる/,
      column: /^場札の7列目：.*、裏向き6枚$/,
      moves: '1手',
      settings: '設定',
      english: 'English',
      quit: '棄権',
      nobody: '誰もゴールできませんでした',
      replay: 'リプレイ',
    },
  },
]) {
  test(`a whole race in ${locale} fits a phone 360 wide, and changes its language midway`, async ({
    browser,
  }) => {
    const page = await pageIn(browser, locale)
    const button = (name: string | RegExp) => page.getByRole('button', { name }).first()
    const fits = async (screen: string) => {
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(width, screen).toBe(360)
    }
    await fits('home')
    await page.getByRole('textbox', { name: words.name }).fill('Maximiliana de la Vega')
    await button(words.host).click()
    await button(words.cpu).click()
    await fits('lobby')
    await button(words.start).click()
    await expect(page.locator('[data-card="AC"]')).toBeAttached()
    await fits('race')
    await button(words.draw).click()
    await expect(page.getByText(words.moves, { exact: true })).toBeAttached()
    const column = page.locator('[data-pile="tableau-7"]')
    await expect(column).toHaveAccessibleName(words.column)
    await button(words.settings).click()
    await page.getByRole('radio', { name: words.english }).click()
    await expect(column).toHaveAccessibleName(/^Column 7: .*; 6 face down$/)
    await page.getByRole('radio', { name: locale === 'es' ? 'Español' : '日本語' }).click()
    await page.keyboard.press('Escape')
    await button(words.quit).click()
    await page.getByRole('group').getByRole('button', { name: words.quit }).first().click()
    await expect(page.getByRole('heading', { name: words.nobody })).toBeVisible()
    await fits('results')
    await button(words.replay).click()
    await fits('replay')
  })
}
