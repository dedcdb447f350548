// The style sheets of the app: no order of loading matters, because each puts all its rules into a layer.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './run.ts'

const LAYERS = 'apps/web/src/styles/layers.css'
const ENTRY = 'apps/web/src/main.tsx'

const read = (file: string) => readFileSync(join(root, file), 'utf8')
const withoutComments = (css: string) => css.replace(/\/\*.*?\*\//gs, '')

const sheets = globSync('apps/web/src/**/*.css', { cwd: root }).filter((file) => file !== LAYERS)

const declared = /^@layer ([\w, ]+);$/.exec(withoutComments(read(LAYERS)).trim())?.[1]?.split(', ')

/** What stands at the top of a sheet: each statement or the head of each block. */
function topOf(css: string): string[] {
  const found: string[] = []
  let depth = 0
  let head = ''
  for (const [part] of withoutComments(css).matchAll(/"[^"]*"|'[^']*'|[^]/g)) {
    if (depth === 0 && (part === ';' || part === '{')) {
      found.push(head.trim())
      head = ''
    } else if (depth === 0) head += part
    if (part === '{') depth++
    if (part === '}') depth--
  }
  return head.trim() === '' ? found : [...found, head.trim()]
}

test('the top of a sheet is read through comments, strings and nested blocks', () => {
  const css = `/* a { */ @import 'x;y.css'; @layer one { a { b: '}' } @media (c) { d { e: f } } } g { h: i }`
  expect(topOf(css)).toEqual(["@import 'x;y.css'", '@layer one', 'g'])
})

test('the layers are declared once, in a sheet that holds nothing else', () => {
  expect(declared).toContain('base')
  expect(new Set(declared).size).toBe(declared?.length)
})

test('the page brings the order of the layers before any other sheet', () => {
  const imported = [...read(ENTRY).matchAll(/^import (?:.* from )?'(\.[^']+)'/gm)].map(
    ([, to]) => to,
  )
  expect(imported[0]).toBe('./styles/layers.css')
  expect(read('apps/web/index.html')).not.toMatch(/<style|rel="stylesheet"/)
})

test.each(sheets)('%s puts all its rules into one declared layer', (file) => {
  const heads = topOf(read(file))
  expect(heads).toHaveLength(1)
  expect(declared?.map((name) => `@layer ${name}`)).toContain(heads[0])
})

test('only what holds for every element is important: among layers, the first important rule wins', () => {
  expect(sheets.filter((file) => read(file).includes('!important'))).toEqual([
    'apps/web/src/styles/base.css',
  ])
})
