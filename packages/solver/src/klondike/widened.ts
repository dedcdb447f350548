/** Copies numbers into a larger typed array of the same kind and answers that. */
export function widened<Numbers extends { set(from: Numbers): void }>(
  from: Numbers,
  to: Numbers,
): Numbers {
  to.set(from)
  return to
}
