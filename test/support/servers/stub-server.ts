import { createServer } from 'node:http'
import { listenOnLoopback } from './loopback.ts'

interface StubResponse {
  readonly status: number
  readonly body: string
}

/** Serves the response that a function returns for each path, on a loopback port. */
export const serveStub = (respond: (path: string) => StubResponse) =>
  listenOnLoopback(
    createServer((request, response) => {
      const { status, body } = respond(request.url ?? '/')
      response.writeHead(status).end(body)
    }),
  )
