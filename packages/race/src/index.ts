export * from './refused.ts'
export * from './room-view.ts'
