import { effect, signal } from '@preact/signals'
import { inTime, mendPage } from '../../offline/page-build.ts'
import { manifestOf } from '../../offline/manifest-of.ts'
import { store, stored } from '../device/stored.ts'
import { languageFor, LANGUAGES, type Language } from '../words/languages.ts'
import { speak, spoken } from '../words/spoken.ts'
import { text } from '../words/words.ts'

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
 * Speaks the chosen language, and says on the page's root and in its head which one it is. Resolves when the texts are
 * there; English is spoken where they cannot be fetched. A choice made in another tab counts here too.
 */
export async function startSpeaking(root: HTMLElement): Promise<void> {
  effect(() => {
    root.lang = spoken.value.language
    describePage(root.ownerDocument)
  })
  addEventListener('storage', ({ key }) => {
    if (key !== KEY) return
    languageChoice.value = keptChoice()
    speakChosen().catch(() => undefined)
  })
  await inTime(speakChosen(), { ms: PATIENCE_MS }).catch(() => undefined)
}

/** The page's description and what an installed app is called by, in the language that is spoken. */
function describePage({ head }: Document): void {
  head.querySelector('meta[name=description]')?.setAttribute('content', text('home.promise'))
  const manifest = `/${manifestOf(spoken.value.language)}`
  head.querySelector('link[rel=manifest]')?.setAttribute('href', manifest)
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
