import { useSignal } from '@preact/signals'
import { announce } from '../announce/announcer.tsx'
import { Problem } from '../controls/problem.tsx'
import { Icon } from '../marks/icon.tsx'
import { text } from '../words/words.ts'
import { canShare, copy, share } from './hand-out.ts'
import { QrCode } from './qr-code.tsx'

interface CodeBlockProps {
  readonly code: string
  readonly inviteUrl: string
}

/** What friends need to come in: the code, the link, and the link as a QR code. */
export function CodeBlock({ code, inviteUrl }: CodeBlockProps) {
  const outcome = useSignal<'none' | 'copied' | 'copy-failed' | 'share-failed'>('none')
  const shareLink = async () => {
    outcome.value = 'none'
    const shared = await share({ title: text('lobby.share.title'), url: inviteUrl })
    if (!shared) outcome.value = 'share-failed'
  }
  const copyLink = async () => {
    outcome.value = (await copy(inviteUrl)) ? 'copied' : 'copy-failed'
    if (outcome.value !== 'copied') return
    announce(text('lobby.copied'))
    setTimeout(() => {
      if (outcome.peek() === 'copied') outcome.value = 'none'
    }, 2500)
  }
  const copied = outcome.value === 'copied'
  return (
    <section class="panel code-block" aria-labelledby="code-heading">
      <h2 id="code-heading">{text('lobby.code')}</h2>
      <p class="room-code numeral" aria-label={Array.from(code).join(' ')}>
        {code}
      </p>
      <input
        class="invite-link"
        type="text"
        readOnly
        aria-label={text('lobby.link')}
        value={inviteUrl}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div class="qr-paper">
        <QrCode link={inviteUrl} label={text('lobby.qr')} />
      </div>
      <div class="hand-out">
        {canShare() && (
          <button type="button" class="button" onClick={() => void shareLink()}>
            <Icon name="share" />
            {text('lobby.share')}
          </button>
        )}
        <button type="button" class="button" onClick={() => void copyLink()}>
          <Icon name={copied ? 'tick' : 'copy'} />
          {text(copied ? 'lobby.copied' : canShare() ? 'lobby.copy' : 'lobby.copy.link')}
        </button>
        <a
          class="button open-screen"
          href={`/watch/${code}`}
          target="_blank"
          rel="noopener"
          aria-label={text('lobby.screen')}
        >
          <Icon name="tv" />
          <span>{text('lobby.screen')}</span>
        </a>
      </div>
      {outcome.value === 'copy-failed' && <Problem>{text('lobby.copy.failed')}</Problem>}
      {outcome.value === 'share-failed' && <Problem>{text('lobby.share.failed')}</Problem>}
    </section>
  )
}
