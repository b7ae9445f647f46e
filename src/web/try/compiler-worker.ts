import { type Client, createClient, fetchSource } from '../../index.ts'
import { applyAllFixes } from './apply-fixes.ts'
import { formatJson, patchJson, toTextEdit } from './edit-json.ts'
import type { CompilerRequest, WorkerRequest, WorkerResponse } from './messages.ts'
import type { OwnTheme } from './own-themes.ts'
import { createPackStore, type PackStore } from './pack-store.ts'
import { renderEssencePage } from './render-page.ts'
import { createStartEssence } from './start-essence.ts'
import { withOwnThemes } from './theme-source.ts'

interface WorkerState {
  /** The own themes that the client knows, as JSON. */
  readonly themes: string
  /** The folder of the fonts. */
  readonly fontUrl: string
  readonly client: Client
  readonly store: PackStore
}

// A worker serves one page, and so one API, for its whole life.
let state: WorkerState | undefined

/** Returns the state, which is new if the own themes have changed. */
function getState(api: string, own: readonly OwnTheme[]): WorkerState {
  const themes = JSON.stringify(own)
  if (state?.themes === themes) return state
  const client = createClient(withOwnThemes(fetchSource(new URL(api)), own))
  const fontUrl = new URL('../fonts/', api).href
  state = { themes, client, store: createPackStore(client), fontUrl }
  return state
}

/** Loads the code for briefs, which most visitors do not use. */
const loadBriefs = () => import('./brief/brief-requests.ts')

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
  fixAll: async ({ text }, { store }) => ({
    edit: toTextEdit(text, await applyAllFixes(text, store.compile)),
  }),
  format: async ({ text }) => ({ edit: formatJson(text) }),
  start: async ({ start }, { client }) => ({ essence: await createStartEssence(start, client) }),
  plan: async ({ brief }, { client }) => ({
    plan: await (await loadBriefs()).readPlan(brief, client),
  }),
  answer: async (request, { client }) => ({
    planned: await (await loadBriefs()).createPlannedEssence(request, client),
  }),
  theme: async ({ theme, fonts = [] }, { client, fontUrl }) => ({
    rendered: await (await loadBriefs()).renderThemeExample(theme, client, {
      fonts: { files: fonts, url: fontUrl },
    }),
  }),
}

self.onmessage = async ({ data }: MessageEvent<WorkerRequest>) => {
  const { id } = data
  try {
    const handle = HANDLERS[data.type] as (
      request: CompilerRequest,
      state: WorkerState,
    ) => Promise<Answer>
    self.postMessage({ ...(await handle(data, getState(data.api, data.themes))), id })
  } catch (error) {
    // Answer every error, or the page would wait until the timeout.
    const message = error instanceof Error ? error.message : String(error)
    self.postMessage({ id, error: message } satisfies WorkerResponse)
  }
}
