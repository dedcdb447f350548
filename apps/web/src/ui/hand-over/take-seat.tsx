import { useSignal } from '@preact/signals'
import { handOverText, readHandOver } from '@samedeal/protocol'
import { useEffect, useRef } from 'preact/hooks'
import { Problem } from '../controls/problem.tsx'
import { Brand } from '../marks/brand.tsx'
import { ScreenHeading } from '../place/screen-heading.tsx'
import { entering, forgetProblem, giveUp, takeOver } from '../room/entering.ts'
import { text } from '../words/words.ts'
import '../room/notice.css'
import './take-seat.css'

/** How a code looks. */
const SHAPE = handOverText({ code: 'HKMTWR', handOver: 'ABCDEFGH' })

/** Where a seat moves to this device: by a link with its one-time code, or by the code as it is typed. */
export function TakeSeat({ offer }: { offer: string }) {
  const typed = useSignal(offer)
  const isBad = useSignal(false)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (offer === '') field.current?.focus()
    return forgetProblem
  }, [offer])
  const way = entering.value
  const busy = way.state === 'busy'
  const problem = isBad.value ? 'take-seat.bad' : way.state === 'failed' ? way.problem : undefined
  return (
    <main class="notice screen">
      <Brand />
      <ScreenHeading title={text('take-seat.title')}>{text('take-seat.title')}</ScreenHeading>
      <p class="notice-text">{text('take-seat.text')}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          const read = readHandOver(typed.peek())
          isBad.value = read === undefined
          if (read === undefined) field.current?.focus()
          else void takeOver(read)
        }}
      >
        <label class="offer-field">
          {text('take-seat.label')}
          <input
            ref={field}
            class="numeral"
            type="text"
            value={typed.value}
            autocomplete="off"
            autocapitalize="characters"
            spellcheck={false}
            enterkeyhint="go"
            placeholder={SHAPE}
            aria-invalid={isBad.value}
            aria-describedby="offer-hint"
            onInput={({ currentTarget }) => {
              typed.value = currentTarget.value
              isBad.value = false
              forgetProblem()
            }}
          />
        </label>
        <p id="offer-hint" class="offer-hint">
          {text('take-seat.hint')}
        </p>
        <button type="submit" class="button main" disabled={busy}>
          {text(busy ? 'home.join.busy' : 'take-seat.yes')}
        </button>
      </form>
      {problem !== undefined && <Problem>{text(problem)}</Problem>}
      <button type="button" class="button bare" onClick={giveUp}>
        {text('over.home')}
      </button>
    </main>
  )
}
