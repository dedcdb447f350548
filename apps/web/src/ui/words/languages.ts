/** The languages that the game speaks, the usual one first. */
export const LANGUAGES = ['en', 'es', 'ja'] as const

export type Language = (typeof LANGUAGES)[number]

/** What each language calls itself: whoever looks for it may read no other. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  es: 'Español',
  ja: '日本語',
}

/**
 * The language for somebody who reads `wanted`, the best-known first, as BCP 47 tags. A tag counts by
 * its language alone: the Spanish of Mexico is Spanish here.
 */
export function languageFor(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const [wantedLanguage] = tag.toLowerCase().split('-')
    const found = LANGUAGES.find((language) => language === wantedLanguage)
    if (found !== undefined) return found
  }
  return LANGUAGES[0]
}
