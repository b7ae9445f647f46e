import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { ROOT } from '../support/root.ts'

/** `npm start` after its build: the address it prints, and its end. */
async function start(port: number) {
  const server = spawn(process.execPath, ['build/serve.mjs'], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port) },
  })
  const [output] = await once(server.stdout, 'data')
  const url = /http:\/\/127\.0\.0\.1:\d+/.exec(String(output))?.[0] ?? ''
  const stop = async (): Promise<number> => {
    server.kill('SIGINT')
    const [code] = await once(server, 'exit')
    return code
  }
  return { url, stop }
}

test('it prints where it serves, takes the next port when one is taken, and ends on Ctrl-C', async () => {
  const first = await start(4420)
  const second = await start(Number(new URL(first.url).port))
  expect(second.url).not.toBe(first.url)
  const answers = [`${first.url}/`, `${second.url}/v1/health`].map(
    async (url) => (await fetch(url)).status,
  )
  expect(await Promise.all(answers)).toEqual([200, 200])
  expect([await first.stop(), await second.stop()]).toEqual([0, 0])
})
