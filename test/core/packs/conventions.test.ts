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
const MINOR = ['Button verbs', 'Loading', 'Never write', 'Empty states', 'Errors']

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
    for (const [label, line] of shared) {
      if (!absent.includes(label) && !different.includes(label)) {
        expect([pack.objective, own.get(label)]).toEqual([pack.objective, line])
      }
    }
    expect([...own.keys()].filter((label) => !shared.has(label) && !MINOR.includes(label))).toEqual(
      [],
    )
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
  const shared = [...getConventions(scaffold).values()]
  const listChanges = (index: number): string[] =>
    [...getConventions(pages[index] as Pack).values()].filter((line) => !shared.includes(line))
  expect(listChanges(0)).toEqual([expect.stringMatching(/^- Controls: 3rem high/)])
  expect(listChanges(10)).toEqual([
    expect.stringMatching(/^- Theme: `slate`, `dark` mode; /),
    expect.stringMatching(/^- Controls: 2rem high/),
  ])
  expect(listChanges(11)).toEqual([])
})

test('a rule with a label replaces a convention: page over section over app', async () => {
  const { pages, sections } = await compileApp(({ blueprint: { sections } }) => {
    for (const section of sections) section.directives = ['Errors: App.', 'Be brief.']
    sections[1]?.directives?.push('Errors: Section.')
    const [page] = sections[1]?.pages ?? []
    if (page) page.directives = ['Errors: Page.']
  })
  const listErrors = (pack: Pack | undefined): string[] =>
    pack?.renderedMarkdown.match(/^- Errors: .*$/gm) ?? []
  expect(listErrors(pages[0])).toEqual(['- Errors: App.'])
  expect(listErrors(pages[11])).toEqual(['- Errors: Section.'])
  expect(listErrors(pages[10])).toEqual(['- Errors: Page.'])
  expect(sections.map(listErrors)).toEqual([['- Errors: App.'], ['- Errors: Section.']])
  expect(pages[0]?.renderedMarkdown.match(/^- Be brief\.$/gm)).toHaveLength(1)
})

test('a constraint replaces what a convention says about the same thing', async () => {
  const { pages } = await compileApp(({ dna }) => {
    dna.constraints = {
      corners: 'square',
      shadows: 'none',
      borders: '2px',
      effects: { blur: 'none' },
    }
  })
  const conventions = getConventions(pages[0] as Pack)
  expect(conventions.get('Panels')).toBe('- Panels: `--color-surface`.')
  expect(conventions.get('Corners')).toBe('- Corners: square.')
  expect(conventions.get('Blur')).toBe('- Blur: none.')
})

test('a rule of a page replaces what a convention says about the same thing', async () => {
  const { pages } = await compileApp(({ dna, blueprint: { sections } }) => {
    dna.constraints = {}
    const [page] = sections[0]?.pages ?? []
    if (page) page.directives = ['Corners: Square.']
  })
  const panels = pages.map((pack) => getConventions(pack).get('Panels'))
  expect(panels[0]).toBe('- Panels: `--color-surface`, hairline `--color-border`.')
  expect(panels[1]).toBe('- Panels: `--color-surface`, hairline `--color-border`, `--radius-card`.')
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
  const conventions = getConventions(site?.scaffold as Pack)
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
