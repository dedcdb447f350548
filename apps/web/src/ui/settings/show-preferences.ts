import { effect } from '@preact/signals'
import { movesLittle } from './moves-little.ts'
import { preferences } from './preferences.ts'

/** Writes the preferences on the page's root from now on, where the styles read them. */
export function showPreferences(root: HTMLElement): void {
  effect(() => {
    const { theme, back, hand } = preferences.value
    root.dataset['theme'] = theme
    root.dataset['back'] = back
    root.dataset['hand'] = hand
    root.dataset['motion'] = movesLittle.value ? 'reduced' : 'full'
    const bar = document.querySelector('meta[name="theme-color"]')
    bar?.setAttribute('content', getComputedStyle(root).getPropertyValue('--bg').trim())
  })
}
