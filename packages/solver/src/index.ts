export * from './solve.ts'
