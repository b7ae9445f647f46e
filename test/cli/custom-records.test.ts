// Long run: starts commands in many projects.
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { ContentRecord } from '../../src/core/content/assemble-content.ts'
import type { Issue } from '../../src/core/kernel/finding.ts'
import type { JsonObject } from '../../src/core/kernel/json/value.ts'
import { writeTree } from '../../src/internal/node.ts'
import { publishCorpus } from '../../src/site/published-corpus.ts'
import type { Corpus } from '../../src/site.ts'
import { officialCorpus } from '../support/corpus/official-corpus.ts'
import { createTestFolder, runCli } from '../support/package/run-cli.ts'
import { serveStub } from '../support/servers/stub-server.ts'

const record = (type: keyof Corpus['records'], slug: string): ContentRecord =>
  (officialCorpus.records[type] as readonly ContentRecord[]).find((item) => item.slug === slug) ??
  expect.unreachable()

/** Returns the JSON of an official record with some changes. */
const changeRecord = (type: keyof Corpus['records'], slug: string, change: JsonObject): string =>
  JSON.stringify({ ...record(type, slug).data, ...change })

/** Creates a project with custom records. */
async function createProject(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await createTestFolder()
  await writeTree(join(folder, '.svc/custom'), new Map(Object.entries(files)))
  return folder
}

const CUSTOM = {
  'patterns/gramophone.json': changeRecord('patterns', 'hero', {
    id: 'gramophone',
    name: 'Gramophone',
    description: 'A gramophone of a beginning.',
  }),
  'patterns/data-table.json': changeRecord('patterns', 'data-table', { name: 'Our table' }),
}

test('custom records are found, listed and labeled, from any folder of the project', async () => {
  const folder = await createProject(CUSTOM)
  const runJson = async (...args: string[]) => {
    const { exit, out, err } = await runCli(join(folder, '.svc'), [...args, '--json'])
    expect({ exit, err }).toEqual({ exit: 0, err: '' })
    return JSON.parse(out)
  }
  const gramophone = { slug: 'gramophone', source: 'custom' }
  expect((await runJson('search', 'gramophone')).results[0]).toMatchObject(gramophone)
  expect((await runJson('list', 'patterns', '--source', 'custom')).items).toMatchObject([
    { slug: 'data-table', name: 'Our table', source: 'custom' },
    gramophone,
  ])
  expect(await runJson('get', 'pattern', 'data-table')).toMatchObject({ source: 'custom' })
  expect(await runJson('get', 'pattern', 'hero')).toMatchObject({ source: 'official' })
  expect((await runJson('schema')).total).toBe(59)
  expect((await runCli(folder, ['list', 'patterns', '--source', 'custom'])).out).toContain(
    'gramophone (custom)',
  )
})

test('custom records can be used in an essence, and are part of the provenance of packs', async () => {
  const folder = await createProject(CUSTOM)
  const args = ['init', '--page', '/=gramophone,data-table,filter-bar', '--json']
  expect(await runCli(folder, args)).toMatchObject({ exit: 0 })
  expect(await runCli(folder, ['validate'])).toMatchObject({ exit: 0 })
  const { out } = await runCli(folder, ['pack', 'page', 'home', '--json'])
  const { records } = JSON.parse(out).provenance
  const sources = records.map(({ id, source }: JsonObject) => [id, source])
  expect(sources).toContainEqual(['gramophone', 'custom'])
  expect(sources).toContainEqual(['data-table', 'custom'])
  expect(sources).toContainEqual(['filter-bar', undefined])
})

const INVALID: readonly (readonly [
  name: string,
  files: Record<string, string>,
  message: RegExp,
])[] = [
  [
    'invalid JSON',
    { 'themes/a.json': '{\n  "id": ' },
    /\.svc\/custom\/themes\/a\.json:2:\d+ .*expected/i,
  ],
  [
    'a wrong id',
    { 'patterns/b.json': changeRecord('patterns', 'hero', { id: 'other' }) },
    /\.svc\/custom\/patterns\/b\.json:1:\d+ \/id error "id" is "other"/,
  ],
  [
    'a wrong shape',
    { 'patterns/hero.json': changeRecord('patterns', 'hero', { presets: 3 }) },
    /\.svc\/custom\/patterns\/hero\.json:1:\d+ \/presets error/,
  ],
]

test.each(INVALID)(
  '%s is reported and skipped; the other records work',
  async (_, files, message) => {
    const folder = await createProject({ ...CUSTOM, ...files })
    const [path = ''] = Object.keys(files)
    const { exit, out, err } = await runCli(folder, ['list', 'patterns', '--source', 'custom'])
    expect({ exit, err }).toEqual({
      exit: 0,
      err: expect.stringContaining(`Skipped .svc/custom/${path}`),
    })
    expect(out).toContain('gramophone')
    expect(await runCli(folder, ['init', '--page', '/=gramophone'])).toMatchObject({ exit: 0 })
    const validated = await runCli(folder, ['validate'])
    expect(validated.exit).toBe(1)
    expect(validated.out).toMatch(message)
  },
)

test('all errors of all files are reported at once', async () => {
  const folder = await createProject(Object.assign({}, ...INVALID.map(([, files]) => files)))
  await runCli(folder, ['init', '--page', '/=hero'])
  const { out } = await runCli(folder, ['validate'])
  for (const [, , message] of INVALID) expect(out).toMatch(message)
})

test.each([
  ['pattern/hero.json', '.svc/custom/pattern/', 'error', 'Did you mean "patterns"?'],
  ['temes/a.json', '.svc/custom/temes/', 'error', 'Did you mean "themes"?'],
  ['drafts/a.json', '.svc/custom/drafts/', 'warn', 'The folders are patterns, themes'],
  ['hero.json', '.svc/custom/hero.json', 'error', 'The folders are patterns, themes'],
])('%s is in no folder of a type, which is a finding', async (path, file, severity, hint) => {
  const folder = await createProject({ [path]: CUSTOM['patterns/gramophone.json'] })
  await runCli(folder, ['init', '--page', '/=hero'])
  const { issues } = JSON.parse((await runCli(folder, ['validate', '--json'])).out)
  expect(issues).toContainEqual(
    expect.objectContaining({ file, severity, hint: expect.stringContaining(hint) }),
  )
})

test('an unknown reference is a warning, unless the official corpus resolves it', async () => {
  const uses = ['skeleton-loader', 'skeleton-laoder']
  const folder = await createProject({
    'patterns/hero.json': changeRecord('patterns', 'hero', { uses }),
  })
  await runCli(folder, ['init', '--page', '/=hero'])
  const { exit, out } = await runCli(folder, ['validate', '--json'])
  expect(exit).toBe(0)
  const issues: Issue[] = JSON.parse(out).issues
  expect(issues.filter(({ severity }) => severity !== 'info')).toMatchObject([
    {
      file: '.svc/custom/patterns/hero.json',
      pointer: '/uses/1',
      severity: 'warn',
      hint: 'Did you mean "skeleton-loader"?',
    },
  ])
})

test('an empty folder of custom records is ignored', async () => {
  const folder = await createTestFolder({ '.svc/custom/patterns/.gitkeep': '' })
  expect(await runCli(folder, ['get', 'pattern', 'hero'])).toMatchObject({ exit: 0 })
})

test('records can come from an API URL, and compile --check reports their updates', async () => {
  const patterns = officialCorpus.records.patterns.map((item) =>
    item.slug === 'filter-bar'
      ? { ...item, data: { ...item.data, version: '9.0.0', always: ['Show the number of rows.'] } }
      : item,
  )
  const { files } = publishCorpus({
    ...officialCorpus,
    records: { ...officialCorpus.records, patterns },
  })
  const server = await serveStub((path) => {
    const body = files.get(path.replace(/^\/v1\//, ''))
    return { status: body === undefined ? 404 : 200, body: JSON.stringify(body ?? null) }
  })
  try {
    const folder = await createTestFolder()
    await runCli(folder, ['init', '--page', '/=hero', '--page', '/orders=filter-bar,data-table'])
    const env = { SVC_API_URL: `${server.url}/v1` }
    const { exit, out } = await runCli(folder, ['compile', '--check'], { env })
    expect(exit).toBe(1)
    expect(out).toMatch(
      /^\.svc\/context\/page-orders-pack\.md changed: .*\(record pattern filter-bar [\d.]+ -> 9\.0\.0\)$/m,
    )
    expect(out).not.toContain('page-home-pack.md')
    const offline = await runCli(folder, ['compile', '--check', '--offline'], { env })
    expect(offline).toMatchObject({ exit: 0 })
    const deprecated = { env: { REGISTRY_URL: env.SVC_API_URL } }
    expect((await runCli(folder, ['list', 'shells'], deprecated)).err).toContain('SVC_API_URL')
  } finally {
    await server.close()
  }
})

test('validate finds a misspelled state of a pattern and of its presets', async () => {
  const states = { eror: { when: 'Reading fails.', shows: 'The cause, and a Button.' } }
  const folder = await createProject({
    'patterns/gramophone.json': changeRecord('patterns', 'hero', { id: 'gramophone', states }),
  })
  await runCli(folder, ['init', '--page', '/=hero'])
  const { exit, out } = await runCli(folder, ['validate', '--json'])
  expect(exit).toBe(1)
  expect(JSON.parse(out).issues).toContainEqual(
    expect.objectContaining({
      file: '.svc/custom/patterns/gramophone.json',
      code: 'state-unknown',
      pointer: '/states/eror',
      suggestion: 'error',
    }),
  )
})
