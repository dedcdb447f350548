export * from './greedy.ts'
export * from './noisy-greedy.ts'
export * from './noisy-table.ts'
