import type { Language } from '../ui/words/languages.ts'

/** The file of the web manifest in a language; the page names the English one until another is spoken. */
export function manifestOf(language: Language): string {
  return language === 'en' ? 'manifest.webmanifest' : `manifest.${language}.webmanifest`
}
