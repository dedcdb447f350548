import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { en } from './en.ts'
import { LANGUAGES, type Language } from './languages.ts'
import { speak } from './spoken.ts'
import { CATALOGUES, type Catalogue } from './test/every-catalogue.ts'
import { dateText, listText } from './words.ts'

// What CONTRIBUTING.md says of the players' words, as far as a test can hold it.

interface Line {
  readonly key: string
  readonly words: string
}

function linesOf(catalogue: Catalogue): Line[] {
  return Object.entries(catalogue).flatMap(([key, entry]) =>
    Object.values(typeof entry === 'string' ? { entry } : entry).map((words) => ({ key, words })),
  )
}

/** Every text, those of games, guided games and pages included. */
const lines: Readonly<Record<Language, readonly Line[]>> = {
  en: [...CATALOGUES.en.values()].flatMap(linesOf),
  es: [...CATALOGUES.es.values()].flatMap(linesOf),
  ja: [...CATALOGUES.ja.values()].flatMap(linesOf),
}

/** The lines that `pattern` is found in, but for those whose key is let off. */
function linesWith(language: Language, pattern: RegExp, except = /^$/): string[] {
  return lines[language]
    .filter(({ key, words }) => pattern.test(words) && !except.test(key))
    .map(({ key, words }) => `${key}: ${words}`)
}

/** Why something is refused, what a rule means, and the pages to read, but for the names of keys. */
const SENTENCES =
  /^(\w+\.)?refused|^note|^guide\.(?!title|skip|coach|place|next|jump)|\.is$|^(how|tips)\..*\.\d/

describe.each(LANGUAGES)('%s', (language) => {
  test('ends every refusal, note and explanation with a period', () => {
    const open = lines[language].filter(
      ({ key, words }) => SENTENCES.test(key) && !/[.。]$/.test(words),
    )
    expect(open).toEqual([])
  })

  test('ends a text of several sentences as it ends the first', () => {
    const several = /([.?!] |[。？！]).*[^.。?？!！:：…)）]$/
    // A button may begin with a question, and a heading with a sentence.
    expect(linesWith(language, several, /^home\.(guide|title|aside)/)).toEqual([])
  })

  test('has the marks of print: no straight quotes, no three dots, no double blanks', () => {
    expect(linesWith(language, /["']|\.\.\.| {2}/)).toEqual([])
  })
})

/** What is not said, and what is said instead. */
const BANNED: Readonly<Record<Language, readonly (readonly [RegExp, instead: string])[]>> = {
  en: [
    [/\btak(e|es|en|ing) back\b/i, 'undo'],
    [
      /\bturn(s|ed|ing)? (the waste |it |one card |three cards )?over\b/i,
      'recycle the waste; turn a card up',
    ],
    [/\bredeal/i, 'recycle'],
    [/\brounds?\b/i, 'race'],
    [/\bpart(y|ies)\b(?! race)/i, 'room, but for the party race'],
    [/\blast (face-down )?card (of|may)/i, 'top card'],
    [/\b(any|random) shuffle/i, 'random deal'],
    [/\bthe usual rules|named rules/i, 'default rules, rule preset'],
    [/\bgo(es)? on at\b/i, 'resume at'],
    [/\bsome minutes\b/i, 'a few minutes'],
    [/\bwho sends\b/i, 'whoever sends'],
    [/(?<!\{)\bpercent\b/i, '%'],
    // One spelling: British.
    [
      /\b(colors?|favorite|behavior|center|gray|canceled|traveled|catalog|defense)\b/i,
      'British spelling',
    ],
  ],
  es: [
    [/\bcog(er|e|es|ido|iste)\b/i, 'tomar'],
    [/\bsitios?\b/i, 'lugar'],
    [/\bfiestas?\b/i, 'sala, en grupo'],
    [/\brobos?\b/i, 'robar; de 3 en 3'],
    [/\bintro\b/i, 'Enter'],
    [/\bpilas?\b/i, 'montón'],
    [/\banfitri/i, 'quien organiza'],
    [/\bdar(le)? la vuelta\b/i, 'voltear el descarte; descubrir una carta'],
    [/\bllega(n|r|s)? a casa\b/i, 'ganar, terminar: las personas no llegan a casa'],
    [/\bcerra(r|da) la (sala|entrada)\b/i, 'bloquear la entrada'],
    [/\bprogreso\b/i, 'avance'],
    [/\bde encima\b/i, 'la carta de arriba'],
    [/\b(expulsad|descalificad|eliminad)[oa]s?\b/i, 'fuera: sin participios con género'],
    [/\b(he|has|ha|hemos|han) \w+(ado|ido|to|cho)\b/i, 'el pretérito: terminó'],
    [/\b(usted|vosotros|tenéis|podéis)\b/i, 'tú'],
  ],
  ja: [
    [
      /「戻す」|^戻す$|手を戻す|捨て札を戻|組札から戻|裏返/,
      '1手戻す、捨て札を山札に戻す、組札から下ろす',
    ],
    [/山札.{0,4}通/, '周、周回'],
    [/卓|テーブル/, '場'],
    [/無作為/, 'ランダム'],
    [/高対比/, 'ハイコントラスト'],
    [/敗着/, '敗因'],
    [/代打/, '代走'],
    [/伏せた/, '裏向きの'],
    [/いちばん上/, '手前'],
    [/勝て(る|た|ない|まし|ませ)/, '配札は解ける'],
    [/通じません/, '受け付けない操作です'],
    [/部屋を(閉じ|開け)|閉じました/, '入室をロック、ロック解除、終了しました'],
    [/レースを開/, '部屋を作る'],
    [/ますか。/, 'ますか？'],
    [/[?!,()]/, '全角の記号'],
  ],
}

describe.each(LANGUAGES)('%s has one name for one thing', (language) => {
  test.each(BANNED[language])('no text has %s (%s)', (pattern) => {
    expect(linesWith(language, pattern)).toEqual([])
  })
})

test('English writes numbers, dates and lists as its spelling does: in the British way', async () => {
  await speak('en')
  expect(dateText(new Date(2026, 10, 30))).toBe('30 November 2026')
  expect(listText(['Lena', 'Noor', 'Mika'])).toBe('Lena, Noor and Mika')
})

test('a Spanish question or exclamation is opened as well as closed', () => {
  const count = (words: string, marks: RegExp) => words.match(marks)?.length ?? 0
  const unpaired = lines.es.filter(
    ({ words }) =>
      count(words, /¿/g) !== count(words, /\?/g) || count(words, /¡/g) !== count(words, /!/g),
  )
  expect(unpaired).toEqual([])
})

test('a Japanese sentence is polite: です・ます', () => {
  const polite = /(です|ます|でした|ました|ません|ましょう|ください|のです|かもしれません)$/
  const headings = /^home\.(title|aside)/
  const spoken = lines.ja.filter(({ key }) => !headings.test(key))
  const plain = spoken.flatMap(({ key, words }) =>
    words
      .split(/(?<=。)/)
      .filter((sentence) => sentence.endsWith('。'))
      .map((sentence) => sentence.slice(0, -1).replace(/（[^（）]*）$/, ''))
      .filter((sentence) => !polite.test(sentence))
      .map((sentence) => `${key}: ${sentence}`),
  )
  expect(plain).toEqual([])
})

/** Numbers that no counter follows: places of an order written otherwise, and what has a unit of its own. */
const UNCOUNTED =
  /^(guide\.place|lobby\.(next|seats|next-deal)|race\.title|replay\.(move|times)|pile\.|ordinal|screen\.still)/

test('a Japanese number of things has its counter', () => {
  const bare = linesWith(
    'ja',
    /\{n\}(?!(枚|人|席|文字|手|連勝|秒|分|周|か所|レース|ポイント|倍|列|つ))/,
    UNCOUNTED,
  )
  expect(bare).toEqual([])
})

test('さん follows only a name that no CPU can have', () => {
  const ofPeople = /^lobby\.(title|waiting|remove\.question|make-host)|^results\.waiting/
  expect(linesWith('ja', /さん/, ofPeople)).toEqual([])
})

test('the page says before any script what the English home says, and in every language what it needs', () => {
  const page = readFileSync(new URL('../../../index.html', import.meta.url), 'utf8')
  expect(page).toContain(`content="${en['home.promise']}"`)
  const noscript = /<noscript>(.*)<\/noscript>/s.exec(page)?.[1] ?? ''
  expect([...noscript.matchAll(/lang="(\w+)"/g)].map(([, lang]) => lang)).toEqual([...LANGUAGES])
})
