import type { ComponentChildren, RefObject } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { CloseButton } from '../controls/close-button.tsx'
import { OWN_KEYS } from '../controls/own-keys.ts'
import { Segments } from '../controls/segments.tsx'
import { openKeyHelp } from '../keys/key-help.ts'
import { Icon } from '../marks/icon.tsx'
import { LANGUAGE_NAMES } from '../words/languages.ts'
import { text } from '../words/words.ts'
import { LANGUAGE_CHOICES, languageChoice, preferLanguage } from './language.ts'
import { prefer, preferences, type Preferences } from './preferences.ts'
import { settingWords, SETTINGS } from './setting-words.ts'
import './settings-panel.css'

interface SettingsPanelProps {
  readonly opener: RefObject<HTMLElement | null>
  readonly onClose: () => void
  /** What stands above the settings. */
  readonly first?: ComponentChildren
  readonly children?: ComponentChildren
}

/** The settings of this device. Each change shows at once and is kept. */
export function SettingsPanel({ opener, onClose, first, children }: SettingsPanelProps) {
  const panel = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
    const closeOutside = ({ target }: PointerEvent) => {
      const inside = [panel, opener].some(({ current }) => current?.contains(target as Node))
      if (!inside) onClose()
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [])
  return (
    <section
      ref={panel}
      class="panel settings"
      role="dialog"
      aria-labelledby="settings-heading"
      {...OWN_KEYS}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onClose()
      }}
    >
      <div class="settings-head">
        <h2 id="settings-heading" ref={heading} tabIndex={-1}>
          {text('settings.title')}
        </h2>
        <CloseButton label={text('settings.close')} onClose={onClose} />
      </div>
      {first}
      <div class="settings-row">
        <span aria-hidden="true">{text('settings.language')}</span>
        <Segments
          label={text('settings.language')}
          choices={LANGUAGE_CHOICES.map((value) =>
            value === 'browser'
              ? { value, word: text('settings.language.browser') }
              : { value, word: LANGUAGE_NAMES[value], lang: value },
          )}
          chosen={languageChoice.value}
          onChoose={preferLanguage}
        />
      </div>
      {SHOWN.map((name) => (
        <Setting key={name} name={name} />
      ))}
      <p class="settings-note">{text('settings.motion.note')}</p>
      <button
        type="button"
        class="button settings-keys"
        onClick={() => {
          onClose()
          openKeyHelp()
        }}
      >
        <Icon name="keys" />
        {text('keys.open')}
      </button>
      {children}
    </section>
  )
}

/** Only a device that can tremble is asked whether it may. */
const SHOWN = SETTINGS.filter((name) => name !== 'haptics' || 'vibrate' in navigator)

function Setting({ name }: { readonly name: keyof Preferences }) {
  const { title, choices } = settingWords(name)
  return (
    <div class="settings-row">
      <span aria-hidden="true">{title}</span>
      <Segments
        label={title}
        choices={choices}
        chosen={preferences.value[name]}
        onChoose={(value) => prefer({ [name]: value })}
      />
    </div>
  )
}
