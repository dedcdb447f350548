export * from './greedy.ts'
