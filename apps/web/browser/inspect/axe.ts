import type { Page } from '@playwright/test'
import axe, { type AxeResults, type RunOptions } from 'axe-core'

/** Puts axe on a page, so that it can look there. */
export async function bringAxe(page: Page): Promise<void> {
  await page.evaluate(axe.source)
}

/** What axe finds wrong on a page now, one line for each element. */
export async function violationsOn(page: Page, options: RunOptions = {}): Promise<string[]> {
  const run = `axe.run(document, ${JSON.stringify({ ...options, resultTypes: ['violations'] })})`
  const { violations } = await page.evaluate<AxeResults>(run)
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  )
}
