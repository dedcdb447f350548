// What the results look into a record with: one part to load, since both read and search records.
export { LoneLoss } from './lone-loss.tsx'
export { Replay } from './replay.tsx'
