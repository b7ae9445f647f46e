import type { ServerResponse } from 'node:http'

const CHUNK = Buffer.alloc(2 ** 20, ' ')

/** Sends a body without an end, as fast as the client reads it. */
export function sendForever(response: ServerResponse): void {
  const send = (): void => {
    if (response.destroyed) return
    if (response.write(CHUNK)) setImmediate(send)
    else response.once('drain', send)
  }
  send()
}
