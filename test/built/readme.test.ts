import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { installPackage } from '../support/package/installed-package.ts'
import { readReadmeBlock } from '../support/package/readme-blocks.ts'
import { findFreePort } from '../support/servers/free-port.ts'

// What the README shows, run as it stands in a project that installed the package.

let folder = ''
let shell: ChildProcess | undefined

beforeAll(async () => {
  folder = `${await installPackage()}/readme`
  await mkdir(folder)
})

// The shell and the server that it waits for are one group of processes.
afterAll(() => {
  if (shell?.pid !== undefined && shell.exitCode === null) process.kill(-shell.pid)
})

test('an essence of a blueprint is compiled from npm', async () => {
  await writeFile(`${folder}/use.mjs`, readReadmeBlock('Compile from npm', 'js'))
  const output = execFileSync(process.execPath, ['use.mjs'], { cwd: folder, encoding: 'utf8' })
  expect(output).toMatch(/^2\d packs for pages, 0 diagnostics\n$/)
  expect(await readFile(`${folder}/dashboard.md`, 'utf8')).toContain('Theme `slate`')
})

test("records of one's own become a site that is served", async () => {
  const block = readReadmeBlock('Deploy your own records', 'sh')
  expect(block).toContain('--port 8080')
  const port = await findFreePort()
  const script = block.replace('--port 8080', `--port ${port}`)
  shell = spawn('sh', ['-e', '-c', script], { cwd: folder, detached: true, stdio: 'pipe' })
  const said: string[] = []
  for (const stream of [shell.stdout, shell.stderr])
    stream?.on('data', (text) => said.push(`${text}`))
  const record = await waitForResponse(`http://127.0.0.1:${port}/v1/themes/@official/house`, said)
  expect(record).toMatchObject({ data: { id: 'house', name: 'House' } })
  expect(await readdir(`${folder}/site`)).toContain('_headers')
})

/** What a server says once it is there. */
async function waitForResponse(address: string, said: readonly string[]): Promise<unknown> {
  for (let tries = 0; tries < 250; tries++) {
    if (shell?.exitCode !== null) break
    const response = await fetch(address).catch((error: unknown) => {
      // Nobody listens there yet.
      if (error instanceof TypeError) return undefined
      throw error
    })
    if (response) return response.json()
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`Nothing was served:\n${said.join('')}`)
}
