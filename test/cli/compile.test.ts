import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Essence } from '../../src/essence.ts'
import { writeTree } from '../../src/node.ts'
import { officialCorpus } from '../support/corpus/official-corpus.ts'
import { createSuiteFolder, createTestFolder, runCli } from '../support/package/run-cli.ts'

interface Stale {
  readonly file: string
  readonly change: string
  readonly parts: readonly string[]
  readonly causes: readonly string[]
}

/** A few pages are enough. */
const INIT = ['init', '--blueprint', 'internal-admin', '--sections', 'record-admin,system-pages']

const initialized = await createSuiteFolder()
const { exit: initialExit } = await runCli(initialized, INIT)

async function project(): Promise<string> {
  expect(initialExit).toBe(0)
  const folder = await createTestFolder()
  await cp(initialized, folder, { recursive: true })
  return folder
}

async function check(folder: string): Promise<{ exit: number; stale: Stale[] }> {
  const { exit, out } = await runCli(folder, ['compile', '--check', '--json'])
  return { exit, stale: JSON.parse(out).stale }
}

const context = (folder: string): string => join(folder, '.svc/context')

/** The packs of a folder as text; the manifest is none. */
async function packs(folder: string): Promise<Map<string, string>> {
  const names = (await readdir(context(folder))).filter((name) => name !== 'manifest.json').sort()
  const texts = names.map((name) => readFile(join(context(folder), name), 'utf8'))
  return new Map((await Promise.all(texts)).map((text, at) => [names[at] ?? '', text]))
}

/** The names of the files that differ. */
const listChanged = (before: Map<string, string>, after: Map<string, string>): string[] =>
  [...new Set([...before.keys(), ...after.keys()])].filter(
    (name) => before.get(name) !== after.get(name),
  )

async function edit(folder: string, change: (essence: Essence) => void): Promise<void> {
  const file = join(folder, 'svc.essence.json')
  const essence = JSON.parse(await readFile(file, 'utf8'))
  change(essence)
  await writeFile(file, JSON.stringify(essence, null, 2))
}

const page = ({ blueprint }: Essence, id: string) =>
  blueprint.sections.flatMap(({ pages }) => pages).find((one) => one.id === id) ??
  expect.unreachable()

test.each<[name: string, change: (essence: Essence) => void, among: string]>([
  ['a layout', (essence) => void page(essence, 'list').layout.pop(), 'page-list-pack.md'],
  [
    'a page more',
    ({ blueprint }) =>
      void blueprint.sections[0]?.pages.push({ id: 'returns', layout: ['data-table'] }),
    'page-returns-pack.md',
  ],
  [
    'a page less',
    ({ blueprint }) => {
      const { pages = [] } = blueprint.sections[0] ?? {}
      const [gone] = pages.splice(-1)
      for (const [path, target] of Object.entries(blueprint.routes ?? {})) {
        if (target.page === gone?.id) delete blueprint.routes?.[path]
      }
    },
    'page-import-pack.md',
  ],
  [
    'the density',
    ({ dna }) => void Object.assign(dna.spacing, { density: 'spacious' }),
    'scaffold-pack.md',
  ],
])('%s: exactly the packs whose bytes change are named', async (_, change, among) => {
  const folder = await project()
  const before = await packs(folder)
  expect(await check(folder)).toEqual({ exit: 0, stale: [] })
  await edit(folder, change)
  const { exit, stale } = await check(folder)
  expect(exit).toBe(1)
  expect(await packs(folder)).toEqual(before)
  await runCli(folder, ['compile'])
  const named = stale.map(({ file }) => file).sort()
  expect(named).toEqual(listChanged(before, await packs(folder)).sort())
  expect(named).toContain(among)
  for (const { causes } of stale) expect(causes).toEqual(['essence'])
  expect(await check(folder)).toEqual({ exit: 0, stale: [] })
})

test('a layout concerns its page and little else, and says where', async () => {
  const folder = await project()
  await edit(folder, (essence) => void page(essence, 'list').layout.pop())
  const { stale } = await check(folder)
  expect(stale.length).toBeLessThan(6)
  expect(stale.find(({ file }) => file === 'page-list-pack.md')?.parts).toContain('Layout')
})

test('newer records are named, each at the packs that are made from it', async () => {
  const folder = await project()
  const before = await packs(folder)
  const [table] = officialCorpus.records.patterns.filter(({ slug }) => slug === 'data-table')
  const { presets, ...rest } = table?.data ?? expect.unreachable()
  const newer = { ...rest, presets, version: '9.1.0', io: { consumes: ['rows'], produces: [] } }
  const custom = { 'patterns/data-table.json': JSON.stringify(newer) }
  await writeTree(join(folder, '.svc/custom'), new Map(Object.entries(custom)))
  const { exit, stale } = await check(folder)
  expect(exit).toBe(1)
  for (const { causes } of stale) {
    expect(causes).toEqual([`record pattern data-table ${rest.version} -> 9.1.0`])
  }
  await runCli(folder, ['compile'])
  expect(stale.map(({ file }) => file).sort()).toEqual(
    listChanged(before, await packs(folder)).sort(),
  )
})

test('files that somebody touched are told apart from packs that are old', async () => {
  const folder = await project()
  const file = (name: string): string => join(context(folder), name)
  await writeFile(file('page-list-pack.md'), 'mine')
  await rm(file('page-edit-pack.md'))
  await writeFile(file('notes.md'), 'nobody asks for these')
  const { stale } = await check(folder)
  expect(stale.map(({ file: name, change }) => [name, change])).toEqual([
    ['page-list-pack.md', 'edited'],
    ['page-edit-pack.md', 'missing'],
  ])
  await runCli(folder, ['compile'])
  expect(await readFile(file('notes.md'), 'utf8')).toBe('nobody asks for these')
  expect(await check(folder)).toMatchObject({ exit: 0 })
})

test('a manifest that is not ours is written anew and deletes nothing', async () => {
  const folder = await project()
  const entry = { id: 'x', markdown: '../../svc.essence.json', json: '../../AGENTS.md' }
  const strange = JSON.stringify({ pages: [entry], sections: [] })
  for (const text of ['', 'no JSON', '[]', '{"pages":[{}],"sections":[null]}', strange]) {
    await writeFile(join(context(folder), 'manifest.json'), text)
    expect(await runCli(folder, ['compile'])).toMatchObject({ exit: 0 })
    expect(await check(folder)).toEqual({ exit: 0, stale: [] })
  }
})

test('other forms and other places', async () => {
  const folder = await project()
  const both = await runCli(folder, ['compile', '--format', 'both', '--out', 'out', '--json'])
  const amount = (await packs(folder)).size * 2
  expect(JSON.parse(both.out)).toMatchObject({ folder: 'out', packs: amount })
  const names = await readdir(join(folder, 'out'))
  expect(names).toContain('page-list-pack.json')
  const args = ['compile', '--check', '--out', 'out', '--format']
  expect(await runCli(folder, [...args, 'both'])).toMatchObject({ exit: 0 })
  expect(await runCli(folder, [...args, 'json'])).toMatchObject({ exit: 0 })
})

test('one pack is the file that compile writes, by id and by route', async () => {
  const folder = await project()
  const text = (await packs(folder)).get('page-list-pack.md')
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

test('a pack that cannot be told or is not there is refused with what there is', async () => {
  const folder = await project()
  const wrong: [args: string[], exit: number, told: RegExp][] = [
    [['page'], 2, /Which page\? There are .*list/],
    [['page', 'lsit'], 5, /Did you mean "list"\?/],
    [['page', '--route', '/record'], 5, /Did you mean \/records/],
    [['section', '--route', '/records'], 2, /svc pack page --route/],
  ]
  for (const [args, exit, told] of wrong) {
    const ended = await runCli(folder, ['pack', ...args])
    expect(ended.exit).toBe(exit)
    expect(ended.err).toMatch(told)
  }
})
