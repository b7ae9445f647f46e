import { existsSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checksumFiles } from '../../src/internal/node.ts'
import { createTestFolder, runCli } from '../support/package/run-cli.ts'
import { ROOT } from '../support/root.ts'

const hero = readFileSync(`${ROOT}content/patterns/hero/pattern.json`, 'utf8')
const MINIMAL = ['--without', 'plane,terms,alias,twins,previews', '--out', 'site']
const BUILD = ['build', '--content', 'records', ...MINIMAL]

const createRecords = (): Promise<string> =>
  createTestFolder({ 'records/patterns/hero/pattern.json': hero })

/** Writes what a killed build leaves in the folder of a site. */
async function leaveBehind(site: string, files: Readonly<Record<string, string>>): Promise<void> {
  await mkdir(join(site, '.svc-build/new'), { recursive: true })
  const lock = JSON.stringify({ pid: 2 ** 22 + 1, host: hostname(), id: 'killed' })
  const leftovers = { '.svc-build/lock': lock, '.svc-build/new/0': 'half', ...files }
  for (const [path, text] of Object.entries(leftovers)) await writeFile(join(site, path), text)
}

test.each([
  ['before it moved a file', {}],
  [
    'while it moved files',
    { 'gone.json': '{}', '.svc-build/files.json': JSON.stringify(['gone.json', 'robots.txt']) },
  ],
])('a build that was killed %s does not block the next one', async (_, files) => {
  const cwd = await createRecords()
  await runCli(cwd, [...BUILD, '--out', 'expected'])
  await leaveBehind(join(cwd, 'site'), files)
  expect(await runCli(cwd, BUILD)).toMatchObject({ exit: 0 })
  const [site, expected] = ['site', 'expected'].map((name) => checksumFiles(join(cwd, name)))
  expect(await site).toEqual(await expected)
})

test('a folder with other files is refused, and nothing is left in it', async () => {
  const cwd = await createTestFolder({
    'records/patterns/hero/pattern.json': hero,
    'site/own.txt': 'mine',
  })
  const { exit, err } = await runCli(cwd, BUILD)
  expect(exit).not.toBe(0)
  expect(err).toContain('site is not empty and has no built site.')
  expect((await checksumFiles(join(cwd, 'site'))).map(({ path }) => path)).toEqual(['own.txt'])
  expect(existsSync(join(cwd, 'site/.svc-build'))).toBe(false)
})

test('of two builds into one folder, the second waits and says so', async () => {
  const cwd = await createRecords()
  const [first, second] = await Promise.all([runCli(cwd, BUILD), runCli(cwd, BUILD)])
  expect([first.exit, second.exit]).toEqual([0, 0])
  expect(second.err).toContain(
    `Waiting for process ${process.pid} on ${hostname()}, which is writing site.`,
  )
  expect(first.err).not.toContain('Waiting')
})

test('too many files are reported before the first one is rendered', async () => {
  const cwd = await createRecords()
  const { exit, err } = await runCli(cwd, [...BUILD, '--max-files', '50'])
  expect(exit).toBe(2)
  expect(err).toMatch(/The site has \d+ files, more than 50/)
  expect(err).not.toContain('Rendering files')
  expect(existsSync(join(cwd, 'site'))).toBe(false)
})
