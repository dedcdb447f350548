/** Waits until something holds, looking again and again. Rejects after eight seconds. */
export async function until(condition: () => boolean): Promise<void> {
  const end = performance.now() + 8_000
  while (!condition()) {
    if (performance.now() > end) throw new Error('waited 8 s in vain')
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}
