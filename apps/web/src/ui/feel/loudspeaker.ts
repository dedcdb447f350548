import { soundOf, type Played, type SoundName } from './sounds.ts'

type ZzFX = typeof import('zzfx').ZZFX

/** A browser without sound rejects here, and stays silent. */
let loading: Promise<ZzFX> | undefined

/** A sound that could only come later than this, in milliseconds, is not worth hearing. */
const LATEST = 250

/** The samples of each sound, made when it is first played. */
const made = new Map<SoundName, number[]>()

/** Loads the player ahead of the first sound: to start it can take a tenth of a second. */
export function prepareSounds(): void {
  loading ??= load()
  loading.catch(() => undefined)
}

/**
 * Plays sounds at their moments; none before the page has been touched, since browsers let no page
 * sound before.
 */
export async function playSounds(sounds: readonly Played[]): Promise<void> {
  try {
    const asked = performance.now()
    loading ??= load()
    const zzfx = await loading
    await zzfx.audioContext.resume()
    if (performance.now() - asked > LATEST) return
    for (const sound of sounds) setTimeout(() => play(zzfx, sound), sound.after)
  } catch {
    // There is no sound here, or not yet.
  }
}

async function load(): Promise<ZzFX> {
  const { ZZFX } = await import('zzfx')
  // A hidden page is silent and does no work for sounds.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void ZZFX.audioContext.suspend()
  })
  return ZZFX
}

function play(zzfx: ZzFX, { name, pitch }: Played): void {
  if (zzfx.audioContext.state !== 'running') return
  const samples = made.get(name) ?? zzfx.buildSamples(...soundOf(name))
  made.set(name, samples)
  zzfx.playSamples([samples], 1, pitch)
}
