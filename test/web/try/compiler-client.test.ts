import { expect, test } from 'vitest'
import { createCompilerClient, type WorkerLike } from '../../../src/web/try/compiler-client.ts'
import type { WorkerRequest, WorkerResponse } from '../../../src/web/try/messages.ts'

interface FakeWorker extends WorkerLike {
  readonly asked: WorkerRequest[]
  isEnded: boolean
}

/** Workers that answer when they are told to. */
function setUp(patience = 1000) {
  const workers: FakeWorker[] = []
  const start = (): WorkerLike => {
    const worker: FakeWorker = {
      ...{ asked: [], isEnded: false, onmessage: null, onerror: null },
      postMessage: (question: WorkerRequest) => void worker.asked.push(question),
      terminate: () => {
        worker.isEnded = true
      },
    }
    workers.push(worker)
    return worker
  }
  const background = createCompilerClient({
    api: 'https://site.invalid/v1/',
    startWorker: start,
    timeout: patience,
  })
  const say = (worker: FakeWorker | undefined, answer: WorkerResponse): void =>
    worker?.onmessage?.call(worker as never, { data: answer } as MessageEvent<WorkerResponse>)
  return { background, workers, say }
}

test('answers find the question that they belong to, whatever their order', async () => {
  const { background, workers, say } = setUp()
  const first = background.send({ ask: 'try', text: 'a' })
  const second = background.send({ ask: 'try', text: 'b' })
  const [one, two] = workers[0]?.asked ?? []
  say(workers[0], { turn: two?.turn ?? 0, fault: 'second' })
  say(workers[0], { turn: one?.turn ?? 0, fault: 'first' })
  expect(await first).toMatchObject({ fault: 'first' })
  expect(await second).toMatchObject({ fault: 'second' })
  expect(workers).toHaveLength(1)
  expect(one).toMatchObject({ api: 'https://site.invalid/v1/', text: 'a' })
})

test('a question that takes too long ends the worker, and the next one starts another', async () => {
  const { background, workers, say } = setUp(5)
  expect(await background.send({ ask: 'try', text: 'a' })).toMatchObject({
    fault: expect.stringContaining('too long'),
  })
  expect(workers[0]?.isEnded).toBe(true)
  const next = background.send({ ask: 'try', text: 'b' })
  say(workers[1], { turn: workers[1]?.asked[0]?.turn ?? 0, outcome: { kind: 'empty' } })
  expect(await next).toMatchObject({ outcome: { kind: 'empty' } })
})

test('a worker that cannot start is told', async () => {
  const { background, workers } = setUp()
  const asked = background.send({ ask: 'try', text: 'a' })
  workers[0]?.onerror?.call(workers[0] as never, new Event('error') as ErrorEvent)
  expect(await asked).toMatchObject({ fault: expect.stringContaining('could not be loaded') })
})
