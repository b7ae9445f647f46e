import { createServer } from 'node:http'
import { listenOnLoopback } from './loopback.ts'

interface Answer {
  readonly status: number
  readonly body: string
}

/** A server on loopback that answers each path as it is told. */
export const answerWith = (answer: (path: string) => Answer) =>
  listenOnLoopback(
    createServer((request, response) => {
      const { status, body } = answer(request.url ?? '/')
      response.writeHead(status).end(body)
    }),
  )
