import { expect, test } from 'vitest'
import { createCompilerClient, type WorkerLike } from '../../../src/web/try/compiler-client.ts'
import type { WorkerRequest, WorkerResponse } from '../../../src/web/try/messages.ts'

interface FakeWorker extends WorkerLike {
  readonly requests: WorkerRequest[]
  isTerminated: boolean
}

/** Creates a client whose workers respond only when a test calls `respond`. */
function setUp(timeout = 1000) {
  const workers: FakeWorker[] = []
  const startWorker = (): WorkerLike => {
    const worker: FakeWorker = {
      requests: [],
      isTerminated: false,
      onmessage: null,
      onerror: null,
      postMessage: (request: WorkerRequest) => void worker.requests.push(request),
      terminate: () => {
        worker.isTerminated = true
      },
    }
    workers.push(worker)
    return worker
  }
  const client = createCompilerClient({ api: 'https://site.invalid/v1/', startWorker, timeout })
  const respond = (worker: FakeWorker | undefined, response: WorkerResponse): void =>
    worker?.onmessage?.call(worker as never, { data: response } as MessageEvent<WorkerResponse>)
  return { client, workers, respond }
}

test('responses resolve the request with the same id, in any order', async () => {
  const { client, workers, respond } = setUp()
  const first = client.send({ type: 'compile', text: 'a' })
  const second = client.send({ type: 'compile', text: 'b' })
  const [firstRequest, secondRequest] = workers[0]?.requests ?? []
  respond(workers[0], { id: secondRequest?.id ?? 0, error: 'second' })
  respond(workers[0], { id: firstRequest?.id ?? 0, error: 'first' })
  expect(await first).toMatchObject({ error: 'first' })
  expect(await second).toMatchObject({ error: 'second' })
  expect(workers).toHaveLength(1)
  expect(firstRequest).toMatchObject({ api: 'https://site.invalid/v1/', text: 'a' })
})

test('a timeout terminates the worker, and the next request starts a new one', async () => {
  const { client, workers, respond } = setUp(5)
  expect(await client.send({ type: 'compile', text: 'a' })).toMatchObject({
    error: expect.stringContaining('too long'),
  })
  expect(workers[0]?.isTerminated).toBe(true)
  const next = client.send({ type: 'compile', text: 'b' })
  respond(workers[1], { id: workers[1]?.requests[0]?.id ?? 0, outcome: { kind: 'empty' } })
  expect(await next).toMatchObject({ outcome: { kind: 'empty' } })
})

test('a worker that cannot start is reported as an error', async () => {
  const { client, workers } = setUp()
  const response = client.send({ type: 'compile', text: 'a' })
  workers[0]?.onerror?.call(workers[0] as never, new Event('error') as ErrorEvent)
  expect(await response).toMatchObject({ error: expect.stringContaining('could not be loaded') })
})
