import { type CompilerClient, createCompilerClient } from './background.ts'

/** Most documents take milliseconds; the records of the first one must be fetched. */
const TIMEOUT_MS = 15_000

/** The background of a page; `root` is the way from the page to the site. */
export const startCompilerClient = (root: string): CompilerClient =>
  createCompilerClient({
    api: new URL(`${root}v1/`, document.baseURI).href,
    startWorker: () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
    timeout: TIMEOUT_MS,
  })
