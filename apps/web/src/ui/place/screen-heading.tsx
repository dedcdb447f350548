import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { text } from '../words/words.ts'

interface ScreenHeadingProps {
  /** What the browser's tab says, before the game's name. */
  readonly title: string
  readonly class?: string
  readonly label?: string
  readonly children: ComponentChildren
}

let isFirst = true

/**
 * A screen's main heading. When the screen opens it takes the focus, so that the keyboard and a
 * screen reader begin there; not on the page's first screen, where the browser does that itself.
 */
export function ScreenHeading(props: ScreenHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isFirst) heading.current?.focus({ preventScroll: true })
    isFirst = false
  }, [])
  useEffect(() => {
    document.title = props.title === '' ? text('app.name') : `${props.title} · ${text('app.name')}`
  }, [props.title])
  return (
    <h1 ref={heading} tabIndex={-1} class={props.class} aria-label={props.label}>
      {props.children}
    </h1>
  )
}
