import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { movesLittle } from '../settings/moves-little.ts'
import './fireworks.css'

/** Bursts at the pole: where (in percent of the screen) and when (in milliseconds). */
const BURSTS = [
  { x: 54, y: 24, after: 0 },
  { x: 34, y: 36, after: 350 },
  { x: 62, y: 52, after: 700 },
  { x: 22, y: 20, after: 1050 },
  { x: 46, y: 44, after: 1400 },
]

/** Sparks of a burst, evenly around it; every second one flies half as far. */
const SPARKS = Array.from({ length: 28 }, (_, spark) => spark)

/** From the first burst until the last spark is out, in milliseconds. */
const LASTS = 3000

/** Fireworks for somebody who is home; nothing where little movement is asked for. */
export function Fireworks() {
  const isOver = useSignal(movesLittle.peek())
  useEffect(() => {
    const end = setTimeout(() => (isOver.value = true), LASTS)
    return () => clearTimeout(end)
  }, [])
  if (isOver.value) return null
  return (
    <div class="fireworks" aria-hidden="true">
      {BURSTS.map(({ x, y, after }) => (
        <div key={after} class="burst" style={{ left: `${x}%`, top: `${y}%` }}>
          {SPARKS.map((spark) => (
            <i
              key={spark}
              class="spark"
              style={{
                '--turn': `${(360 * spark) / SPARKS.length}deg`,
                '--far': spark % 2 === 0 ? '13em' : '8em',
                '--after': `${after}ms`,
              }}
            />
          ))}
        </div>
      ))}
    </div>
  )
}
