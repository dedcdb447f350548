import { useSignal } from '@preact/signals'
import { handOverText } from '@samedeal/protocol'
import { useEffect } from 'preact/hooks'
import type { RoomSession, SeatOffer } from '../../session/room-session.ts'
import { QrCode } from '../lobby/qr-code.tsx'
import { Icon } from '../marks/icon.tsx'
import { handOverLink } from '../place/place.ts'
import { text } from '../words/words.ts'
import './menu-button.css'
import './move-seat.css'

/** Moves the own seat to another device: asks the server for a one-time code and shows it. */
export function MoveSeat({ session }: { session: RoomSession }) {
  const isOpen = useSignal(false)
  /** The code that was there before this one was asked for. */
  const before = useSignal<SeatOffer | undefined>(undefined)
  if (session.seat.value === 0 || session.isPractice) return null
  const ask = () => {
    before.value = session.handOver.peek()
    isOpen.value = true
    session.offerSeat()
  }
  if (!isOpen.value) {
    const isOff = session.connection.value !== 'live'
    return (
      <button type="button" class="button menu-button" disabled={isOff} onClick={ask}>
        <Icon name="device" />
        {text('hand-over.offer')}
      </button>
    )
  }
  const offer = session.handOver.value
  return (
    <section class="hand-over" aria-labelledby="hand-over-heading">
      <h3 id="hand-over-heading">{text('hand-over.offer')}</h3>
      {offer === undefined || offer === before.value ? (
        <Asking onAgain={ask} />
      ) : (
        <Offer key={offer.handOver} session={session} offer={offer} onAgain={ask} />
      )}
      <button type="button" class="button" onClick={() => (isOpen.value = false)}>
        {text('hand-over.close')}
      </button>
    </section>
  )
}

/** How long the server may take to give a code, in milliseconds. */
const ASKING_MS = 8_000

/** Waits for a code, and asks again when none comes. */
function Asking({ onAgain }: { onAgain: () => void }) {
  const isLate = useSignal(false)
  useEffect(() => {
    if (isLate.value) return undefined
    const wait = setTimeout(() => (isLate.value = true), ASKING_MS)
    return () => clearTimeout(wait)
  }, [isLate.value])
  if (!isLate.value) return <p role="status">{text('hand-over.asking')}</p>
  return (
    <>
      <p role="status">{text('hand-over.failed')}</p>
      <button
        type="button"
        class="button"
        onClick={() => {
          isLate.value = false
          onAgain()
        }}
      >
        {text('race.try-again')}
      </button>
    </>
  )
}

interface OfferProps {
  readonly session: RoomSession
  readonly offer: SeatOffer
  readonly onAgain: () => void
}

/** The code as a link to scan and as letters to type, until it has expired. */
function Offer({ session, offer, onAgain }: OfferProps) {
  const { handOver, until } = offer
  const isOver = useSignal(false)
  useEffect(() => {
    const end = setTimeout(() => (isOver.value = true), until - session.now())
    return () => clearTimeout(end)
  }, [session, until])
  if (isOver.value) {
    return (
      <>
        <p role="status">{text('hand-over.expired')}</p>
        <button type="button" class="button" onClick={onAgain}>
          {text('hand-over.again')}
        </button>
      </>
    )
  }
  return (
    <>
      <p>{text('hand-over.how')}</p>
      <div class="hand-over-qr">
        <QrCode link={handOverLink(session.inviteUrl, handOver)} label={text('hand-over.qr')} />
      </div>
      <input
        class="hand-over-code numeral"
        type="text"
        readOnly
        aria-label={text('hand-over.code')}
        value={handOverText({ code: session.code, handOver })}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <p class="hand-over-life">{text('hand-over.life')}</p>
    </>
  )
}
