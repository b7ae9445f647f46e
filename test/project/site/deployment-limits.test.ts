import { createServer, type RequestListener } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { createTestFolder, runCli } from '../../support/package/run-cli.ts'
import { listenOnLoopback } from '../../support/servers/loopback.ts'
import { sendForever } from '../../support/servers/send-forever.ts'

/** Serves an origin that never behaves, for `svc doctor` and `svc registry mirror`. */
async function serveHostile(listener: RequestListener): Promise<string> {
  const { url, close } = await listenOnLoopback(createServer(listener))
  onTestFinished(close)
  return `${url}/v1`
}

const ORIGINS: [name: string, listener: RequestListener, message: RegExp][] = [
  ['sends without an end', (_, response) => sendForever(response), /has more than 67108864 bytes/],
  ['never answers', () => {}, /did not answer within 700 ms/],
  [
    'never ends its body',
    (_, response) => void response.writeHead(200).write('{'),
    /did not answer within 700 ms/,
  ],
  [
    'redirects to itself',
    ({ url }, response) => void response.writeHead(302, { Location: url }).end(),
    /redirects without an end/,
  ],
]

const COMMANDS = [['doctor'], ['registry', 'mirror']]

test.each(
  ORIGINS.flatMap((origin) => COMMANDS.map((command) => [origin[0], command, origin] as const)),
)('an origin that %s ends svc %s with an error', async (name, command, [, listener, message]) => {
  const url = await serveHostile(listener)
  // The endless body must reach its limit of size, not of time.
  const timeout = /sends/.test(name) ? '60000' : '700'
  const cwd = await createTestFolder()
  const { exit, err } = await runCli(cwd, [...command, url, '--timeout', timeout])
  expect(err).toMatch(message)
  expect(exit).toBe(3)
})
