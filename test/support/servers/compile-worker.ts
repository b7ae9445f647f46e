import { ROOT } from '../root.ts'

/** The built module of the compile threads: Node cannot start a thread from TypeScript. */
export const COMPILE_WORKER = new URL(`file://${ROOT}dist/lib/node/compile-worker.js`)
