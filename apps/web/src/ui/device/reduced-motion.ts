import { signal } from '@preact/signals'

const asked = matchMedia('(prefers-reduced-motion: reduce)')

/** Whether the system asks for little movement. */
export const reducedMotion = signal(asked.matches)

asked.addEventListener('change', () => {
  reducedMotion.value = asked.matches
})
