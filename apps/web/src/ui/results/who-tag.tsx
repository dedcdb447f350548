import type { SeatKind } from '@samedeal/race'
import { Tag } from '../marks/tag.tsx'

/** YOU or CPU beside a name of the results. */
export function WhoTag({
  seat,
  kind,
  own,
}: {
  seat: number | undefined
  kind: SeatKind
  own: number
}) {
  if (seat === own) return <Tag kind="you" />
  return kind === 'cpu' ? <Tag kind="cpu" /> : null
}
