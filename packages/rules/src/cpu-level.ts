/** How well a CPU plays, weakest first. Names travel on the wire: never renamed. */
export const CPU_LEVELS = ['beginner', 'casual', 'skilled', 'champion'] as const
export type CpuLevel = (typeof CPU_LEVELS)[number]

/** The level of a new CPU player when the host has not said which. */
export const USUAL_CPU_LEVEL: CpuLevel = 'casual'
