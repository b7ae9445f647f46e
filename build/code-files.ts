import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { type Corpus, corpusClient, type PlannedFile } from '../src/site.ts'
import type * as Prerender from '../src/web/prerender.tsx'
import { buildOptions } from './build-options.ts'

/**
 * Plans the files with the code of every preset. A thread renders them with the module at `views`
 * while the rest of the site is built, because highlighting takes a third of the build.
 */
export async function planCodeFiles(
  root: string,
  views: string,
  corpus: Corpus,
): Promise<PlannedFile | undefined> {
  if (buildOptions(process.env).site.without?.includes('previews')) return undefined
  const { codeFiles, readCodeRecords }: typeof Prerender = await import(/* @vite-ignore */ views)
  const records = await readCodeRecords(corpusClient(corpus))
  const thread = new Worker(`${root}build/code-files-thread.mjs`, {
    workerData: { views, records },
  })
  const texts = once(thread, 'message') as Promise<[ReadonlyMap<string, string>]>
  // Until the texts are needed, a build that fails does not wait for them, or for their error.
  thread.unref()
  texts.catch(() => {})
  return {
    paths: Array.from(codeFiles(records), ({ path }) => path),
    isPerPath: true,
    isLate: true,
    async render(path) {
      thread.ref()
      const [byPath] = await texts
      return byPath.get(path) ?? ''
    },
  }
}
