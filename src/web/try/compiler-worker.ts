import type { Client } from '../../index.ts'
import { createApiClient } from '../api-client.ts'
import { compileEssenceText } from './compile-essence.ts'
import type { WorkerRequest, WorkerResponse } from './messages.ts'
import { renderEssencePage } from './render-page.ts'

let client: Client | undefined

async function handleRequest(question: WorkerRequest): Promise<WorkerResponse> {
  const { turn, api, text } = question
  client ??= createApiClient(new URL(api))
  if (question.ask === 'try') return { turn, outcome: await compileEssenceText(text, client) }
  return { turn, drawn: await renderEssencePage(JSON.parse(text), question.page, client) }
}

self.onmessage = async ({ data }: MessageEvent<WorkerRequest>) => {
  try {
    self.postMessage(await handleRequest(data))
  } catch (error) {
    // Whatever stopped it, the page must not wait.
    const fault = error instanceof Error ? error.message : String(error)
    self.postMessage({ turn: data.turn, fault } satisfies WorkerResponse)
  }
}
