import { startServer, type RunningServer } from '@samedeal/server'
import { fixedDealer } from '@samedeal/server/fixed-dealer'
import { EASY_DECK } from '@samedeal/rules/easy-deal'
import { readAtEverySize } from './inspect/reflow.ts'
import { test } from './test.ts'
import { TOURS } from './tours/tours.ts'
import { visitorWith } from './tours/visitor.ts'

let server: RunningServer

test.beforeAll(async () => {
  server = await startServer({
    port: 6400 + test.info().parallelIndex,
    host: '127.0.0.1',
    dealer: fixedDealer(EASY_DECK),
  })
})

test.afterAll(() => server.close())

for (const { what, walk } of TOURS) {
  test(`the screens ${what}: in a wide font they lose nothing at any size`, async ({ browser }) => {
    // This only ends a tour that hangs.
    test.setTimeout(240_000)
    await walk(visitorWith(browser, server.addresses.local, readAtEverySize))
  })
}
