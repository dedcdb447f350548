import type { RoomSession } from '../session/room-session.ts'
import { Announcer } from './announce/announcer.tsx'
import { Home } from './home/home.tsx'
import { isKeyHelpOpen } from './keys/key-help.ts'
import { lazily } from './place/lazily.tsx'
import { place, type NumberedDeal } from './place/place.ts'
import { Invite } from './room/invite.tsx'

const Room = lazily<{ session: RoomSession }>(async () => (await import('./room/room.tsx')).Room)
const HowToPlay = lazily<{ session: RoomSession | undefined }>(
  async () => (await import('./rules/how-to-play.tsx')).HowToPlay,
)

const TakeSeat = lazily<{ offer: string }>(
  async () => (await import('./hand-over/take-seat.tsx')).TakeSeat,
)

const Alone = lazily<{ deal: NumberedDeal | undefined }>(
  async () => (await import('./practice/alone.tsx')).Alone,
)

const Guide = lazily<{ game: string }>(async () => (await import('./guide/guide.tsx')).Guide)
const Statistics = lazily<object>(
  async () => (await import('./statistics/statistics.tsx')).Statistics,
)

const Lost = lazily<{ path: string }>(async () => (await import('./lost/lost.tsx')).Lost)

const BigScreen = lazily<{ code: string }>(
  async () => (await import('./screen/big-screen.tsx')).BigScreen,
)

const KeyPanel = lazily<object>(async () => (await import('./keys/key-panel.tsx')).KeyPanel, {
  isScreen: false,
})

/** The whole page: the screen of the place that is open, and the region that is read aloud. */
export function App() {
  return (
    <>
      <Screen />
      {isKeyHelpOpen.value && <KeyPanel />}
      <Announcer />
    </>
  )
}

function Screen() {
  const here = place.value
  switch (here.at) {
    case 'home':
      return <Home />
    case 'alone':
      return <Alone deal={here.deal} />
    case 'guide':
      return <Guide game={here.game} />
    case 'statistics':
      return <Statistics />
    case 'how-to-play':
      return <HowToPlay session={here.session} />
    case 'invite':
      return <Invite code={here.code} />
    case 'take-seat':
      return <TakeSeat offer={here.offer} />
    case 'watch':
      return <BigScreen code={here.code} />
    case 'lost':
      return <Lost path={here.path} />
    case 'room':
      return <Room key={here.session.code} session={here.session} />
  }
}
