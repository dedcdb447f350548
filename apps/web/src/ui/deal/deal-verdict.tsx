import type { DealCheck } from '../../session/deal-check.ts'
import { Icon } from '../marks/icon.tsx'
import { text } from '../words/words.ts'
import './deal-verdict.css'

const MARKS = { kept: 'lock', fits: 'eye', broken: 'cross' } as const

/** What the check of an opened deal found, in a sentence; a warning when it is not what was promised. */
export function DealSentence({ verdict }: { verdict: DealCheck['verdict'] }) {
  const isBroken = verdict === 'broken'
  return (
    <p
      class={isBroken ? 'deal-sentence broken' : 'deal-sentence'}
      role={isBroken ? 'alert' : undefined}
    >
      <Icon name={MARKS[verdict]} size={18} />
      <span>{text(`deal.${verdict}`)}</span>
    </p>
  )
}

/** The sentence, and what anybody needs to check the deal by hand. */
export function DealVerdict({ check }: { check: DealCheck }) {
  const { verdict, opened } = check
  return (
    <div class="deal-verdict">
      <DealSentence verdict={verdict} />
      {opened !== undefined && (
        <details>
          <summary>{text('deal.by-hand')}</summary>
          <p>{text('deal.by-hand.text')}</p>
          <code>{opened.text}</code>
          <p>{text('deal.by-hand.hash')}</p>
          <code>{opened.hash}</code>
        </details>
      )}
    </div>
  )
}
