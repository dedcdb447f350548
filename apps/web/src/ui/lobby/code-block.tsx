import { useSignal } from '@preact/signals'
import { announce } from '../announce/announcer.tsx'
import { Icon } from '../marks/icon.tsx'
import { text } from '../words/words.ts'
import { canShare, copy, share } from './hand-out.ts'
import { QrCode } from './qr-code.tsx'

interface CodeBlockProps {
  readonly code: string
  readonly inviteUrl: string
}

/** What friends need to come in: the code, the link and the link as a QR code. */
export function CodeBlock({ code, inviteUrl }: CodeBlockProps) {
  const outcome = useSignal<'none' | 'copied' | 'failed'>('none')
  const copyLink = async () => {
    outcome.value = (await copy(inviteUrl)) ? 'copied' : 'failed'
    announce(text(outcome.value === 'copied' ? 'lobby.copied' : 'lobby.copy.failed'))
    if (outcome.value === 'copied') setTimeout(() => (outcome.value = 'none'), 2500)
  }
  const copied = outcome.value === 'copied'
  return (
    <section class="panel code-block" aria-labelledby="code-heading">
      <h2 id="code-heading">{text('lobby.code')}</h2>
      <p class="room-code numeral" aria-label={Array.from(code).join(' ')}>
        {code}
      </p>
      <div class="hand-out">
        {canShare() && (
          <button
            type="button"
            class="button"
            onClick={() => void share({ title: text('lobby.share.title'), url: inviteUrl })}
          >
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
      {outcome.value === 'failed' && (
        <p class="invite-link">
          <span class="problem">{text('lobby.copy.failed')}</span>
          <input
            type="text"
            readOnly
            aria-label={text('lobby.link')}
            value={inviteUrl}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        </p>
      )}
      <div class="qr-paper">
        <QrCode link={inviteUrl} label={text('lobby.qr')} />
      </div>
    </section>
  )
}
