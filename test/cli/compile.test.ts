// Long run: compiles whole products many times.
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Essence } from '../../src/essence.ts'
import { writeTree } from '../../src/internal/node.ts'
import { officialCorpus } from '../support/corpus/official-corpus.ts'
import { createSuiteFolder, createTestFolder, runCli } from '../support/package/run-cli.ts'
import { findSchemaErrors } from '../support/schemas/schema-errors.ts'

interface StaleFile {
  readonly file: string
  readonly change: string
  readonly parts: readonly string[]
  readonly causes: readonly string[]
}

/** Two sections are enough, and faster. */
const INIT = ['init', '--blueprint', 'internal-admin', '--sections', 'record-admin,system-pages']

const initialized = await createSuiteFolder()
const { exit: initialExit } = await runCli(initialized, INIT)

async function createProject(): Promise<string> {
  expect(initialExit).toBe(0)
  const folder = await createTestFolder()
  await cp(initialized, folder, { recursive: true })
  return folder
}

/** Checks a project; a change of any pack also changes the manifest, which is not returned. */
async function check(folder: string): Promise<{ exit: number; stale: StaleFile[] }> {
  const { exit, out } = await runCli(folder, ['compile', '--check', '--json'])
  const updates: StaleFile[] = JSON.parse(out).updates
  const files = updates.map(({ file, ...update }) => ({
    ...update,
    file: file.replace(/^\.svc\/context\//, ''),
  }))
  return { exit, stale: files.filter(({ file }) => file !== 'manifest.json') }
}

const contextFolder = (folder: string): string => join(folder, '.svc/context')

/** Reads the texts of all packs of a folder, without the manifest. */
async function readPacks(folder: string): Promise<Map<string, string>> {
  const names = (await readdir(contextFolder(folder)))
    .filter((name) => name !== 'manifest.json')
    .sort()
  const texts = names.map((name) => readFile(join(contextFolder(folder), name), 'utf8'))
  return new Map((await Promise.all(texts)).map((text, index) => [names[index] ?? '', text]))
}

/** Returns the names of the files that differ. */
const listChanged = (before: Map<string, string>, after: Map<string, string>): string[] =>
  [...new Set([...before.keys(), ...after.keys()])].filter(
    (name) => before.get(name) !== after.get(name),
  )

async function editEssence(folder: string, change: (essence: Essence) => void): Promise<void> {
  const file = join(folder, 'svc.essence.json')
  const essence = JSON.parse(await readFile(file, 'utf8'))
  change(essence)
  await writeFile(file, JSON.stringify(essence, null, 2))
}

const findPage = ({ blueprint }: Essence, id: string) =>
  blueprint.sections.flatMap(({ pages }) => pages).find((item) => item.id === id) ??
  expect.unreachable()

test.each<[name: string, change: (essence: Essence) => void, file: string]>([
  [
    'a changed layout',
    (essence) => void findPage(essence, 'list').layout.pop(),
    'page-list-pack.md',
  ],
  [
    'an added page',
    ({ blueprint }) =>
      void blueprint.sections[0]?.pages.push({ id: 'returns', layout: ['data-table'] }),
    'page-returns-pack.md',
  ],
  [
    'a removed page',
    ({ blueprint }) => {
      const { pages = [] } = blueprint.sections[0] ?? {}
      const [removed] = pages.splice(-1)
      for (const [path, target] of Object.entries(blueprint.routes ?? {})) {
        if (target.page === removed?.id) delete blueprint.routes?.[path]
      }
    },
    'page-import-pack.md',
  ],
  [
    'a changed density',
    ({ dna }) => void Object.assign(dna.spacing, { density: 'spacious' }),
    'scaffold-pack.md',
  ],
])('%s: --check lists exactly the packs that change', async (_, change, file) => {
  const folder = await createProject()
  const before = await readPacks(folder)
  expect(await check(folder)).toEqual({ exit: 0, stale: [] })
  await editEssence(folder, change)
  const { exit, stale } = await check(folder)
  expect(exit).toBe(1)
  expect(await readPacks(folder)).toEqual(before)
  await runCli(folder, ['compile'])
  const files = stale.map((item) => item.file).sort()
  expect(files).toEqual(listChanged(before, await readPacks(folder)).sort())
  expect(files).toContain(file)
  for (const { causes } of stale) expect(causes).toEqual(['essence'])
  expect(await check(folder)).toEqual({ exit: 0, stale: [] })
})

test('a changed layout affects few packs, and the changed headings are listed', async () => {
  const folder = await createProject()
  await editEssence(folder, (essence) => void findPage(essence, 'list').layout.pop())
  const { stale } = await check(folder)
  expect(stale.length).toBeLessThan(6)
  expect(stale.find(({ file }) => file === 'page-list-pack.md')?.parts).toContain('Decided')
})

test('updated records are reported for the packs that use them', async () => {
  const folder = await createProject()
  const before = await readPacks(folder)
  const [table] = officialCorpus.records.patterns.filter(({ slug }) => slug === 'data-table')
  const { presets, ...rest } = table?.data ?? expect.unreachable()
  const updated = { ...rest, presets, version: '9.1.0', io: { consumes: ['rows'], produces: [] } }
  const custom = { 'patterns/data-table.json': JSON.stringify(updated) }
  await writeTree(join(folder, '.svc/custom'), new Map(Object.entries(custom)))
  const { exit, stale } = await check(folder)
  expect(exit).toBe(1)
  for (const { causes } of stale) {
    expect(causes).toEqual([`record pattern data-table ${rest.version} -> 9.1.0`])
  }
  await runCli(folder, ['compile'])
  expect(stale.map(({ file }) => file).sort()).toEqual(
    listChanged(before, await readPacks(folder)).sort(),
  )
})

test('edited and missing files are distinguished from stale packs', async () => {
  const folder = await createProject()
  const file = (name: string): string => join(contextFolder(folder), name)
  await writeFile(file('page-list-pack.md'), 'edited')
  await rm(file('page-edit-pack.md'))
  await writeFile(file('notes.md'), 'not a pack')
  const { stale } = await check(folder)
  expect(stale.map(({ file: name, change }) => [name, change])).toEqual([
    ['page-list-pack.md', 'edited'],
    ['page-edit-pack.md', 'missing'],
  ])
  await runCli(folder, ['compile'])
  expect(await readFile(file('notes.md'), 'utf8')).toBe('not a pack')
  expect(await check(folder)).toMatchObject({ exit: 0 })
})

test('an invalid manifest is replaced and deletes nothing', async () => {
  const folder = await createProject()
  const entry = { id: 'x', markdown: '../../svc.essence.json', json: '../../AGENTS.md' }
  const hostile = JSON.stringify({ pages: [entry], sections: [] })
  for (const text of ['', 'not JSON', '[]', '{"pages":[{}],"sections":[null]}', hostile]) {
    await writeFile(join(contextFolder(folder), 'manifest.json'), text)
    expect(await runCli(folder, ['compile'])).toMatchObject({ exit: 0 })
    expect(await check(folder)).toEqual({ exit: 0, stale: [] })
  }
})

test('other formats and another folder', async () => {
  const folder = await createProject()
  const both = await runCli(folder, ['compile', '--format', 'both', '--out', 'out', '--json'])
  const count = (await readPacks(folder)).size * 2
  expect(JSON.parse(both.out)).toMatchObject({ folder: 'out', packs: count })
  const names = await readdir(join(folder, 'out'))
  expect(names).toContain('page-list-pack.json')
  const args = ['compile', '--check', '--out', 'out', '--format']
  expect(await runCli(folder, [...args, 'both'])).toMatchObject({ exit: 0 })
  expect(await runCli(folder, [...args, 'json'])).toMatchObject({ exit: 0 })
})

test.each(['markdown', 'json', 'both'])(
  'the manifest names exactly the files that --format %s writes',
  async (format) => {
    const folder = await createProject()
    await runCli(folder, ['compile', '--format', format, '--out', 'out'])
    const out = join(folder, 'out')
    const manifest = JSON.parse(await readFile(join(out, 'manifest.json'), 'utf8'))
    expect(findSchemaErrors('pack-manifest.v1.json', manifest)).toEqual([])
    const { scaffold, review, sections, pages, mutations } = manifest
    const files = [scaffold, review, ...sections, ...pages, ...mutations].flatMap(
      ({ markdown, json }: { markdown?: string; json?: string }) =>
        [markdown, json].filter((name) => name !== undefined),
    )
    expect([...files, 'manifest.json'].sort()).toEqual((await readdir(out)).sort())
  },
)

test('`svc pack` prints the file that compile writes, by id and by route', async () => {
  const folder = await createProject()
  const text = (await readPacks(folder)).get('page-list-pack.md')
  for (const args of [
    ['page', 'list'],
    ['page', '--route', '/records'],
    ['page', 'record-admin/list'],
  ]) {
    expect((await runCli(folder, ['pack', ...args])).out).toBe(text)
  }
  expect((await runCli(folder, ['pack', 'scaffold'])).out).toMatch(/^# /)
  const json = JSON.parse((await runCli(folder, ['pack', 'page', 'list', '--json'])).out)
  expect(json.pack.renderedMarkdown).toBe(text)
})

test('a missing or unknown pack id is an error with suggestions', async () => {
  const folder = await createProject()
  const invalid: [args: string[], exit: number, message: RegExp][] = [
    [['page'], 2, /Missing the id of the page\. Available ids: .*list/],
    [['page', 'lsit'], 5, /Did you mean "list"\?/],
    [['page', '--route', '/record'], 5, /Did you mean \/records/],
    [['section', '--route', '/records'], 2, /@svc\/content pack page --route/],
  ]
  for (const [args, exit, message] of invalid) {
    const result = await runCli(folder, ['pack', ...args])
    expect(result.exit).toBe(exit)
    expect(result.err).toMatch(message)
  }
})
