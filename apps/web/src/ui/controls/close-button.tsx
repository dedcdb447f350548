import { Icon } from '../marks/icon.tsx'

interface CloseButtonProps {
  readonly label: string
  readonly onClose: () => void
  /** Of the cross, in pixels. */
  readonly size?: number
}

/** Puts away what it stands in. */
export function CloseButton({ label, onClose, size = 20 }: CloseButtonProps) {
  return (
    <button type="button" class="icon-button" aria-label={label} onClick={onClose}>
      <Icon name="cross" size={size} />
    </button>
  )
}
