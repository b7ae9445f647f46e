import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { createClient, createResponder, type PostRequest } from '../index.ts'
import { folderSource } from './folder-source.ts'
import { sha256 } from './sha256.ts'

// The thread that compiles packs for the server: a text comes in, a response goes out.

const root: string = workerData.root
const respond = createResponder(createClient(folderSource(join(root, 'v1')), { sha256 }), {
  cacheBytes: 0,
})

parentPort?.on('message', async ({ url, text }: PostRequest) => {
  const body = [new TextEncoder().encode(text)]
  const response = await respond({
    ...{ method: 'POST', url, body: toChunks(body) },
    header: (name) => (name === 'content-type' ? 'application/json' : null),
  })
  // A body of its own buffer is handed over instead of copied.
  const transferred = response.body ? [response.body.buffer as ArrayBuffer] : []
  parentPort?.postMessage(response, transferred)
})

async function* toChunks(chunks: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* chunks
}
