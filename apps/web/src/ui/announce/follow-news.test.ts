import { signal } from '@preact/signals'
import { expect, test } from 'vitest'
import { followNews } from './follow-news.ts'

interface News {
  readonly name: string
}

test('news that was there before is not told, and each that comes is told once', () => {
  const news = signal<News | undefined>({ name: 'old' })
  const told: string[] = []
  const stop = followNews(news, ({ name }) => void told.push(name))
  news.value = { name: 'one' }
  news.value = undefined
  news.value = { name: 'one' }
  stop()
  news.value = { name: 'late' }
  expect(told).toEqual(['one', 'one'])
})

test('a change of the language tells no old news again', () => {
  const language = signal('en')
  const news = signal<News | undefined>(undefined)
  const told: string[] = []
  followNews(news, ({ name }) => void told.push(`${language.value} ${name}`))
  news.value = { name: 'refused' }
  language.value = 'es'
  expect(told).toEqual(['en refused'])
})

test('what news has begun ends before the next', () => {
  const news = signal<News | undefined>(undefined)
  const told: string[] = []
  const stop = followNews(news, ({ name }) => {
    told.push(`${name} begins`)
    return () => told.push(`${name} ends`)
  })
  news.value = { name: 'one' }
  news.value = { name: 'two' }
  stop()
  expect(told).toEqual(['one begins', 'one ends', 'two begins', 'two ends'])
})
