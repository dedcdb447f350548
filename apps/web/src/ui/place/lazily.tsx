import { signal } from '@preact/signals'
import type { ComponentType } from 'preact'
import { inTime, mendPage, reloadPage, type PageFault } from '../../offline/page-build.ts'
import { PartMissing, PartWaiting } from './missing-part.tsx'

/** A part of the page whose code is loaded when it is first shown, or earlier by `preload`. */
export interface Lazily<Props> {
  (props: Props): preact.JSX.Element | null
  /** Loads the code. Rejects when that fails: it is loaded again when it is next asked for. */
  preload(): Promise<void>
}

/**
 * Makes a component out of an import. Until the code is there it says so; when it does not come, it says
 * why and offers a way out. A page that is out of date is loaded anew. What is no screen, but opens over
 * one (`isScreen: false`), leaves that one as it is.
 */
export function lazily<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { isScreen = true } = {},
): Lazily<Props> {
  const loaded = signal<ComponentType<Props> | undefined>(undefined)
  const fault = signal<PageFault | undefined>(undefined)
  let loading: Promise<void> | undefined
  const preload = () => {
    loading ??= inTime(load()).then(
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
  let isNeeded = false
  const need = () => {
    if (isNeeded) return
    isNeeded = true
    void preload()
      .catch(async () => (fault.value = await mendPage()))
      .finally(() => (isNeeded = false))
  }
  const again = async () => {
    // A browser may keep in mind that an import has failed: only a new page asks again then.
    if (!(await reloadPage())) fault.value = undefined
  }
  const Part = (props: Props) => {
    const Component = loaded.value
    if (Component !== undefined) return <Component {...props} />
    if (!isScreen) {
      if (fault.value === undefined) need()
      return null
    }
    if (fault.value !== undefined) {
      return <PartMissing fault={fault.value} onAgain={() => void again()} />
    }
    need()
    return <PartWaiting />
  }
  return Object.assign(Part, { preload })
}
