import type { Client } from '../../index.ts'
import { createApiClient } from '../api-client.ts'
import { drawPage } from './draw-page.ts'
import type { Answer, Question } from './messages.ts'
import { tryEssence } from './try-essence.ts'

let client: Client | undefined

async function answer(question: Question): Promise<Answer> {
  const { turn, api, text } = question
  client ??= createApiClient(new URL(api))
  if (question.ask === 'try') return { turn, outcome: await tryEssence(text, client) }
  return { turn, drawn: await drawPage(JSON.parse(text), question.page, client) }
}

self.onmessage = async ({ data }: MessageEvent<Question>) => {
  try {
    self.postMessage(await answer(data))
  } catch (error) {
    // Whatever stopped it, the page must not wait.
    const fault = error instanceof Error ? error.message : String(error)
    self.postMessage({ turn: data.turn, fault } satisfies Answer)
  }
}
