import { setFlagsFromString } from 'node:v8'
import { Worker, type WorkerOptions } from 'node:worker_threads'

/**
 * Starts a thread. Node strips the types of every module of a thread by WebAssembly, and V8 may crash
 * where one of several threads replaces its wrapper of a call by a better one (nodejs/node#64500): with
 * this budget none is ever replaced.
 */
export function startThread(program: URL, options?: WorkerOptions): Worker {
  setFlagsFromString('--wasm-wrapper-tiering-budget=1000000000')
  return new Worker(program, options)
}
