/** Milliseconds that this thread has been at work: not those in which others had the core. */
export function spentSince(began: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(began)
  return (user + system) / 1_000
}
