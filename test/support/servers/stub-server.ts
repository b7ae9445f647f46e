import { createServer } from 'node:http'
import { listenOnLoopback } from './loopback.ts'

interface StubResponse {
  readonly status: number
  readonly body: string
}

/** A server on loopback that answers each path as it is told. */
export const serveStub = (answer: (path: string) => StubResponse) =>
  listenOnLoopback(
    createServer((request, response) => {
      const { status, body } = answer(request.url ?? '/')
      response.writeHead(status).end(body)
    }),
  )
