import { findEverything, type SearchSources } from './find-everything.ts'
import { loadSources } from './load-sources.ts'
import type { SearchWorkerRequest, SearchWorkerResponse } from './search-client.ts'

// A worker serves one page, and so one site, for its whole life.
let sources: Promise<SearchSources> | undefined

async function answer({ id, root, request }: SearchWorkerRequest): Promise<SearchWorkerResponse> {
  sources ??= loadSources(new URL(root))
  sources.catch(() => {
    sources = undefined
  })
  return { id, response: await findEverything(await sources, request) }
}

self.onmessage = async ({ data }: MessageEvent<SearchWorkerRequest>) => {
  try {
    self.postMessage(await answer(data))
  } catch (error) {
    // Answer every error, or the page would wait forever.
    const message = error instanceof Error ? error.message : String(error)
    self.postMessage({ id: data.id, error: message } satisfies SearchWorkerResponse)
  }
}
