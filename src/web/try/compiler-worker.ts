import type { Client } from '../../index.ts'
import { createApiClient } from '../api-client.ts'
import { compileEssenceText } from './compile-essence.ts'
import type { WorkerRequest, WorkerResponse } from './messages.ts'
import { renderEssencePage } from './render-page.ts'

// A worker serves one page, and so one API, for its whole life.
let client: Client | undefined

async function handleRequest(request: WorkerRequest): Promise<WorkerResponse> {
  const { id, api, text } = request
  client ??= createApiClient(new URL(api))
  if (request.type === 'compile') return { id, outcome: await compileEssenceText(text, client) }
  return { id, rendered: await renderEssencePage(JSON.parse(text), request.page, client) }
}

self.onmessage = async ({ data }: MessageEvent<WorkerRequest>) => {
  try {
    self.postMessage(await handleRequest(data))
  } catch (error) {
    // Answer every error, or the page would wait until the timeout.
    const message = error instanceof Error ? error.message : String(error)
    self.postMessage({ id: data.id, error: message } satisfies WorkerResponse)
  }
}
