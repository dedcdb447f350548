import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Visitor, parseSync } from 'oxc-parser'
import { root } from './run.ts'

/** One import, export-from or `import()` in a source file. */
export type Import = {
  /** The file, from the repository's top folder. */
  file: string
  /** What is imported, as written. */
  from: string
  /** True when nothing of it is left at run time. */
  isTypeOnly: boolean
}

/** Every source file below a folder, from the repository's top folder, in order. */
export function sourcesOf(folder: string): string[] {
  const exclude = ['**/node_modules', '**/dist', '**/test-results']
  return globSync(`${folder}/**/*.{ts,tsx,mjs,js}`, { cwd: root, exclude })
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted()
}

/**
 * All that a source file imports, types included.
 * @throws Error when the file is not TypeScript or JavaScript that can be read.
 */
export function importsOf(file: string): Import[] {
  const { program, errors } = parseSync(file, readFileSync(join(root, file), 'utf8'))
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  const imports: Import[] = []
  const add = (from: unknown, isTypeOnly: boolean): void => {
    if (typeof from === 'string') imports.push({ file, from, isTypeOnly })
  }
  new Visitor({
    ImportDeclaration: (node) => add(node.source.value, node.importKind === 'type'),
    ExportAllDeclaration: (node) => add(node.source.value, node.exportKind === 'type'),
    ExportNamedDeclaration: (node) => add(node.source?.value, node.exportKind === 'type'),
    ImportExpression: (node) => add(node.source.type === 'Literal' && node.source.value, false),
    TSImportType: (node) => add(node.source.value, true),
  }).visit(program)
  return imports
}

/** The package's name in an import: "@scope/name" or "name"; undefined for files and node: modules. */
export function packageIn(from: string): string | undefined {
  if (/^(\.|\/|node:|virtual:)/.test(from)) return undefined
  return /^(@[^/]+\/)?[^/?]+/.exec(from)?.[0]
}
