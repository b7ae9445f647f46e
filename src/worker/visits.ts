import type { Host } from './host.ts'
import { keepFiles } from './keep-files.ts'
import type { Release } from './release.ts'

/** So many milliseconds files are gathered before they are kept together. */
const PAUSE = 500

/** Keeps the files that were opened, a while after they were. */
export function createVisits(host: Host, current: () => Promise<Release>) {
  let gathered = new Set<string>()
  let flush: Promise<void> | undefined
  const keep = async (): Promise<void> => {
    await new Promise((resolve) => setTimeout(resolve, PAUSE))
    const urls = [...gathered]
    gathered = new Set()
    flush = undefined
    await keepFiles(host, await current(), urls)
  }
  return (url: string): Promise<void> => {
    gathered.add(url)
    flush ??= keep()
    return flush
  }
}
