// Long run: builds a site from a corpus of another author.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readCorpus } from '../../build/corpus.ts'
import type { ContentRecord } from '../../src/core/content/assemble-content.ts'
import { CONTENT_TYPES, type ContentType } from '../../src/core/content/content-types.ts'
import { listRecords } from '../../src/core/content/corpus.ts'
import type { JsonObject } from '../../src/core/kernel/json/value.ts'
import { writeTree } from '../../src/internal/node.ts'
import { buildSite, corpusClient } from '../../src/site.ts'
import { officialContent } from '../support/corpus/official-content.ts'
import { assembleShared } from '../support/corpus/shared-assembler.ts'
import { ROOT } from '../support/root.ts'

const folder = await mkdtemp(join(tmpdir(), 'svc-corpus-'))
afterAll(() => rm(folder, { recursive: true }))

const { records } = officialContent.content

/** The fields that each schema requires. */
const REQUIRED: { readonly [T in ContentType]: readonly string[] } = {
  patterns: ['version', 'name', 'description', 'components', 'default_preset', 'presets'],
  themes: ['name', 'description'],
  blueprints: ['version', 'name', 'theme', 'routes'],
  archetypes: ['role', 'version', 'name', 'description', 'tags', 'pages', 'features'],
  shells: ['name'],
}

/** Copies an official record with another id and without optional fields. */
function createMinimalRecord({ type, authored, data }: ContentRecord, id: string): JsonObject {
  const fields = Object.fromEntries(REQUIRED[type].map((key) => [key, (data as JsonObject)[key]]))
  return { $schema: (type === 'shells' ? data : authored).$schema ?? data.$schema, id, ...fields }
}

async function write(name: string, files: ReadonlyMap<string, JsonObject>): Promise<string> {
  const path = join(folder, name)
  const texts = [...files].map(([file, record]) => [file, JSON.stringify(record)] as const)
  await writeTree(path, new Map(texts))
  return path
}

/** The size of a large third-party corpus. */
const COUNT = 567

test(`${COUNT} minimal third-party records build, with findings`, async () => {
  const all = listRecords(officialContent.content)
  const texts = new Map(
    Array.from({ length: COUNT }, (_, index) => {
      const record = all[index % all.length] as ContentRecord
      const id = `${record.slug.slice(0, 24)}-${index}`
      return [`${record.type}/${id}.json`, createMinimalRecord(record, id)] as const
    }),
  )
  const corpus = await readCorpus(ROOT, { folders: [await write('loose', texts)] })
  const count = CONTENT_TYPES.reduce((sum, type) => sum + corpus.records[type].length, 0)
  expect(count).toBe(COUNT)
  expect(corpus.intelligence.size).toBe(COUNT)
  expect(corpus.findings.length).toBeGreaterThan(COUNT)
  const client = corpusClient(corpus)
  const expectedCounts = { counts: { patterns: corpus.records.patterns.length } }
  expect(await client.health()).toMatchObject(expectedCounts)
  const files = await buildSite(corpus)
  expect(JSON.parse(files.get('v1/health.json') ?? '')).toMatchObject(expectedCounts)
})

test('an overlay with its own theme and pattern builds and takes precedence', async () => {
  const [theme, pattern] = [records.themes[0], records.patterns[0]] as const
  const mine = await write(
    'overlay',
    new Map<string, JsonObject>([
      ['themes/my-theme.json', { ...theme?.authored, id: 'my-theme', name: 'My theme' }],
      [`patterns/${pattern?.slug}.json`, { ...pattern?.authored, name: 'Ours' }],
    ]),
  )
  const folders = [`${ROOT}content`, mine]
  const corpus = await readCorpus(ROOT, { folders, assemble: assembleShared })
  const [own] = corpus.records.themes.filter(({ slug }) => slug === 'my-theme')
  const [replaced] = corpus.records.patterns.filter(({ slug }) => slug === pattern?.slug)
  expect(own).toMatchObject({ origin: 'local' })
  expect(own?.overrideOf).toBeUndefined()
  expect(replaced).toMatchObject({
    origin: 'local',
    data: { name: 'Ours' },
    overrideOf: {
      identity: { type: 'pattern', id: pattern?.slug },
      version: pattern?.data.version,
    },
  })
  expect(corpus.records.themes.length).toBe(records.themes.length + 1)
  expect(corpus.records.patterns.length).toBe(records.patterns.length)
})

test('invalid records fail a build, and the error names all of them', async () => {
  const wrong = await write('wrong', new Map<string, JsonObject>([['shells/a.json', { id: 'b' }]]))
  await writeTree(join(folder, 'torn'), new Map([['themes/torn.json', '{ "id": ']]))
  const folders = [`${ROOT}content`, wrong, join(folder, 'torn')]
  await expect(readCorpus(ROOT, { folders, assemble: assembleShared })).rejects.toThrow(
    /shells\/a\.json.*\/id[\s\S]*themes\/torn\.json:1:/,
  )
})
