// Long run: builds a site and serves it, several times.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checksum, checksumFiles } from '../../src/internal/node.ts'
import { installOffline } from '../support/package/offline-program.ts'
import { openTerminal } from '../support/package/pseudo-terminal.ts'
import { createTestFolder, runCli } from '../support/package/run-cli.ts'
import { ROOT } from '../support/root.ts'

// Builds and serves sites with the installed CLI.

const { bin, env: offline, svc } = await installOffline()

/** True for files that list all other files, and so depend on the pages of a site. */
const isManifest = (path: string): boolean => /^v1\/manifest[.\w]*\.json$/.test(path)

test('build creates the same files as the repository', async () => {
  const cwd = await createTestFolder()
  const lean = ['--without', 'plane,terms', '--without', 'alias,twins']
  expect(svc(cwd, 'build', ...lean)).toMatchObject({ status: 0 })
  const site = join(cwd, 'site')
  // The package has no fonts, so its style sheets of themes do not load any, and no explorer, so the
  // sections of its showcase sites have no links to records.
  const isComparable = (path: string): boolean =>
    !isManifest(path) && !/theme.*\.css$|^showcase\/.*\.html$/.test(path)
  const files = (await checksumFiles(site)).filter(({ path }) => isComparable(path))
  const built = await Promise.all(
    files.map(async ({ path }) => ({
      path,
      ...checksum(await readFile(`${ROOT}dist/site/${path}`)),
    })),
  )
  expect(files.length).toBeGreaterThan(200)
  expect(files).toEqual(built)
})

test('builds a site from custom records, rebuilds it with fewer parts and serves it', async () => {
  const cwd = await createTestFolder()
  const build = ['build', '--content', `${ROOT}test/fixtures/corpus`, '--out', 'out']
  const lean = ['--without', 'plane,terms,alias,previews']
  const terminal = openTerminal(bin, [...build, ...lean], { cwd, env: offline })
  expect(await terminal.exited).toBe(0)
  expect(terminal.text()).toMatch(/█+░+ Rendering files \d+\/\d+/)
  expect(terminal.raw()).toContain('\r\u001B[2KWrote ')
  await writeFile(join(cwd, 'out/CNAME'), 'mine')
  const paths = async () => (await checksumFiles(join(cwd, 'out'))).map(({ path }) => path)
  expect(await paths()).toContain('v1/health')
  expect(svc(cwd, ...build, ...lean, '--without', 'twins').status).toBe(0)
  expect(await paths()).not.toContain('v1/health')
  expect(await paths()).toContain('CNAME')
  await writeFile(join(cwd, 'file.txt'), '')
  expect(await runCli(cwd, ['build', '--out', '.'])).toMatchObject({ exit: 2 })
  expect(await runCli(cwd, ['build', '--content', 'nowhere'])).toMatchObject({ exit: 2 })
  const { embeddedSource } = await import(`${cwd}/out/lib/embedded.js`)
  const index = JSON.parse(await readFile(join(cwd, 'out/v1/index.json'), 'utf8'))
  expect(await embeddedSource()('index.json')).toEqual(index)
  const { url, stop } = await serve(cwd, 'out')
  expect(await (await fetch(`${url}/health`)).json()).toMatchObject({ status: 'ok' })
  expect(await stop()).toBe(0)
})

test('serves search and compile without a site until Ctrl-C', async () => {
  const cwd = await createTestFolder()
  expect(await runCli(cwd, ['init', '--page', '/=hero'])).toMatchObject({ exit: 0 })
  const { url, stop } = await serve(cwd)
  const response = await (await fetch(`${url}/search?q=hero&limit=1`)).json()
  expect(response.results).toMatchObject([{ slug: 'hero' }])
  const { tables } = await (await fetch(url)).json()
  expect((await fetch(`${url}/${tables.cards}`)).status).toBe(200)
  const { status, headers } = await fetch(new URL('/lib/search.js', url))
  expect([status, headers.get('Content-Type')]).toEqual([200, 'text/javascript; charset=utf-8'])
  expect(headers.get('Access-Control-Allow-Origin')).toBe('*')
  const compiled = await fetch(`${url}/packs/compile`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: await readFile(join(cwd, 'svc.essence.json')),
  })
  expect(compiled.status).toBe(200)
  expect(await stop()).toBe(0)
})

async function serve(cwd: string, ...args: string[]) {
  const server: ChildProcess = spawn(bin, ['serve', ...args, '--port', '0', '--json'], { cwd })
  const [output] = await once(server.stdout ?? expect.unreachable(), 'data')
  const stop = async (): Promise<number> => {
    server.kill('SIGINT')
    const [code] = await once(server, 'exit')
    return code
  }
  return { url: String(JSON.parse(String(output)).url), stop }
}
