import { expect, test } from 'vitest'
import { corpusClient } from '../../../src/site.ts'
import { createPageSearch } from '../../../src/web/search/find-pages.ts'
import {
  createSearchClient,
  type SearchWorker,
  type SearchWorkerRequest,
} from '../../../src/web/search/search-client.ts'
import type { SearchResponse } from '../../../src/web/search/types.ts'
import { officialCorpus } from '../../support/corpus/official-corpus.ts'

const findPages = await createPageSearch([])
const request = { q: 'table', limit: 5 }
const complete: SearchResponse = {
  total: 1,
  hits: [],
  facets: { type: {}, recommended: {}, blueprint_set: {}, kind: {} },
  suggestions: [],
}

/** Creates a search client whose worker answers each request with a function. */
function createClient(answer: (request: SearchWorkerRequest) => object | undefined) {
  const worker: SearchWorker = {
    onmessage: null,
    onerror: null,
    postMessage(message: SearchWorkerRequest) {
      const data = answer(message)
      queueMicrotask(() =>
        data
          ? worker.onmessage?.call(worker as Worker, { data } as MessageEvent)
          : worker.onerror?.call(worker as Worker, {} as ErrorEvent),
      )
    },
  }
  const { search } = createSearchClient({
    root: new URL('https://svc.example/'),
    loadSources: async () => ({ client: corpusClient(officialCorpus), findPages }),
    startWorker: () => worker,
  })
  return async () => {
    const responses: [response: SearchResponse, isComplete: boolean][] = []
    await search(request, (...response) => responses.push(response))
    return responses
  }
}

test('the page shows first results, then those of the worker, and later only the latter', async () => {
  const search = createClient(({ id }) => ({ id, response: complete }))
  const [first, last, ...more] = await search()
  expect([first?.[0].hits[0]?.path, first?.[1]]).toEqual(['patterns/data-table/', false])
  expect([last, more]).toEqual([[complete, true], []])
  expect(await search()).toEqual([[complete, true]])
})

test.each([
  ['a worker that fails', ({ id }: SearchWorkerRequest) => ({ id, error: 'offline' }), 'offline'],
  ['a worker that does not start', () => undefined, 'could not be loaded'],
])('%s rejects the search with its message', async (_, answer, message) => {
  await expect(createClient(answer)()).rejects.toThrow(message)
})
