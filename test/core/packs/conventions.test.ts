import { expect, test } from 'vitest'
import type { Essence } from '../../../src/essence.ts'
import { compilePacks, estimateTokens, type Pack, type PackBundle } from '../../../src/packs.ts'
import { createEssenceWithPages } from '../../support/essence/essence-with-pages.ts'
import { blueprintEssences, officialBundles, officialPackLookup } from './official-bundles.ts'

/** Returns the conventions of a pack by their labels. */
function getConventions({ renderedMarkdown }: Pick<Pack, 'renderedMarkdown'>): Map<string, string> {
  const part = renderedMarkdown.split(/^## /m).find((text) => text.startsWith('Conventions of'))
  const lines = (part ?? '').match(/^- .*$/gm) ?? []
  return new Map(lines.map((line) => [line.replace(/^- |:.*$/g, ''), line]))
}

/** Lists the labels with which some directives begin. */
const listLabels = (directives: readonly string[] = []): string[] =>
  directives.flatMap((text) => /^([A-Z][A-Za-z -]+): /.exec(text)?.[1] ?? [])

/** The labels of lines that a page pack drops first; the scaffold has them. */
const MINOR = [
  ...['Button verbs', 'Loading', 'Never write', 'Empty states', 'Errors'],
  ...['Panels', 'Phones', 'Status', 'Typography'],
]

/** The labels of what each kind of page decides; the scaffold has a line for each kind. */
const KIND = ['Page header', 'Sections', 'Actions']

/** Compiles an app of two sections with ten pages each. */
async function compileApp(change: (essence: Essence) => void): Promise<PackBundle> {
  const essence = structuredClone(createEssenceWithPages(20))
  change(essence)
  return compilePacks(essence, officialPackLookup)
}

test.each(officialBundles)('the conventions are the same on every page of %s', (slug, bundle) => {
  const [, essence] = blueprintEssences.find(([name]) => name === slug) ?? []
  const shared = getConventions(bundle.scaffold)
  const overridden = (index: number): string[] => {
    const pages = essence?.blueprint.sections.flatMap((section) =>
      section.pages.map((page) => [section, page] as const),
    )
    const [section, page] = pages?.[index] ?? []
    const rules = essence?.blueprint.sections.map(({ directives = [] }) => directives) ?? []
    const own = section?.directives?.filter((rule) => rules.some((list) => !list.includes(rule)))
    return [...listLabels(own), ...listLabels(page?.directives)]
  }
  let complete = 0
  for (const [index, pack] of bundle.pages.entries()) {
    const own = getConventions(pack)
    const { density, mode } = pack.data.effective ?? {}
    const different = [
      ...(density?.from === 'dna' ? [] : ['Controls']),
      ...(mode?.from === 'dna' ? [] : ['Theme']),
    ]
    const absent = [...overridden(index), ...MINOR]
    expect(own.size).toBeLessThanOrEqual(14)
    // A page that fills its budget with decisions leaves conventions to the scaffold.
    if (estimateTokens(pack.renderedMarkdown) > (pack.tokenBudget.max ?? 0) - 100) continue
    complete += 1
    for (const label of KIND) {
      const line = own.get(label)
      if (line) expect(bundle.scaffold.renderedMarkdown).toContain(line.slice(2))
    }
    for (const [label, line] of shared) {
      if (/\(\d+\)$/.test(label)) continue
      if (!absent.includes(label) && !different.includes(label)) {
        expect([pack.objective, own.get(label)]).toEqual([pack.objective, line])
      }
    }
    expect(
      [...own.keys()].filter((label) => ![...shared.keys(), ...MINOR, ...KIND].includes(label)),
    ).toEqual([])
  }
  expect(complete).toBeGreaterThan(bundle.pages.length / 2)
})

test('a page and a section change density and mode, and nothing else', async () => {
  const { pages, scaffold } = await compileApp(({ blueprint: { sections } }) => {
    const [first, second] = sections
    if (first) first.dna_overrides = { density: 'spacious' }
    const [page] = second?.pages ?? []
    if (page) page.dna_overrides = { density: 'compact', mode: 'dark' }
  })
  const listChanges = (index: number): string[] =>
    [...getConventions(pages[index] as Pack).values()]
      .filter((line) => !scaffold.renderedMarkdown.includes(line.slice(2)))
      // The identity is on every page; the scaffold pack says it in other words.
      .filter((line) => !/^- (?:Identity|Remembered):/.test(line))
  expect(listChanges(0)).toEqual([expect.stringMatching(/^- Controls: 3rem high/)])
  expect(listChanges(10)).toEqual([
    expect.stringMatching(/^- Theme: `slate`, `dark` mode; /),
    expect.stringMatching(/^- Controls: 2rem high/),
  ])
  expect(listChanges(11)).toEqual([])
})

test('a rule with a label replaces a convention: page over section over app', async () => {
  const { pages, sections } = await compileApp(({ blueprint: { sections } }) => {
    for (const section of sections) section.directives = ['Voice: App.', 'Be brief.']
    sections[1]?.directives?.push('Voice: Section.')
    const [page] = sections[1]?.pages ?? []
    if (page) page.directives = ['Voice: Page.']
  })
  const listVoices = (pack: Pack | undefined): string[] =>
    pack?.renderedMarkdown.match(/^- Voice: .*$/gm) ?? []
  expect(listVoices(pages[0])).toEqual(['- Voice: App.'])
  expect(listVoices(pages[11])).toEqual(['- Voice: Section.'])
  expect(listVoices(pages[10])).toEqual(['- Voice: Page.'])
  expect(sections.map(listVoices)).toEqual([['- Voice: App.'], ['- Voice: Section.']])
  expect(pages[0]?.renderedMarkdown.match(/^- Be brief\.$/gm)).toHaveLength(1)
})

test('a constraint replaces what a convention says about the same thing', async () => {
  const { scaffold } = await compileApp(({ dna }) => {
    dna.constraints = {
      corners: 'square',
      shadows: 'none',
      borders: '2px',
      effects: { blur: 'none' },
    }
  })
  const conventions = getConventions(scaffold)
  expect(conventions.get('Panels')).toBe('- Panels: `--color-surface`.')
  expect(conventions.get('Corners')).toBe('- Corners: square.')
  expect(conventions.get('Blur')).toBe('- Blur: none.')
})

test('what a page decides about corners is left out of its line about panels', async () => {
  const { pages, scaffold } = await compileApp(({ dna, blueprint: { sections } }) => {
    delete dna.constraints
    const [page] = sections[0]?.pages ?? []
    // Short pages keep the lines that the scaffold has as well.
    for (const { pages } of sections)
      for (const each of pages) each.layout = [{ pattern: 'facet-panel', as: 'facets' }]
    if (page) page.directives = ['Corners: sharp on this page.']
  })
  expect(getConventions(scaffold).get('Panels')).toContain('`--radius-card`')
  const [first, second] = pages.map((page) => getConventions(page).get('Panels'))
  expect(first).toBeDefined()
  expect(first).not.toContain('--radius-card')
  expect(second).toBe(getConventions(scaffold).get('Panels'))
})

test('a rule of all sections replaces a constraint with its label', async () => {
  const { pages } = await compileApp(({ dna, blueprint }) => {
    dna.constraints = { shadows: 'none' }
    for (const section of blueprint.sections) section.directives = ['Shadows: On menus only.']
  })
  expect(pages[0]?.renderedMarkdown.match(/shadow.*/gi)).toEqual(['Shadows: On menus only.'])
})

test('an app of public pages has its own headings and no badges', () => {
  const [, site] = officialBundles.find(([slug]) => slug === 'product-landing') ?? []
  const conventions = getConventions(site?.pages[0] as Pack)
  expect(conventions.get('Page header')).toContain('`--font-display`')
  expect(conventions.has('Status')).toBe(false)
})

test('an unknown theme gives no variables', async () => {
  const { pages } = await compileApp(({ dna }) => {
    dna.theme.id = 'slat'
  })
  const conventions = getConventions(pages[0] as Pack)
  expect(conventions.get('Theme')).toContain('`slat` (unresolved: no such theme)')
  expect([...conventions.values()].join('\n')).not.toContain('`--')
})

test('a home page of a shop has the conventions of public pages, whatever the role of its section', () => {
  const [, shop] = officialBundles.find(([slug]) => slug === 'online-store') ?? []
  const home = shop?.pages.find(({ data }) => data.path === '/')
  expect([home?.data.sectionRole, home?.data.kind]).toEqual(['primary', 'public'])
  const conventions = getConventions(home as Pack)
  expect(conventions.get('Page header')).toContain('`--font-display`')
  expect(conventions.get('Actions')).toContain('wherever it appears')
})

test('the locale of the first section decides how numbers are written', async () => {
  const { pages } = await compileApp(({ blueprint: { sections } }) => {
    const [first] = sections
    if (first) first.directives = ['Locale: en-GB, GBP, metric']
    const [page] = first?.pages ?? []
    if (page) page.directives = ['Sample: Biscuit, $1,240.50, due Mar 12, 2:30 PM.']
  })
  expect(getConventions(pages[11] as Pack).get('Numbers')).toBe(
    '- Numbers: tabular; `£1,240.50`, `12 Mar`, `14:30`, metric units. British English.',
  )
  expect(pages[0]?.renderedMarkdown).toContain('Sample: Biscuit, £1,240.50, due 12 Mar, 14:30.')
})

test('without a locale, no format is made up', async () => {
  const { pages } = await compileApp(() => {})
  expect(getConventions(pages[0] as Pack).get('Numbers')).not.toMatch(/[$£€]|Mar/)
})

test.each<[item: object, line: string | undefined]>([
  [
    { pattern: 'team-member-list', preset: 'table', as: 'members' },
    '- Phones: tables scroll in a labeled region or become a list.',
  ],
  [{ pattern: 'team-member-list', preset: 'cards', as: 'members' }, undefined],
  [{ pattern: 'facet-panel', as: 'facets' }, '- Phones: filters collapse into one button.'],
])('the line about phones follows from what the presets declare: %j', async (item, line) => {
  const { scaffold } = await compileApp(({ blueprint: { sections } }) => {
    for (const page of sections.flatMap((section) => section.pages)) page.layout = [item as never]
  })
  expect(getConventions(scaffold).get('Phones')).toBe(line)
})
