export * from './certify.ts'
export * from './levels.ts'
export * from './solve.ts'
export * from './dead-end.ts'
