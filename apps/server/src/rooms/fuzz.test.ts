import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fuzzRoom } from '../test/fuzz/fuzz-room.ts'

test('two thousand messages that make no sense change nothing, end nothing, and are not noticed by those who race', async () => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'samedeal-'))
  const { frames, done, refused } = await fuzzRoom({
    port: 2587,
    frames: 2_000,
    seed: 1,
    dataFolder,
  })
  await rm(dataFolder, { recursive: true })
  expect(frames).toBeGreaterThanOrEqual(2_000)
  expect(done).toBeGreaterThan(30)
  const reasons = ['malformed', 'too-fast', 'out-of-order', 'host-only', 'not-racing', 'no-seat']
  expect(Object.keys(refused)).toEqual(expect.arrayContaining(reasons))
}, 120_000)
