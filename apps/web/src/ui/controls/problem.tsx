import type { ComponentChildren } from 'preact'
import { Icon } from '../marks/icon.tsx'

/** What went wrong, said as soon as it is shown. */
export function Problem({ children }: { readonly children: ComponentChildren }) {
  return (
    <p class="problem" role="alert">
      <Icon name="cross" size={16} />
      {children}
    </p>
  )
}
