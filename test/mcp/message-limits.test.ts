import { PassThrough } from 'node:stream'
import { expect, onTestFinished, test } from 'vitest'
import { MAX_MESSAGE_BYTES, MAX_MESSAGE_DEPTH } from '../../src/mcp/limit-messages.ts'
import { serve } from '../../src/mcp/serve.ts'
import { createTestFolder } from '../support/package/run-cli.ts'

/** Starts the server on a pipe; `ask` writes lines and returns the next answers. */
async function startServer() {
  const [input, output] = [new PassThrough(), new PassThrough()]
  const lines = output.setEncoding('utf8').iterator()
  const cwd = await createTestFolder()
  const notes: string[] = []
  const environment = { cwd, env: {}, settings: {}, note: (text: string) => void notes.push(text) }
  const stopped = new Promise<void>(() => {})
  const served = serve(environment, { version: '1.0.0', stopped, input, output })
  onTestFinished(async () => {
    input.end()
    await served
  })
  let text = ''
  const readAnswer = async () => {
    while (!text.includes('\n')) text += (await lines.next()).value
    const line = text.slice(0, text.indexOf('\n'))
    text = text.slice(line.length + 1)
    return JSON.parse(line)
  }
  const ask = (message: string) => {
    input.write(`${message}\n`)
    return readAnswer()
  }
  return { ask, input, notes }
}

const PING = '{"jsonrpc":"2.0","id":"next","method":"ping"}'

/** Creates a call whose id comes first or last, as clients send it. */
const createCall = (query: string, id: string, isLast: boolean): string => {
  const rest = `"method":"tools/call","params":{"name":"svc_registry","arguments":{"id":7,"query":${query}}}`
  return isLast ? `{${rest},"jsonrpc":"2.0","id":${id}}` : `{"id":${id},"jsonrpc":"2.0",${rest}}`
}

const LARGE = JSON.stringify(`"id": 1, \\ { ${'x'.repeat(MAX_MESSAGE_BYTES)}`)

const nest = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`

test.each([
  ['large', createCall(LARGE, '3', false), 3],
  ['large, with the id at its end', createCall(LARGE, '"a\\"b"', true), 'a"b'],
  ['large, and no JSON', 'x'.repeat(MAX_MESSAGE_BYTES + 1), undefined],
  ['deep', createCall(nest(6000), '4', true), 4],
  ['deep, as deep as it can be', createCall(nest(5_000_000), '5', true), 5],
  ['deep, and never closed', '['.repeat(100_000), undefined],
])('a message that is too %s gets an error, and the server goes on', async (name, message, id) => {
  const { ask, notes } = await startServer()
  const answer = await ask(message)
  const code = /^large/.test(name) ? 'message-too-large' : 'message-too-deep'
  expect(answer).toMatchObject({ jsonrpc: '2.0', error: { code: -32_600, data: { code } } })
  expect(answer.id).toBe(id)
  expect(await ask(PING)).toMatchObject({ id: 'next', result: {} })
  expect(notes).toEqual([])
})

test('messages within the limits are answered, in pieces and several at a time', async () => {
  const { ask, input } = await startServer()
  input.write(PING.slice(0, 10))
  expect(await ask(PING.slice(10))).toMatchObject({ id: 'next', result: {} })
  const text = JSON.stringify('[{'.repeat(MAX_MESSAGE_DEPTH))
  input.write(`${PING}\n`)
  expect(await ask(createCall(text, '6', true))).toMatchObject({ id: 'next' })
  expect(await ask(PING)).toMatchObject({ id: 6, result: { isError: true } })
})
