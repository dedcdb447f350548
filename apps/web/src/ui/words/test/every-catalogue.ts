import { globSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '../languages.ts'
import type { Plural } from '../plural.ts'

export type Catalogue = Readonly<Record<string, string | Plural>>

const WORDS = join(import.meta.dirname, '..')

/** What is loaded beside the common catalogue, in a file a language: the pages, and what games say. */
const PARTS = ['{}/how-to-play.ts', '*/**/*-{}.ts']

/**
 * Every catalogue of a language, by the name of its file with a star for the language: the common one, and those
 * that are loaded when somebody reads, plays or is guided. A new game's are found by their names.
 */
async function everyCatalogue(language: Language): Promise<ReadonlyMap<string, Catalogue>> {
  const paths = PARTS.flatMap((part) => globSync(part.replace('{}', language), { cwd: WORDS }))
  const found = new Map<string, Catalogue>()
  for (const path of [`${language}.ts`, ...paths.toSorted()]) {
    const module = (await import(join(WORDS, path))) as Readonly<Record<string, Catalogue>>
    const [words, ...more] = Object.values(module)
    if (words === undefined || more.length > 0) throw new Error(`${path} is not one catalogue`)
    const name = path.replace(new RegExp(`\\b${language}(?=\\.ts$|/)`), '*')
    found.set(name, words)
  }
  return found
}

/** Every catalogue, by language. */
export const CATALOGUES: Readonly<Record<Language, ReadonlyMap<string, Catalogue>>> = {
  en: await everyCatalogue('en'),
  es: await everyCatalogue('es'),
  ja: await everyCatalogue('ja'),
}
