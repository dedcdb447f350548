// Writes a race down as the present version stores it: node store-race-command.ts > ../stored/version-N.json
import { GAMES, type Game } from '@samedeal/rules'
import { newRace } from '../race.ts'
import { roomView } from '../room-view.ts'
import { playRandomRace } from './random-race.ts'

/** A race with ties, drops, stand-ins, undos and a restart in it. */
const SEED = 12

const { race, journal } = playRandomRace(SEED)
const start = newRace(GAMES.get('klondike') as Game)
console.log(JSON.stringify({ race: start, handlings: journal, shown: roomView(race) }))
