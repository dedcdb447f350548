// Writes a race down as the present version stores it: node store-race-command.ts > version-N.json
import { newRace, roomView } from '@samedeal/race'
import { playRandomRace } from '@samedeal/race/random-race'
import { USUAL_GAME } from '@samedeal/rules'

/** A race with a tie, drops, stand-ins, one whose race it is in the end, undos and a restart in it. */
const SEED = 1421

const { race, journal } = playRandomRace(SEED)
const start = newRace(USUAL_GAME)
console.log(JSON.stringify({ race: start, handlings: journal, shown: roomView(race) }))
