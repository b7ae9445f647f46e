import type { Client } from '../../index.ts'
import { createApiClient } from '../api-client.ts'
import type { Answer, Question } from './messages.ts'
import { tryEssence } from './try-essence.ts'

let client: Client | undefined

async function answer(question: Question): Promise<Answer> {
  const { turn, api, text } = question
  client ??= createApiClient(new URL(api))
  return { turn, outcome: await tryEssence(text, client) }
}

self.onmessage = async ({ data }: MessageEvent<Question>) => {
  self.postMessage(await answer(data))
}
