import { effect } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import { mendPage } from '../../offline/page-build.ts'
import { markRace } from '../../offline/race-lock.ts'
import type { RoomSession } from '../../session/room-session.ts'
import { Lobby } from '../lobby/lobby.tsx'
import { lazily } from '../place/lazily.tsx'
import { followReactions } from '../reactions/shown-reactions.ts'
import { keepPlayed } from '../practice/kept-race.ts'
import { keepOwnFinishes } from '../results/own-finish.ts'
import { countOwnRaces } from '../results/own-race.ts'
import { BackQuestion } from './back-question.tsx'
import { Outage } from './outage.tsx'
import { phaseShown, type Phase } from './phase-shown.ts'
import { RoomOver } from './room-over.tsx'
import './people.css'

const PracticeLobby = lazily<{ session: RoomSession }>(
  async () => (await import('../practice/practice-lobby.tsx')).PracticeLobby,
)
const Race = lazily<{ session: RoomSession }>(async () => (await import('../race/race.tsx')).Race)
const Results = lazily<{ session: RoomSession }>(
  async () => (await import('../results/results.tsx')).Results,
)

/** A room: the screen of its phase. */
export function Room({ session }: { session: RoomSession }) {
  const { phase, stop: stopPhase } = useMemo(() => phaseShown(session), [session])
  useEffect(() => stopPhase, [stopPhase])
  useEffect(() => fetchTheTable(session), [session])
  const isRacing = phase.value === 'racing'
  useEffect(() => (isRacing ? fetchTheResults() : undefined), [isRacing])
  // From the first rendering on: the results ask for what it has kept.
  const stop = useMemo(() => keepOwnFinishes(session), [session])
  useEffect(() => stop, [stop])
  useEffect(() => followReactions(session), [session])
  useEffect(() => countOwnRaces(session), [session])
  useEffect(markRace, [])
  useEffect(() => (session.isPractice ? keepPlayed(session) : undefined), [session])
  useEffect(() => mendBetweenRaces(session), [session])
  useEffect(() => mendNotUnderstood(session), [session])
  const connection = session.connection.value
  if (connection !== 'live' && connection !== 'connecting') {
    return <RoomOver session={session} why={connection} />
  }
  return (
    <>
      <PhaseScreen session={session} phase={phase.value} />
      <Outage session={session} />
      <BackQuestion session={session} />
    </>
  )
}

function PhaseScreen({ session, phase }: { session: RoomSession; phase: Phase }) {
  switch (phase) {
    case 'lobby':
      return session.isPractice ? <PracticeLobby session={session} /> : <Lobby session={session} />
    case 'countdown':
    case 'racing':
      return <Race session={session} />
    case 'results':
      return <Results session={session} />
  }
}

/**
 * Whenever the server is back, and at once, a page that is out of date is loaded anew, as long as no race is
 * on: the seat waits, and the next race finds its cards.
 */
function mendBetweenRaces({ isPractice, connection, room }: RoomSession): () => void {
  let wasLost = false
  return effect(() => {
    const isLost = connection.value === 'connecting'
    const isBack = wasLost && connection.value === 'live'
    wasLost = isLost
    const { phase } = room.peek()
    if (isBack && !isPractice && (phase === 'lobby' || phase === 'results')) void mendPage()
  })
}

/**
 * A server that does not understand this page is of another build, as after an operator has gone back to an older
 * one: a page that is out of date is loaded anew, in the middle of a race too. Nothing that it asks would be done.
 */
function mendNotUnderstood({ isPractice, refusal }: RoomSession): () => void {
  return effect(() => {
    if (!isPractice && refusal.value?.why === 'malformed') void mendPage()
  })
}

/**
 * Loads the table while people gather, so that it stands before the countdown ends. A page that is out of
 * date finds out here, before the race.
 */
function fetchTheTable({ room }: RoomSession): () => void {
  return soon(500, () => {
    const table = [Race.preload(), import('../../board/board.ts')]
    for (const part of table) {
      part.catch(() => (room.peek().phase === 'lobby' ? mendPage() : undefined))
    }
    return table
  })
}

/** Loads the results while a race is on: nothing that it needs itself waits for them. */
function fetchTheResults(): () => void {
  return soon(5_000, () => [Results.preload()])
}

/** Loads something after so many milliseconds; what cannot be had then is asked for again when it is needed. */
function soon(ms: number, load: () => Promise<unknown>[]): () => void {
  const wait = setTimeout(() => void Promise.allSettled(load()), ms)
  return () => clearTimeout(wait)
}
