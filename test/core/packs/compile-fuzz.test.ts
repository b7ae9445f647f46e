// Long run: compiles thousands of documents.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listPages, listSections } from '../../../src/core/essence/model/outline.ts'
import { toPointer } from '../../../src/core/kernel/json/pointer.ts'
import { toCodeName } from '../../../src/core/packs/markdown/sentence.ts'
import { type Essence, validateEssence } from '../../../src/essence.ts'
import { compilePacks, type PackBundle, selectPack } from '../../../src/packs.ts'
import { DEFAULT_RUNS } from '../../support/arbitrary.ts'
import { findSchemaErrors } from '../../support/schemas/schema-errors.ts'
import { arbitraryEssence } from './arbitrary-essence.ts'
import {
  listPacksByName,
  officialBundles,
  officialPackLookup,
  storeOverview,
} from './official-bundles.ts'

const REDUCED_RUNS = { ...DEFAULT_RUNS, numRuns: 250 }

function expectValid(bundle: PackBundle): void {
  expect(findSchemaErrors('execution-pack-bundle.v1.json', bundle)).toEqual([])
  expect(findSchemaErrors('pack-manifest.v1.json', bundle.manifest)).toEqual([])
  for (const pack of listPacksByName(bundle).values()) {
    expect(findSchemaErrors(`${pack.packType}-pack.v1.json`, pack)).toEqual([])
  }
}

/** Lists the pointers of names that do not exist. */
const listUnresolved = async (essence: Essence): Promise<string[]> => [
  ...(await listUnknownRecords(essence)),
  ...listUnknownInLayouts(essence),
  ...listUnknownRoutes(essence),
]

async function listUnknownRecords(essence: Essence): Promise<string[]> {
  const sections = listSections(essence)
  const pages = sections.flatMap(listPages)
  const names = [
    ['themes', essence.dna.theme.id, '/dna/theme/id'],
    ['archetypes', essence.meta.archetype, '/meta/archetype'],
    ...sections.map(({ pointer, section }) => ['shells', section.shell, `${pointer}/shell`]),
    ...pages.flatMap(({ pointer, page }) =>
      page.shell_override ? [['shells', page.shell_override, `${pointer}/shell_override`]] : [],
    ),
    ...pages.flatMap(({ instances }) =>
      instances.map(({ id, idPointer }) => ['patterns', id, idPointer]),
    ),
  ] as ['patterns', string, string][]
  const records = await Promise.all(names.map(([type, slug]) => officialPackLookup.get(type, slug)))
  return names.filter((_, index) => records[index] === undefined).map(([, , pointer]) => pointer)
}

/** Lists the unknown columns and breakpoints of column layouts. */
function listUnknownInLayouts(essence: Essence): string[] {
  const rows = listSections(essence)
    .flatMap(listPages)
    .flatMap(({ rows }) => rows)
  return rows.flatMap(({ pointer, columns, instances }) => {
    const names = instances.flatMap(({ alias, id }) => [alias, id])
    const spans = Object.keys(columns?.span ?? {}).filter((key) => !names.includes(key))
    const widths = (columns?.breakpoints ?? []).map(({ at }) => /^(sm|md|lg|xl|2xl)$/.test(at))
    return [
      ...spans.map((key) => `${pointer}/span${toPointer([key])}`),
      ...widths.flatMap((isKnown, index) => (isKnown ? [] : `${pointer}/breakpoints/${index}/at`)),
    ]
  })
}

/** Lists the routes of the map, of items, keys and commands that no page can have. */
function listUnknownRoutes(essence: Essence): string[] {
  const { sections, routes = {} } = essence.blueprint
  const { hotkeys = [], command_palette: palette } = essence.meta.navigation ?? {}
  const pages = sections.flatMap((section) => section.pages)
  const segments = (path: string): number => path.replace(/[?#].*/s, '').split('/').length
  const known = [...pages.flatMap(({ route }) => route ?? []), ...Object.keys(routes)].map(segments)
  const commands = typeof palette === 'object' ? (palette.commands ?? []) : []
  const leads = [
    ...hotkeys.map(({ route }, index) => [route, `/meta/navigation/hotkeys/${index}/route`]),
    ...commands.map(({ route }, index) => [
      route,
      `/meta/navigation/command_palette/commands/${index}/route`,
    ]),
    ...sections.flatMap(({ navigation_items = [] }, nth) =>
      navigation_items.map(({ route }, index) => [
        route,
        `/blueprint/sections/${nth}/navigation_items/${index}/route`,
      ]),
    ),
  ]
  return [
    ...Object.entries(routes).flatMap(([path, { section, page }]) => {
      const there = sections.filter(({ id }) => id === section)
      if (there.some(({ pages }) => pages.some(({ id }) => id === page))) return []
      const pointer = `/blueprint/routes${toPointer([path])}`
      return there.length === 0 ? `${pointer}/section` : `${pointer}/page`
    }),
    ...leads.flatMap(([route, pointer = '']) =>
      route === undefined || known.includes(segments(route)) ? [] : pointer,
    ),
  ]
}

test.each(officialBundles)('the bundle and packs of %s match their schemas', async (_, bundle) =>
  expectValid(bundle),
)

test('the official blueprints have no diagnostics', () => {
  for (const [, { diagnostics }] of officialBundles) expect(diagnostics).toEqual([])
})

test('most generated documents are valid essences', () => {
  const made = fc.sample(arbitraryEssence, { ...REDUCED_RUNS, numRuns: 100 })
  expect(made.filter((essence) => validateEssence(essence).ok).length).toBeGreaterThan(70)
})

test('a valid essence compiles: every page once, every route listed, every unknown name reported', async () => {
  await fc.assert(
    fc.asyncProperty(arbitraryEssence, async (essence) => {
      fc.pre(validateEssence(essence).ok)
      const bundle = await compilePacks(essence, officialPackLookup)
      expectValid(bundle)
      const pages = essence.blueprint.sections.flatMap((section) => section.pages)
      expect(bundle.pages.map(({ data }) => data.pageId)).toEqual(pages.map(({ id }) => id))
      const ids = bundle.manifest.pages.map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      const entries = [...bundle.manifest.sections, ...bundle.manifest.pages]
      expect(new Set(entries.map(({ json }) => json)).size).toBe(entries.length)
      const declared = pages.flatMap(({ route }) => route ?? [])
      for (const path of [...declared, ...Object.keys(essence.blueprint.routes ?? {})]) {
        expect(bundle.scaffold.renderedMarkdown).toContain(toCodeName(path))
      }
      const reported = new Set(bundle.diagnostics?.map(({ pointer }) => pointer))
      for (const pointer of await listUnresolved(essence)) expect(reported).toContain(pointer)
    }),
    REDUCED_RUNS,
  )
})

test('any pack of any essence can be selected by the id in its manifest', async () => {
  await fc.assert(
    fc.asyncProperty(arbitraryEssence, async (essence) => {
      fc.pre(validateEssence(essence).ok)
      const bundle = await compilePacks(essence, officialPackLookup)
      for (const [index, { id }] of bundle.manifest.pages.entries()) {
        const selected = await selectPack(essence, officialPackLookup, { pack_type: 'page', id })
        expect(selected.pack).toEqual(bundle.pages[index])
        expect(findSchemaErrors('selected-execution-pack.v1.json', selected)).toEqual([])
      }
    }),
    { ...REDUCED_RUNS, numRuns: 60 },
  )
})

test('an unknown name is marked in the pack, and the nearest id is suggested', async () => {
  const essence = structuredClone(storeOverview)
  const [page] = essence.blueprint.sections[0]?.pages ?? []
  if (page) page.layout = ['data-tabel', { pattern: 'data-table', preset: 'standart' }]
  essence.dna.theme.id = 'slat'
  const { pages, diagnostics } = await compilePacks(essence, officialPackLookup)
  expect(pages[0]?.renderedMarkdown).toContain(
    '#data-tabel  data-tabel (unresolved: no such pattern)',
  )
  expect(pages[0]?.renderedMarkdown).toContain('data-table/standard (no preset standart)')
  expect(pages[0]?.renderedMarkdown).toContain('Theme: `slat` (unresolved: no such theme)')
  const reported = diagnostics?.map(({ code, suggestion }) => [code, suggestion])
  expect(reported).toContainEqual(['pattern-unknown', 'data-table'])
  expect(reported).toContainEqual(['preset-unknown', 'standard'])
  expect(reported).toContainEqual(['theme-unknown', 'slate'])
})

test('a document that is not an essence is rejected with all its issues', async () => {
  const wrong = { version: '4.0.0' } as unknown as Essence
  await expect(compilePacks(wrong, officialPackLookup)).rejects.toMatchObject({
    code: 'essence-invalid',
  })
  await expect(
    selectPack(wrong, officialPackLookup, { pack_type: 'scaffold' }),
  ).rejects.toMatchObject({
    code: 'essence-invalid',
    issues: expect.arrayContaining([expect.objectContaining({ pointer: expect.any(String) })]),
  })
})
