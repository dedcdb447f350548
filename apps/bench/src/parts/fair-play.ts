import { handOverChain, raceWithAbsence, RETURNS, shakeOff } from '../fair-play/attacks.ts'
import type { Figure } from '../figure.ts'
import type { Part } from '../part.ts'

/** So often each attack is made. */
const TIMES = 20

/** Whether rounds, the move clock and the door hold against who drops out and comes back, or moves a seat about. */
export const fairPlay: Part = {
  name: 'fair-play',
  about:
    'points for a stand-in’s race, a move clock that is shaken off, chains of devices at a locked door',
  seconds: 90,
  measure,
}

async function measure(): Promise<Figure[]> {
  const seeds = Array.from({ length: TIMES }, (_, index) => index + 1)
  const stolen = []
  const own = []
  for (const how of RETURNS) {
    for (const seed of seeds) {
      const race = await raceWithAbsence(seed, how)
      if (how === 'finishes their own') own.push(race)
      else stolen.push(race)
    }
  }
  const shaken = []
  const chains = []
  for (const seed of seeds) {
    shaken.push(await shakeOff(seed))
    chains.push(await handOverChain(seed))
  }
  const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0)
  const none = { unit: '', goal: { atMost: 0 } }
  return [
    {
      name: 'fair-play: stand-ins’ races that were brought home and ranked',
      value: stolen.filter(({ isHome, rank }) => isHome && rank === 1).length,
      unit: `of ${stolen.length}`,
      goal: { atLeast: stolen.length / 2 },
    },
    {
      name: 'fair-play: of these, with points or a win’s handicap',
      value: stolen.filter(({ points, handicap }) => points > 0 || handicap > 0).length,
      ...none,
    },
    {
      name: 'fair-play: races that were the player’s own in spite of an absence, without points',
      value: own.filter(({ isHome, points }) => !isHome || points === 0).length,
      ...none,
    },
    {
      name: 'fair-play: moves that outlasted the move clock',
      value: sum(shaken.map(({ over }) => over)),
      ...none,
    },
    {
      name: 'fair-play: longest move, of 30 s',
      value: Math.max(...shaken.map(({ longest }) => longest)) / 1_000,
      unit: 's',
    },
    {
      name: 'fair-play: strangers let into locked rooms by hand-overs',
      value: sum(chains.map(({ strangers }) => strangers)),
      ...none,
    },
    {
      name: 'fair-play: devices of removed guests that came back',
      value: sum(chains.map(({ removed }) => removed)),
      ...none,
    },
  ]
}
