import { signal } from '@preact/signals'
import type { ComponentType } from 'preact'

/** A part of the page whose code is loaded when it is first shown, or earlier by `preload`. */
export interface Lazily<Props> {
  (props: Props): preact.JSX.Element | null
  preload(): Promise<void>
}

/** Makes a component out of an import; until the code is there it shows nothing. */
export function lazily<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): Lazily<Props> {
  const loaded = signal<ComponentType<Props> | undefined>(undefined)
  let loading: Promise<void> | undefined
  const preload = () => {
    loading ??= load().then(
      (component) => {
        loaded.value = component
      },
      (error: unknown) => {
        loading = undefined
        throw error
      },
    )
    return loading
  }
  const Part = (props: Props) => {
    const Component = loaded.value
    if (Component === undefined) {
      void preload()
      return null
    }
    return <Component {...props} />
  }
  return Object.assign(Part, { preload })
}
