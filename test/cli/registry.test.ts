// Long run: copies a whole site several times.
import { readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { checksum, checksumFiles, writeTree } from '../../src/internal/node.ts'
import { buildSite } from '../../src/site.ts'
import { officialCorpus } from '../support/corpus/official-corpus.ts'
import { smallCorpus } from '../support/corpus/small-corpus.ts'
import { createSuiteFolder, createTestFolder, runCli } from '../support/package/run-cli.ts'
import { serveEditable } from '../support/servers/editable-site.ts'
import { serveSpec } from '../support/servers/spec-server.ts'

test('registry without a command prints its own help', async () => {
  const { exit, out, err } = await runCli('/', ['registry'])
  expect({ exit, err }).toEqual({ exit: 0, err: '' })
  expect(out).toMatch(/^Usage: svc registry /)
  expect(await runCli('/', ['registry', '--help'])).toMatchObject({ exit: 0, out })
})

test.each([
  ['search', ['search'], ['hero', '--limit', '2']],
  ['list', ['list'], ['themes', '--sort', 'name']],
  ['get', ['get'], ['theme', 'slate']],
  ['summary', ['summary'], []],
  ['get-pack', ['pack'], ['page', '--route', '/']],
  ['compile-packs', ['compile'], ['--check']],
])('registry %s prints what the new command prints, and one note', async (name, command, args) => {
  const cwd = await createTestFolder()
  await runCli(cwd, ['init', '--page', '/=hero'])
  for (const json of [[], ['--json']]) {
    const current = await runCli(cwd, [...command, ...args, ...json, '--quiet'])
    const legacy = await runCli(cwd, ['registry', name, ...args, ...json])
    expect(legacy).toEqual({
      ...current,
      err: `svc registry ${name} is deprecated. Use npx @svc/content ${command} instead.\n`,
    })
  }
})

let root = ''
let files: Map<string, string>

beforeAll(async () => {
  root = await createSuiteFolder()
  const without = ['previews', 'plane', 'terms', 'alias', 'twins'] as const
  files = await buildSite(smallCorpus, { without, checksum })
  await writeTree(root, files)
})

async function serveSite() {
  const site = await serveEditable(root, '/base/')
  onTestFinished(() => site.close())
  const cwd = await createTestFolder()
  const mirror = async () => {
    const args = ['registry', 'mirror', `${site.url}v1`, '--out', 'copy', '--json', '--quiet']
    const { exit, out, err } = await runCli(cwd, args)
    return { exit, ...JSON.parse(out || err) }
  }
  return { site, cwd, mirror, copy: join(cwd, 'copy') }
}

const listCopy = async (folder: string) =>
  (await checksumFiles(folder)).filter(({ path }) => path !== '.svc-mirror.json')

test('a mirror has every file of the site, and can be used instead of it', async () => {
  const { cwd, mirror, copy } = await serveSite()
  const { size } = files
  expect(await mirror()).toMatchObject({ exit: 0, files: size, downloaded: size - 1, removed: 0 })
  expect(await listCopy(copy)).toEqual(await checksumFiles(root))
  expect(await mirror()).toMatchObject({ exit: 0, files: size, downloaded: 0, removed: 0 })
  const fromCopy = await runCli(cwd, ['list', 'themes', '--api-url', 'copy', '--json'])
  expect(fromCopy).toMatchObject({ exit: 0, err: '' })
  const { total } = JSON.parse(files.get('v1/themes.json') ?? '')
  expect(JSON.parse(fromCopy.out)).toMatchObject({ total })
})

test('an interrupted copy continues where it stopped', async () => {
  const { mirror, copy } = await serveSite()
  await mirror()
  await rm(join(copy, 'v1/manifest.json'))
  await rm(join(copy, 'v1/health.json'))
  await writeFile(join(copy, 'v1/themes.json'), '{ "half": ')
  expect(await mirror()).toMatchObject({ exit: 0, downloaded: 2 })
  expect(await listCopy(copy)).toEqual(await checksumFiles(root))
})

test('a file that differs from the manifest is refused, and the copy has no manifest', async () => {
  const { site, mirror, copy } = await serveSite()
  const text = site.read('v1/health.json')
  site.put('v1/health.json', '{}')
  expect(await mirror()).toMatchObject({
    exit: 1,
    code: 'digest-mismatch',
    issues: [{ file: 'v1/health.json' }],
  })
  const paths = (await listCopy(copy)).map(({ path }) => path)
  expect(paths).toContain('v1/index.json')
  expect(paths).not.toContain('v1/health.json')
  expect(paths).not.toContain('v1/manifest.json')
  site.put('v1/health.json', text)
  expect(await mirror()).toMatchObject({ exit: 0, downloaded: 1 })
})

test('files of an earlier release are removed, and other files stay', async () => {
  const { site, mirror, copy } = await serveSite()
  await mirror()
  await writeFile(join(copy, 'notes.txt'), 'mine')
  const manifest = JSON.parse(site.read('v1/manifest.json'))
  const kept = manifest.files.filter(({ path }: { path: string }) => path !== '../llms.txt')
  site.put('v1/manifest.json', JSON.stringify({ ...manifest, files: kept }))
  expect(await mirror()).toMatchObject({ exit: 0, downloaded: 0, removed: 1 })
  const paths = (await listCopy(copy)).map(({ path }) => path)
  expect(paths).not.toContain('llms.txt')
  expect(paths).toContain('notes.txt')
})

test.each([
  ...['../../evil.txt', '/evil.txt', '//evil.example/x', 'a\\..\\x', 'http://evil.example/x'],
  ...[
    '../.svc-mirror.json',
    './../.svc-mirror.json',
    '../.SVC-Mirror.JSON',
    '../.svc-mirror.json.',
  ],
  ...['x/../../.svc-mirror.json', '../.svc-build/lock', '../.git/config', '../.npmrc', 'a\nb'],
])('a manifest with the path %s is refused', async (path) => {
  const { site, mirror, cwd } = await serveSite()
  const integrity = checksum('x').integrity
  site.put(
    'v1/manifest.json',
    JSON.stringify({ release: 'x', files: [{ path, bytes: 1, integrity }] }),
  )
  expect(await mirror()).toMatchObject({ exit: 2, code: 'manifest-missing' })
  expect(await checksumFiles(cwd)).toEqual([])
})

test.each([
  ['a file outside', ['v1/manifest.json', '../../id_rsa']],
  ['an absolute path', ['/etc/passwd']],
  ['a hidden file', ['.git/config']],
  ['no list', 'v1'],
])('a mirror whose marker has %s is refused, and nothing is removed', async (_, marked) => {
  const { mirror, cwd, copy } = await serveSite()
  await writeTree(cwd, new Map([['id_rsa', 'key']]))
  const marker = JSON.stringify({ url: 'x', release: 'x', files: marked })
  await writeTree(copy, new Map([['.svc-mirror.json', marker]]))
  const before = await checksumFiles(cwd)
  const result = await mirror()
  expect(result).toMatchObject({ exit: 2, code: 'mirror-invalid' })
  expect(result.error).toContain('copy/.svc-mirror.json')
  expect(await checksumFiles(cwd)).toEqual(before)
})

test.each([
  ['v1', 'outside'],
  ['llms.txt', 'outside/file.txt'],
  ['.svc-mirror.json', 'outside/file.txt'],
])('a mirror with a link at %s is refused', async (name, target) => {
  const { mirror, cwd, copy } = await serveSite()
  await mirror()
  await writeTree(cwd, new Map([['outside/file.txt', 'mine']]))
  await rm(join(copy, name), { recursive: true })
  await symlink(join('..', target), join(copy, name))
  const result = await mirror()
  expect(result).toMatchObject({ exit: 2, error: expect.stringContaining(name) })
  expect(await checksumFiles(join(cwd, 'outside'))).toMatchObject([{ path: 'file.txt', bytes: 4 }])
})

test('files of an earlier release are not removed through links', async () => {
  const { site, mirror, cwd, copy } = await serveSite()
  await mirror()
  await writeTree(cwd, new Map([['outside/old.html', 'mine']]))
  const marker = JSON.parse(await readFile(join(copy, '.svc-mirror.json'), 'utf8'))
  const marked = { ...marker, files: [...marker.files, 'docs/old.html'] }
  await writeFile(join(copy, '.svc-mirror.json'), JSON.stringify(marked))
  await rm(join(copy, 'docs'), { recursive: true, force: true })
  await symlink('../outside', join(copy, 'docs'))
  expect(site.read('v1/manifest.json')).not.toContain('docs/old.html')
  expect(await mirror()).toMatchObject({ exit: 2 })
  expect(await readFile(join(cwd, 'outside/old.html'), 'utf8')).toBe('mine')
})

test('a mirror that is replaced by a link while it is written does not follow it', async () => {
  const { site, mirror, cwd, copy } = await serveSite()
  await writeTree(cwd, new Map([['outside/v1/health.json', 'mine']]))
  let requests = 0
  site.onRequest(async () => {
    requests += 1
    if (requests !== 20) return
    await rename(copy, join(cwd, 'moved'))
    await symlink('outside', copy)
  })
  const result = await mirror()
  expect(result).toMatchObject({ exit: 2, error: expect.stringMatching(/was replaced by a link/) })
  expect(await checksumFiles(join(cwd, 'outside'))).toMatchObject([{ bytes: 4 }])
  expect((await listCopy(join(cwd, 'moved'))).length).toBeGreaterThan(0)
})

test('a folder with other files is refused', async () => {
  const { mirror, copy } = await serveSite()
  await writeTree(copy, new Map([['thesis.txt', 'mine']]))
  expect(await mirror()).toMatchObject({ exit: 2, code: 'folder-not-empty' })
  expect(await readFile(join(copy, 'thesis.txt'), 'utf8')).toBe('mine')
})

test('a command says once that it reads from the "apiUrl" of the settings', async () => {
  const site = await serveSpec(officialCorpus)
  onTestFinished(() => site.close())
  const url = `${site.url}/v1`
  const cwd = await createTestFolder({ 'svc.config.json': JSON.stringify({ apiUrl: url }) })
  const note = `Reading records from ${url}, the "apiUrl" of this project's settings.\n`
  const env = { XDG_CACHE_HOME: cwd }
  expect((await runCli(cwd, ['list', 'themes'], { env })).err).toBe(note)
  const named = await runCli(cwd, ['list', 'themes', '--api-url', url], { env })
  expect([named.exit, named.err]).toEqual([0, ''])
})
