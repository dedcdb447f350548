import { encode } from 'uqr'
import './qr-code.css'

/** Light modules around the code, as the standard for QR codes (ISO/IEC 18004) asks for. */
const QUIET = 4

/** A link as a QR code, drawn as one path: dark modules on whatever lies behind. */
export function QrCode({ link, label }: { link: string; label: string }) {
  const { data, size } = encode(link, { ecc: 'M', border: 0 })
  const side = size + 2 * QUIET
  return (
    <svg
      class="qr-code"
      viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
      role="img"
      aria-label={label}
      shape-rendering="crispEdges"
    >
      <path fill="var(--card-ink)" d={modulePath(data)} />
    </svg>
  )
}

/** Each run of dark modules in a row as one rectangle. */
function modulePath(rows: readonly (readonly boolean[])[]): string {
  let path = ''
  rows.forEach((row, y) => {
    let x = 0
    while (x < row.length) {
      const start = x
      while (row[x] === true) x++
      if (x > start) path += `M${start} ${y}h${x - start}v1H${start}Z`
      else x++
    }
  })
  return path
}
