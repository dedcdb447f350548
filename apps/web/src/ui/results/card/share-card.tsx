import { useSignal } from '@preact/signals'
import { inTime, mendPage } from '../../../offline/page-build.ts'
import type { RoomSession } from '../../../session/room-session.ts'
import { announce } from '../../announce/announcer.tsx'
import { Icon } from '../../marks/icon.tsx'
import { text } from '../../words/words.ts'

/** How long the button tells that it is done, in milliseconds. */
const DONE_MS = 2_500

/** Hands out a picture of the results. What draws it is loaded when it is first asked for. */
export function ShareCard({ session }: { session: RoomSession }) {
  const state = useSignal<'idle' | 'busy' | 'done' | 'failed'>('idle')
  const handOut = async () => {
    state.value = 'busy'
    try {
      const outcome = await handOutCard(session)
      state.value = 'done'
      if (outcome === 'saved') announce(text('card.saved'))
    } catch {
      state.value = 'failed'
      void mendPage()
      announce(text('card.failed'))
    }
    setTimeout(() => (state.value = 'idle'), DONE_MS)
  }
  const isDone = state.value === 'done'
  return (
    <button
      type="button"
      class="icon-button"
      aria-label={text('card.share')}
      title={text(state.value === 'failed' ? 'card.failed' : 'card.share')}
      aria-busy={state.value === 'busy'}
      onClick={() => {
        if (state.value !== 'busy') void handOut()
      }}
    >
      <Icon name={isDone ? 'tick' : state.value === 'failed' ? 'cross' : 'share'} size={24} />
    </button>
  )
}

async function handOutCard(session: RoomSession): Promise<'shared' | 'saved'> {
  const [{ cardContent }, { drawCard }, { friendsAddress }, { handOutPicture }] = await inTime(
    Promise.all([
      import('./card-content.ts'),
      import('./draw-card.ts'),
      import('./friends-address.ts'),
      import('./hand-out-picture.ts'),
    ]),
  )
  const date = new Date()
  const content = cardContent({ room: session.room.peek(), own: session.seat.peek(), date })
  const blob = await drawCard(content, friendsAddress(session.inviteUrl))
  return handOutPicture({ blob, fileName: 'samedeal.png', title: content.headline })
}
