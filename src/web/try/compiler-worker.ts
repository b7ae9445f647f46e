import type { Client } from '../../index.ts'
import { createApiClient } from '../api-client.ts'
import { formatJson, patchJson } from './edit-json.ts'
import type { CompilerRequest, WorkerRequest, WorkerResponse } from './messages.ts'
import { createPackStore, type PackStore } from './pack-store.ts'
import { renderEssencePage } from './render-page.ts'
import { createStartEssence } from './start-essence.ts'

interface WorkerState {
  /** The folder of the fonts. */
  readonly fontUrl: string
  readonly client: Client
  readonly store: PackStore
}

// A worker serves one page, and so one API, for its whole life.
let state: WorkerState | undefined

function createState(api: string): WorkerState {
  const client = createApiClient(new URL(api))
  return { client, store: createPackStore(client), fontUrl: new URL('../fonts/', api).href }
}

type Answer<T = WorkerResponse> = T extends unknown ? Omit<T, 'id'> : never

type RequestOf<T extends CompilerRequest['type']> = Extract<CompilerRequest, { readonly type: T }>

/** Answers a request, by its type. */
const HANDLERS: {
  readonly [T in CompilerRequest['type']]: (
    request: RequestOf<T>,
    state: WorkerState,
  ) => Promise<Answer>
} = {
  compile: async ({ text }, { store }) => ({ outcome: await store.compile(text) }),
  render: async ({ text, page, fonts = [] }, { client, fontUrl }) => ({
    rendered: await renderEssencePage(JSON.parse(text), page, client, {
      fonts: { files: fonts, url: fontUrl },
    }),
  }),
  pack: async (request, { store }) => ({ pack: await store.read(request) }),
  fix: async ({ text, patch }) => ({ edit: patchJson(text, patch) }),
  format: async ({ text }) => ({ edit: formatJson(text) }),
  start: async ({ start }, { client }) => ({ essence: await createStartEssence(start, client) }),
}

self.onmessage = async ({ data }: MessageEvent<WorkerRequest>) => {
  const { id } = data
  try {
    state ??= createState(data.api)
    const handle = HANDLERS[data.type] as (
      request: CompilerRequest,
      state: WorkerState,
    ) => Promise<Answer>
    self.postMessage({ ...(await handle(data, state)), id })
  } catch (error) {
    // Answer every error, or the page would wait until the timeout.
    const message = error instanceof Error ? error.message : String(error)
    self.postMessage({ id, error: message } satisfies WorkerResponse)
  }
}
