export * from './command.ts'
export { CPU_LEVELS, type CpuLevel } from '@samedeal/rules'
export { EDITION } from './edition.ts'
export { joinRefusal } from './door.ts'
export * from './event.ts'
export { fold, type Handling } from './fold.ts'
export { handOverRefusal } from './hand-over.ts'
export * from './handle.ts'
export * from './house-rules.ts'
export { MAX_NAME } from './name-length.ts'
export { cleanName } from './player-name.ts'
export * from './presets.ts'
export {
  MAX_SEATS,
  newRace,
  USUAL_TIMING,
  type Dealt,
  type Deals,
  type PlayerId,
  type Race,
  type Seat,
  type SeatGame,
  type Thinker,
  type Timing,
} from './race.ts'
export { gameOf } from './ranking.ts'
export * from './refused.ts'
export * from './room-view.ts'
export { roomView } from './show-room.ts'
export { recordOf } from './round.ts'
export { movesMade } from './seat-game.ts'
export { readStoredRace } from './stored-race.ts'
