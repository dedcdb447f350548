import { useSignal } from '@preact/signals'
import { GAMES } from '@samedeal/rules'
import { useEffect, useId } from 'preact/hooks'
import type { RoomSession } from '../../session/room-session.ts'
import { copy } from '../lobby/hand-out.ts'
import { Icon } from '../marks/icon.tsx'
import { dealLink } from '../place/place.ts'
import { dealNumberWords, type DealNumberTexts } from '../words/deal-number/deal-number-words.ts'
import { spoken } from '../words/spoken.ts'
import { numberText } from '../words/words.ts'
import './deal-number.css'

/**
 * The number of the deal to play, where the game's deals have numbers; an empty field is a deal that nobody has
 * seen. What is no number stays in the field, with the word for it, and changes nothing.
 */
export function DealNumber({ session }: { session: RoomSession }) {
  const numbered = GAMES.get(session.room.value.game)?.numbered
  const chosen = session.dealNumber.value
  const typed = useSignal(chosen === undefined ? '' : String(chosen))
  const id = useId()
  const { language } = spoken.value
  const words = useSignal<DealNumberTexts | undefined>(undefined)
  useEffect(() => {
    let isWanted = true
    void dealNumberWords(language).then(
      (texts) => isWanted && (words.value = texts),
      () => undefined,
    )
    return () => (isWanted = false)
  }, [language])
  if (numbered === undefined || words.value === undefined) return null
  const { text } = words.value
  const isEmpty = typed.value.trim() === ''
  const isFault = !isEmpty && numbered.read(typed.value) === undefined
  const choose = (value: string) => {
    typed.value = value
    const number = numbered.read(value)
    if (number !== undefined || value.trim() === '') session.chooseDeal(number)
  }
  return (
    <div class="practice-rule deal-number">
      <label for={`${id}-field`}>{text('deal.number')}</label>
      <input
        id={`${id}-field`}
        inputMode="numeric"
        autocomplete="off"
        value={typed.value}
        placeholder={text('deal.number.none')}
        aria-invalid={isFault}
        aria-describedby={`${id}-note`}
        onInput={(event) => choose(event.currentTarget.value)}
      />
      <p id={`${id}-note`} class="deal-number-note" role="status">
        {isFault
          ? text('deal.number.fault', { last: numberText(numbered.last) })
          : chosen !== undefined && numbered.lost.includes(chosen)
            ? text('deal.number.lost')
            : text(chosen === undefined ? 'deal.number.fresh' : 'deal.number.known')}
      </p>
      {chosen !== undefined && <DealLink session={session} words={words.value} number={chosen} />}
      <details class="deal-number-lost">
        <summary>{text('deal.number.lost.offer')}</summary>
        {numbered.lost.map((number) => (
          <button
            key={number}
            type="button"
            class="chip"
            aria-pressed={number === chosen}
            onClick={() => choose(String(number))}
          >
            #{number}
          </button>
        ))}
      </details>
    </div>
  )
}

/** Hands out the link that leads right to the deal. */
function DealLink({
  session,
  words: { text },
  number,
}: {
  session: RoomSession
  words: DealNumberTexts
  number: number
}) {
  const copied = useSignal<boolean | undefined>(undefined)
  useEffect(() => {
    copied.value = undefined
  }, [number])
  const link = dealLink({ game: session.room.value.game, number })
  return (
    <>
      <button
        type="button"
        class="button"
        onClick={() => void copy(link).then((isCopied) => (copied.value = isCopied))}
      >
        <Icon name={copied.value === true ? 'tick' : 'copy'} />
        {text(copied.value === true ? 'deal.number.copied' : 'deal.number.link')}
      </button>
      {copied.value === false && <p class="deal-number-link">{link}</p>}
    </>
  )
}
