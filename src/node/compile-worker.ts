import { parentPort } from 'node:worker_threads'
import { createClient, createResponder, type RemoteRequest, type Responder } from '../index.ts'
import { type FolderRelease, releaseSource } from './folder-releases.ts'
import { sha256 } from './sha256.ts'

// The thread that compiles packs for the server: a request comes in, a response goes out.

/** A request, with its release if that differs from the one of the previous request. */
export interface CompileMessage extends Omit<RemoteRequest, 'signal'> {
  readonly release?: FolderRelease
}

let respond: Responder | undefined

parentPort?.on('message', async ({ method, url, text, release }: CompileMessage) => {
  if (release) {
    respond = createResponder(createClient(releaseSource(release), { sha256 }), { cacheBytes: 0 })
  }
  const body = text === undefined ? undefined : toChunks([new TextEncoder().encode(text)])
  const response = await respond?.({
    ...{ method, url, body },
    header: (name) => (name === 'content-type' && body ? 'application/json' : null),
  })
  // A body of its own buffer is handed over instead of copied.
  const transferred = response?.body ? [response.body.buffer as ArrayBuffer] : []
  parentPort?.postMessage(response, transferred)
})

async function* toChunks(chunks: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* chunks
}
