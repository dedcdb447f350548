import type { ComponentChildren, RefObject } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { OWN_KEYS } from '../controls/own-keys.ts'
import { Segments } from '../controls/segments.tsx'
import { Icon } from '../marks/icon.tsx'
import { LANGUAGE_NAMES } from '../words/languages.ts'
import { text } from '../words/words.ts'
import { LANGUAGE_CHOICES, languageChoice, preferLanguage } from './language.ts'
import { BACKS, DECKS, HANDS, KEYS, prefer, preferences, THEMES } from './preferences.ts'
import './settings-panel.css'

interface SettingsPanelProps {
  readonly opener: RefObject<HTMLElement | null>
  readonly onClose: () => void
  readonly children?: ComponentChildren
}

/** The settings of this device. Each change shows at once and is kept. */
export function SettingsPanel({ opener, onClose, children }: SettingsPanelProps) {
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
  const { theme, deck, back, hand, keys } = preferences.value
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
        <button
          type="button"
          class="icon-button"
          aria-label={text('settings.close')}
          onClick={onClose}
        >
          <Icon name="cross" />
        </button>
      </div>
      <Row title={text('settings.language')}>
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
      </Row>
      <Row title={text('settings.theme')}>
        <Segments
          label={text('settings.theme')}
          choices={THEMES.map((value) => ({ value, word: text(`settings.theme.${value}`) }))}
          chosen={theme}
          onChoose={(value) => prefer({ theme: value })}
        />
      </Row>
      <Row title={text('settings.deck')}>
        <Segments
          label={text('settings.deck')}
          choices={DECKS.map((value) => ({ value, word: text(`settings.deck.${value}`) }))}
          chosen={deck}
          onChoose={(value) => prefer({ deck: value })}
        />
      </Row>
      <Row title={text('settings.back')}>
        <Segments
          label={text('settings.back')}
          choices={BACKS.map((value) => ({ value, word: text(`settings.back.${value}`) }))}
          chosen={back}
          onChoose={(value) => prefer({ back: value })}
        />
      </Row>
      <Row title={text('settings.hand')}>
        <Segments
          label={text('settings.hand')}
          choices={HANDS.map((value) => ({ value, word: text(`settings.hand.${value}`) }))}
          chosen={hand}
          onChoose={(value) => prefer({ hand: value })}
        />
      </Row>
      <Row title={text('settings.keys')}>
        <Segments
          label={text('settings.keys')}
          choices={KEYS.map((value) => ({ value, word: text(`settings.keys.${value}`) }))}
          chosen={keys}
          onChoose={(value) => prefer({ keys: value })}
        />
      </Row>
      <p class="settings-note">{text('settings.motion')}</p>
      {children}
    </section>
  )
}

function Row({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <div class="settings-row">
      <span aria-hidden="true">{title}</span>
      {children}
    </div>
  )
}
