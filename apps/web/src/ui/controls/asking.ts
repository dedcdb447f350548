import { useSignal, type Signal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import type { RefObject } from 'preact'

/** A button whose place a question takes while it is asked. */
export interface Asking {
  readonly asking: Signal<boolean>
  /** For the button: the focus, which goes with it, returns to it after the question. */
  readonly button: RefObject<HTMLButtonElement | null>
}

/** Lets a component ask in its own place before it acts. */
export function useAsking(): Asking {
  const asking = useSignal(false)
  const hasAsked = useRef(false)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (hasAsked.current && !asking.value) button.current?.focus()
    hasAsked.current = asking.value
  }, [asking.value])
  return { asking, button }
}
