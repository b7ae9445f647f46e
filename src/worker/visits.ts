import type { WorkerEnvironment } from './host.ts'
import { cacheFiles } from './keep-files.ts'
import type { Release } from './release.ts'

/** So many milliseconds files are gathered before they are kept together. */
const BATCH_DELAY = 500

/** Keeps the files that were opened, a while after they were. */
export function createVisitCache(host: WorkerEnvironment, current: () => Promise<Release>) {
  let gathered = new Set<string>()
  let flush: Promise<void> | undefined
  const keep = async (): Promise<void> => {
    await new Promise((resolve) => setTimeout(resolve, BATCH_DELAY))
    const urls = [...gathered]
    gathered = new Set()
    flush = undefined
    await cacheFiles(host, await current(), urls)
  }
  return (url: string): Promise<void> => {
    gathered.add(url)
    flush ??= keep()
    return flush
  }
}
