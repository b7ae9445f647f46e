import { type Background, createBackground } from './background.ts'

/** Most documents take milliseconds; the records of the first one must be fetched. */
const PATIENCE = 15_000

/** The background of a page; `root` is the way from the page to the site. */
export const startBackground = (root: string): Background =>
  createBackground({
    api: new URL(`${root}v1/`, document.baseURI).href,
    start: () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
    patience: PATIENCE,
  })
