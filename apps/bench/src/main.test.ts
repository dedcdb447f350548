import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

function bench(...args: string[]) {
  const main = join(import.meta.dirname, 'main.ts')
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args], {
    encoding: 'utf8',
  })
  return { status, stdout, stderr: stderr.trim() }
}

describe('pnpm bench', () => {
  test('lists the parts without measuring them', () => {
    const { status, stdout } = bench('--list')
    expect(stdout).toMatch(/^rules +about \d+ s /m)
    expect(status).toBe(0)
  })

  test('says which parts there are when one is not known, and ends with 1', () => {
    const { status, stdout, stderr } = bench('nothing', '--json')
    expect(stderr).toMatch(/^there is no part "nothing"; the parts: rules/)
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
  })
})
