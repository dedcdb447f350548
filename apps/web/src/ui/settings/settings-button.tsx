import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useRef } from 'preact/hooks'
import { Icon, type IconName } from '../marks/icon.tsx'
import { text } from '../words/words.ts'
import { SettingsPanel } from './settings-panel.tsx'

interface SettingsButtonProps {
  /** Class of the button. */
  readonly look: string
  /** Whether the word stands beside the icon; else it is the button's label. */
  readonly words?: boolean
  readonly icon?: IconName
  /** What else the panel offers, above the settings; told how to close it. */
  readonly first?: (close: () => void) => ComponentChildren
  /** And below them. */
  readonly children?: ComponentChildren
}

/** Opens the settings beside itself; nothing else on the page is blocked while they are open. */
export function SettingsButton(props: SettingsButtonProps) {
  const open = useSignal(false)
  const button = useRef<HTMLButtonElement>(null)
  const label = text('home.settings')
  const close = () => {
    open.value = false
    button.current?.focus()
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        class={props.look}
        aria-label={props.words === true ? undefined : label}
        aria-expanded={open.value}
        onClick={() => (open.value = !open.value)}
      >
        <Icon name={props.icon ?? 'settings'} size={props.words === true ? 20 : 24} />
        {props.words === true && label}
      </button>
      {open.value && (
        <SettingsPanel opener={button} first={props.first?.(close)} onClose={close}>
          {props.children}
        </SettingsPanel>
      )}
    </>
  )
}
