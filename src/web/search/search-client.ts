import type { SearchSources } from './find-everything.ts'
import type { SearchRequest, SearchResponse } from './types.ts'

/** A search that the worker runs. */
export interface SearchWorkerRequest {
  readonly id: number
  /** The URL of the site. */
  readonly root: string
  readonly request: SearchRequest
}

/** The result of a search, or why it failed. */
export type SearchWorkerResponse =
  | { readonly id: number; readonly response: SearchResponse }
  | { readonly id: number; readonly error: string }

/** The members of a worker that the client uses. */
export type SearchWorker = Pick<Worker, 'postMessage' | 'onmessage' | 'onerror'>

/** Searches a site in stages. */
export interface SearchClient {
  /**
   * Calls a function with the results of a search: first those that need the least data, then all
   * of them, which a worker finds, because indexing every text would block the page.
   */
  search(request: SearchRequest, onResponse: OnResponse): Promise<void>
}

/** Receives results; those of a first stage are not complete. */
export type OnResponse = (response: SearchResponse, isComplete: boolean) => void

interface SearchClientOptions {
  readonly root: URL
  readonly loadSources: (root: URL) => Promise<SearchSources>
  readonly startWorker: () => SearchWorker
}

/** Creates the search of a page. */
export function createSearchClient(options: SearchClientOptions): SearchClient {
  const { root, loadSources, startWorker } = options
  let sources: Promise<SearchSources> | undefined
  let worker: WorkerClient | undefined

  const findOnPage = async (request: SearchRequest): Promise<SearchResponse> => {
    const { findEverything } = await import('./find-everything.ts')
    sources ??= loadSources(root)
    sources.catch(() => {
      sources = undefined
    })
    return findEverything(await sources, request, 'names')
  }

  return {
    async search(request, onResponse) {
      // Once the worker has loaded everything, its results are as fast, and need no second update.
      if (!worker?.isReady()) onResponse(await findOnPage(request), false)
      worker ??= createWorkerClient(startWorker(), root.href)
      onResponse(await worker.search(request), true)
    },
  }
}

interface PendingSearch {
  readonly resolve: (response: SearchResponse) => void
  readonly reject: (error: Error) => void
}

interface WorkerClient {
  /** True after the first results. */
  isReady(): boolean
  search(request: SearchRequest): Promise<SearchResponse>
}

function createWorkerClient(worker: SearchWorker, root: string): WorkerClient {
  const pending = new Map<number, PendingSearch>()
  let [lastId, ready] = [0, false]
  worker.onmessage = ({ data }: MessageEvent<SearchWorkerResponse>) => {
    const request = pending.get(data.id)
    pending.delete(data.id)
    if ('error' in data) return request?.reject(new Error(data.error))
    ready = true
    return request?.resolve(data.response)
  }
  worker.onerror = () => {
    for (const { reject } of pending.values()) reject(new Error(START_ERROR))
    pending.clear()
  }
  return {
    isReady: () => ready,
    search(request) {
      const id = ++lastId
      return new Promise((resolve, reject) => {
        pending.set(id, { resolve, reject })
        worker.postMessage({ id, root, request } satisfies SearchWorkerRequest)
      })
    },
  }
}

const START_ERROR = 'The search could not be loaded. Reload the page to try again.'

let pageClient: SearchClient | undefined

/** Returns the search of this page; `root` is the relative path to the site root. */
export function getSearchClient(root: string): SearchClient {
  pageClient ??= createSearchClient({
    root: new URL(root, document.baseURI),
    loadSources: async (url) => (await import('./load-sources.ts')).loadSources(url),
    startWorker: () =>
      new Worker(new URL('./search-worker.ts', import.meta.url), { type: 'module' }),
  })
  return pageClient
}
