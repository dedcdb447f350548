// Whatever players read stands in a catalogue (apps/web/src/ui/words), once for each language.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Visitor, parseSync } from 'oxc-parser'
import { expect, test } from 'vitest'
import { sourcesOf } from './imports.ts'
import { root } from './run.ts'

const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** Attributes that are shown or read aloud. */
const SPOKEN = /^(aria-(label|description|roledescription|valuetext)|alt|title|placeholder|label)$/

/** Two words with a blank between them, or one word with a capital letter as sentences begin. */
const LIKE_TEXT = /\p{L}{2,},? \p{L}{2,}|^\p{Lu}\p{Ll}+\b/u

/** What a keyboard's keys and an element's tags are called in code. */
const KEYS_AND_TAGS = /^(Escape|Enter|Tab|Shift|Home|End|Page(Up|Down)|Arrow\w+|[A-Z]+)$/

/** The classes that the style sheets know: a string of nothing else is no text. */
const classes = new Set(
  globSync('apps/web/src/**/*.css', { cwd: root }).flatMap((file) =>
    [...read(file).matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name ?? ''),
  ),
)

function isClassList(value: string): boolean {
  const words = value.split(/\s+/).filter((word) => word !== '')
  return words.every((word) => classes.has(word) || word.endsWith('-'))
}

/** Cards as records write them: 7H TD QS. */
const CARDS = /^([2-9TJQKA][CDHS]\s*)+$/

const sources = ['ui', 'board', 'practice']
  .flatMap((folder) => sourcesOf(`apps/web/src/${folder}`))
  .filter((file) => !/\.test\.tsx?$|\/(words|test)\//.test(file))

/** The texts in a source file that look like something to read, each with its line. */
function textsIn(file: string, code: string): string[] {
  const { program } = parseSync(file, code)
  const found: string[] = []
  /** Where errors are made and elements are looked for: nobody reads that on a screen. */
  const unread: [start: number, end: number][] = []
  const say = (start: number, value: string) => {
    if (unread.some(([from, to]) => start >= from && start < to)) return
    found.push(`${file}:${code.slice(0, start).split('\n').length}: ${value.trim()}`)
  }
  const isText = (value: string) =>
    LIKE_TEXT.test(value) && !KEYS_AND_TAGS.test(value) && !CARDS.test(value) && !isClassList(value)
  new Visitor({
    NewExpression: ({ callee, start, end }) => {
      if (callee.type === 'Identifier' && callee.name.endsWith('Error')) unread.push([start, end])
    },
    CallExpression: ({ callee, start, end }) => {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return
      if (/^(closest|matches|querySelector(All)?)$/.test(callee.property.name)) {
        unread.push([start, end])
      }
    },
    JSXText: ({ value, start }) => {
      if (/\p{L}/u.test(value.replaceAll(/&\w+;/g, ''))) say(start, value)
    },
    JSXAttribute: ({ name, value, start }) => {
      if (value?.type !== 'Literal' || typeof value.value !== 'string') return
      const isKey = /^[a-z-]+(\.[\w-]+)+$/.test(value.value)
      const isSpoken =
        name.type === 'JSXIdentifier' && SPOKEN.test(name.name) && /\p{L}/u.test(value.value)
      if (isSpoken && !isKey && !isText(value.value)) say(start, value.value)
    },
    Literal: ({ value, start }) => {
      if (typeof value === 'string' && isText(value)) say(start, value)
    },
    TemplateElement: ({ value, start }) => {
      if (isText(value.raw)) say(start, value.raw)
    },
  }).visit(program)
  return found
}

test('no screen has a text of its own beside the catalogues', () => {
  expect(sources.flatMap((file) => textsIn(file, read(file)))).toEqual([])
})

test('texts are found wherever they stand in a screen', () => {
  const screen = `
    const Screen = () => <p class="panel" aria-label="hi">Hello {name} <b title={'Your rank'} /></p>
    const say = (n) => announce(\`You are \${n} cards ahead\`)
    const quiet = () => { throw new Error('No such pile') }
    const key = <Choice label="replay.first" when={key === 'Escape'} />`
  expect(textsIn('screen.tsx', screen).map((line) => line.replace(/^[^ ]+ /, ''))).toEqual([
    'hi',
    'Hello',
    'Your rank',
    'You are',
    'cards ahead',
  ])
})
