export * from './certify.ts'
export * from './dead-end.ts'
export * from './levels.ts'
export * from './solve.ts'
