/** The parts of ZzFX that are used; the package brings no types. */
declare module 'zzfx' {
  export const ZZFX: {
    readonly audioContext: AudioContext
    /** Makes the samples of a sound from its 20 numbers; those left out take their usual values. */
    buildSamples(...sound: readonly (number | undefined)[]): number[]
    /** Plays channels of samples at once. */
    playSamples(
      channels: readonly number[][],
      volume?: number,
      rate?: number,
    ): AudioBufferSourceNode
  }
}
