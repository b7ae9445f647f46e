import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { ROOT } from '../support/root.ts'

/** Starts the server of `npm start` without building; returns its URL and a `stop` function. */
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

test('prints its URL, uses the next port if one is in use, and stops on Ctrl-C', async () => {
  const first = await start(4420)
  const second = await start(Number(new URL(first.url).port))
  expect(second.url).not.toBe(first.url)
  const statuses = [`${first.url}/`, `${second.url}/v1/health`].map(
    async (url) => (await fetch(url)).status,
  )
  expect(await Promise.all(statuses)).toEqual([200, 200])
  expect([await first.stop(), await second.stop()]).toEqual([0, 0])
})
