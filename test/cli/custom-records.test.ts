import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { ContentRecord } from '../../src/core/content/assemble-content.ts'
import type { JsonObject } from '../../src/core/json/value.ts'
import { writeTree } from '../../src/node.ts'
import { publishCorpus } from '../../src/site/published-corpus.ts'
import type { Corpus } from '../../src/site.ts'
import { officialCorpus } from '../support/corpus/official-corpus.ts'
import { createTestFolder, runCli } from '../support/package/run-cli.ts'
import { serveStub } from '../support/servers/stub-server.ts'

const record = (type: keyof Corpus['records'], slug: string): ContentRecord =>
  (officialCorpus.records[type] as readonly ContentRecord[]).find((one) => one.slug === slug) ??
  expect.unreachable()

/** A record of the corpus with other members, as a project writes it. */
const changeRecord = (type: keyof Corpus['records'], slug: string, change: JsonObject): string =>
  JSON.stringify({ ...record(type, slug).data, ...change })

/** A project with records of its own. */
async function project(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await createTestFolder()
  await writeTree(join(folder, '.svc/custom'), new Map(Object.entries(files)))
  return folder
}

const OWN = {
  'patterns/gramophone.json': changeRecord('patterns', 'hero', {
    id: 'gramophone',
    name: 'Gramophone',
    description: 'A gramophone of a beginning.',
  }),
  'patterns/data-table.json': changeRecord('patterns', 'data-table', { name: 'Our table' }),
}

test('records of a project are found, listed, shown and labelled, from any folder below', async () => {
  const folder = await project(OWN)
  const ask = async (...args: string[]) => {
    const { exit, out, err } = await runCli(join(folder, '.svc'), [...args, '--json'])
    expect({ exit, err }).toEqual({ exit: 0, err: '' })
    return JSON.parse(out)
  }
  const own = { slug: 'gramophone', source: 'custom' }
  expect((await ask('search', 'gramophone')).results[0]).toMatchObject(own)
  expect((await ask('list', 'patterns', '--source', 'custom')).items).toMatchObject([
    { slug: 'data-table', name: 'Our table', source: 'custom' },
    own,
  ])
  expect(await ask('get', 'pattern', 'data-table')).toMatchObject({ source: 'custom' })
  expect(await ask('get', 'pattern', 'hero')).toMatchObject({ source: 'official' })
  expect((await ask('schema')).total).toBe(59)
  expect((await runCli(folder, ['list', 'patterns', '--source', 'custom'])).out).toContain(
    'gramophone (custom)',
  )
})

test('they can be used in an essence, and the provenance of packs names them', async () => {
  const folder = await project(OWN)
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

const BROKEN: readonly (readonly [name: string, files: Record<string, string>, told: RegExp])[] = [
  [
    'no JSON',
    { 'themes/a.json': '{\n  "id": ' },
    /\.svc\/custom\/themes\/a\.json:2:\d+ .*expected/i,
  ],
  [
    'a wrong name',
    { 'patterns/b.json': changeRecord('patterns', 'hero', { id: 'other' }) },
    /\.svc\/custom\/patterns\/b\.json:1:\d+ \/id error "id" is "other"/,
  ],
  [
    'a wrong shape',
    { 'patterns/hero.json': changeRecord('patterns', 'hero', { presets: 3 }) },
    /\.svc\/custom\/patterns\/hero\.json:1:\d+ \/presets error/,
  ],
]

test.each(BROKEN)('%s stops every command, with file and place', async (_, files, told) => {
  const folder = await project({ ...OWN, ...files })
  for (const args of [['list', 'patterns'], ['validate'], ['init', '--page', '/=hero']]) {
    const { exit, err } = await runCli(folder, args)
    expect(exit).toBe(2)
    expect(err).toMatch(told)
  }
})

test('all faults of all files are told at once', async () => {
  const folder = await project(Object.assign({}, ...BROKEN.map(([, files]) => files)))
  const { err } = await runCli(folder, ['list', 'patterns'])
  for (const [, , told] of BROKEN) expect(err).toMatch(told)
})

test('a name that neither has is a warning; one that the official corpus has is none', async () => {
  const uses = ['skeleton-loader', 'skeleton-laoder']
  const folder = await project({
    'patterns/hero.json': changeRecord('patterns', 'hero', { uses }),
  })
  await runCli(folder, ['init', '--page', '/=hero'])
  const { exit, out } = await runCli(folder, ['validate', '--json'])
  expect(exit).toBe(0)
  expect(JSON.parse(out).issues).toMatchObject([
    {
      file: '.svc/custom/patterns/hero.json',
      pointer: '/uses/1',
      severity: 'warn',
      hint: 'Did you mean "skeleton-loader"?',
    },
  ])
})

test('an empty folder of records is as good as none', async () => {
  const folder = await createTestFolder({ '.svc/custom/patterns/.gitkeep': '' })
  expect(await runCli(folder, ['get', 'pattern', 'hero'])).toMatchObject({ exit: 0 })
})

test('another address serves the records, and an upgrade there is named by compile --check', async () => {
  const patterns = officialCorpus.records.patterns.map((one) =>
    one.slug === 'filter-bar'
      ? { ...one, data: { ...one.data, version: '2.0.0', accessibility: { role: 'search' } } }
      : one,
  )
  const { files } = publishCorpus({
    ...officialCorpus,
    records: { ...officialCorpus.records, patterns },
  })
  const server = await serveStub((path) => {
    const held = files.get(path.replace(/^\/v1\//, ''))
    return { status: held === undefined ? 404 : 200, body: JSON.stringify(held ?? null) }
  })
  try {
    const folder = await createTestFolder()
    await runCli(folder, ['init', '--page', '/=hero', '--page', '/orders=filter-bar,data-table'])
    const env = { SVC_API_URL: `${server.url}/v1` }
    const { exit, out } = await runCli(folder, ['compile', '--check'], { env })
    expect(exit).toBe(1)
    expect(out).toMatch(
      /^page-orders-pack\.md changes: .*\(record pattern filter-bar [\d.]+ -> 2\.0\.0\)$/m,
    )
    expect(out).not.toContain('page-home-pack.md')
    const offline = await runCli(folder, ['compile', '--check', '--offline'], { env })
    expect(offline).toMatchObject({ exit: 0 })
    const older = { env: { REGISTRY_URL: env.SVC_API_URL } }
    expect((await runCli(folder, ['list', 'shells'], older)).err).toContain('SVC_API_URL')
  } finally {
    await server.close()
  }
})
