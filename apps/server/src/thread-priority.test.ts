import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

const LATE_AS_IT_IS = `
  import { getPriority, setPriority } from 'node:os'
  import { standBehindMainThread } from '${new URL('thread-priority.ts', import.meta.url).href}'
  const before = Math.max(12, getPriority())
  if (process.platform === 'linux') setPriority(before)
  standBehindMainThread()
  console.log(process.platform !== 'linux' || getPriority() === Math.min(19, before + 5))
`

test('a thread of a process that stands back already stands back further, and works', () => {
  const args = ['--input-type=module', '-e', LATE_AS_IT_IS]
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  expect(stderr).toBe('')
  expect(stdout.trim()).toBe('true')
})
