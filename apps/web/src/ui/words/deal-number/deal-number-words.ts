import { textsOf, type TextsOf } from '../games/text-of.ts'
import type { Language } from '../languages.ts'
import type { DEAL_NUMBER as ENGLISH } from './deal-number-en.ts'

export type DealNumberTexts = TextsOf<typeof ENGLISH>

const LOADERS = {
  en: () => import('./deal-number-en.ts'),
  es: () => import('./deal-number-es.ts'),
  ja: () => import('./deal-number-ja.ts'),
} as const satisfies Record<Language, () => Promise<unknown>>

/** Fetches the words for choosing a deal by its number. Rejects when they cannot be fetched. */
export async function dealNumberWords(language: Language): Promise<DealNumberTexts> {
  return textsOf<typeof ENGLISH>((await LOADERS[language]()).DEAL_NUMBER)
}
