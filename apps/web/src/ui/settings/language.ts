import { effect, signal } from '@preact/signals'
import { inTime, mendPage } from '../../offline/page-build.ts'
import { store, stored } from '../device/stored.ts'
import { languageFor, LANGUAGES, type Language } from '../words/languages.ts'
import { speak, spoken } from '../words/spoken.ts'

const KEY = 'samedeal.language'
/** How long the page waits for its language before it opens in English, in milliseconds. */
const PATIENCE_MS = 5_000

/** What the settings offer: the browser's language, or one of ours. */
export const LANGUAGE_CHOICES = ['browser', ...LANGUAGES] as const

type LanguageChoice = (typeof LANGUAGE_CHOICES)[number]

/** The choice of this device. */
export const languageChoice = signal<LanguageChoice>(keptChoice())

/** Changes the language and keeps the choice; a language that cannot be fetched now is spoken at the next visit. */
export function preferLanguage(choice: LanguageChoice): void {
  languageChoice.value = choice
  store(KEY, choice === 'browser' ? undefined : choice)
  speakChosen().catch(() => mendPage())
}

/**
 * Speaks the chosen language, and says on the page's root which one it is. Resolves when the texts are
 * there; English is spoken where they cannot be fetched. A choice made in another tab counts here too.
 */
export async function startSpeaking(root: HTMLElement): Promise<void> {
  effect(() => {
    root.lang = spoken.value.language
  })
  addEventListener('storage', ({ key }) => {
    if (key !== KEY) return
    languageChoice.value = keptChoice()
    speakChosen().catch(() => undefined)
  })
  await inTime(speakChosen(), PATIENCE_MS).catch(() => undefined)
}

function keptChoice(): LanguageChoice {
  const kept = stored(KEY)
  return LANGUAGE_CHOICES.find((choice) => choice === kept) ?? 'browser'
}

async function speakChosen(): Promise<void> {
  const choice = languageChoice.peek()
  await speak(choice === 'browser' ? browserLanguage() : choice)
}

function browserLanguage(): Language {
  return languageFor(navigator.languages)
}
