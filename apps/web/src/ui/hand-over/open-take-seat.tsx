import { Icon } from '../marks/icon.tsx'
import { openTakeSeat } from '../place/place.ts'
import { text } from '../words/words.ts'
import './menu-button.css'

/** Opens the page on which a seat moves to this device. */
export function OpenTakeSeat() {
  return (
    <button type="button" class="button menu-button" onClick={openTakeSeat}>
      <Icon name="device" />
      {text('take-seat.open')}
    </button>
  )
}
