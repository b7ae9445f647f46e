import { expect, test } from 'vitest'
import type { Essence } from '../../../src/essence.ts'
import { compilePacks, type PackBundle, selectPack } from '../../../src/packs.ts'
import { createEssenceWithPages } from '../../support/essence/essence-with-pages.ts'
import { blueprintEssences, officialPackLookup, storeOverview } from './official-bundles.ts'

/** Compiles the only page of an essence with these directives. */
async function compilePage(
  directives: readonly string[],
  sectionDirectives: readonly string[] = [],
): Promise<PackBundle['pages'][number]> {
  const essence = createEssenceWithPages(1)
  const [section] = essence.blueprint.sections
  if (section) section.directives = [...sectionDirectives]
  const [page] = section?.pages ?? []
  if (page) page.directives = [...directives]
  const { pages } = await compilePacks(essence, officialPackLookup)
  return pages[0] as PackBundle['pages'][number]
}

const compileMarkdown = async (...directives: Parameters<typeof compilePage>): Promise<string> =>
  (await compilePage(...directives)).renderedMarkdown

/** Returns the lines between two headings; without a first one, those after the title. */
function getLines(markdown: string, heading?: string): string[] {
  const [start = '', ...parts] = markdown.split(/^## /m)
  const text = heading ? parts.find((part) => part.startsWith(heading)) : start
  return (text ?? '').trim().split('\n').slice(1).filter(Boolean)
}

const { pages } = await compilePacks(storeOverview, officialPackLookup)
const overview = pages[0]?.renderedMarkdown ?? ''

test('a page pack has its headings in a fixed order', () => {
  expect(overview.match(/^##? .*$/gm)).toEqual([
    '# Dashboard, `/dashboard` (page `store-overview/dashboard`)',
    '## Decided',
    '## What makes it excellent',
    '## Conventions of this app',
    '## Done when',
  ])
})

test('parts whose names look alike stay apart', async () => {
  const essence = createEssenceWithPages(1)
  const [page] = essence.blueprint.sections[0]?.pages ?? []
  if (page)
    page.layout = ['hero', { pattern: 'hero', as: 'undefined' }, { pattern: 'hero', as: 'a plain' }]
  const { pages } = await compilePacks(essence, officialPackLookup)
  expect(pages[0]?.data.instances?.map(({ alias }) => alias)).toEqual([
    'hero',
    'undefined',
    'a plain',
  ])
})

test('it ends with what is open, where the details are and how to see if it is up to date', () => {
  const [last = ''] = overview.trimEnd().split('\n').slice(-1)
  expect(last).toMatch(/^Everything else is yours: /)
  expect(last).toContain(' Details: `npx @svc/content get pattern <name> --preset <preset>`. ')
  expect(last.endsWith(' Still current? Run `npx @svc/content compile --check`.')).toBe(true)
})

test('the tree has the shell, the heading and every part with its id, pattern and preset', () => {
  expect(overview.match(/^```\n([\s\S]*?)\n```$/m)?.[1]?.split('\n')).toEqual([
    'main#main   in shell sidebar-main, scrolls below a sticky 3.5rem header',
    '  h1 Dashboard',
    '  #sales-kpis      kpi-grid/compact',
    '  #report-filters  filter-bar/standard',
    '  2fr 1fr from 1024px, else stacked:',
    '    #sales-charts    chart-grid/grid',
    '    #store-activity  activity-feed/compact',
    '  #orders-table    data-table/standard',
  ])
})

test('the decisions of the page come before those of its section, the data flow and the file', () => {
  const lines = getLines(overview, 'Decided').filter((line) => line.startsWith('- '))
  expect(lines.slice(0, 4)).toEqual([
    "- Show the period in words beside the heading, in the store's time zone.",
    '- Never show a total that ignores the filters.',
    '- Keep dates, filters, sort and page in the URL query, so that a view can be shared.',
    expect.stringMatching(/^- `#report-filters` updates `#sales-kpis`, .* and `#orders-table`\.$/),
  ])
  expect(lines.at(-1)).toBe(
    '- Code: `src/pages/store-overview/dashboard.tsx` (React with Vite). It also opens at `/`.',
  )
})

test('the checks name the modes and the states of the URL', () => {
  expect(getLines(overview, 'Done when').slice(0, 4)).toEqual([
    '- One `h1`; parts in the order above, each with its id and an accessible name.',
    '- No axe violations in light or dark; no sideways page scroll at 390px.',
    '- A copied link restores search, filters, sort order and page.',
    '- A part that fails says so in place, with a retry; the others stay.',
  ])
})

test('labeled directives become the brief', async () => {
  const markdown = await compileMarkdown([
    'Purpose: Dispatchers find late orders',
    'Notice first: late orders',
    'Notice second: the totals.',
    'Quiet: paging',
    'Primary action: Assign a carrier (`a`)',
    'Then: Export the view; Print a label',
    'Sample: Order 1042, 3 days late',
    'Late orders come first.',
  ])
  expect(getLines(markdown)).toEqual([
    'Dispatchers find late orders.',
    '**Notice first:** late orders. **Second:** the totals. **Quiet:** paging.',
    '**Primary action:** Assign a carrier (`a`). **Also:** Export the view; Print a label.',
    'Sample: Order 1042, 3 days late.',
  ])
  expect(getLines(markdown, 'Decided')).toContain('- Late orders come first.')
  expect(getLines(markdown, 'Done when')).toContain('- Every action works by keyboard.')
})

test('a page has its title, else its navigation label, else its id as heading', async () => {
  const essence = structuredClone(createEssenceWithPages(3))
  const [section] = essence.blueprint.sections
  const [first] = section?.pages ?? []
  if (first) first.directives = ['Title: Late orders']
  const label = (label: string, page: number) => ({ label, route: `/section-0/page-${page}` })
  if (section) section.navigation_items = [label('Orders', 0), label('Returns', 1)]
  const { pages } = await compilePacks(essence, officialPackLookup)
  const texts = pages.map(({ renderedMarkdown }) => renderedMarkdown)
  expect(texts.map((text) => /^# (.*?), /.exec(text)?.[1])).toEqual([
    'Late orders',
    'Returns',
    'Page 2',
  ])
  expect(texts.map((text) => /^ {2}h1 (.*)$/m.exec(text)?.[1])).toEqual([
    'Late orders',
    'Returns',
    'Page 2',
  ])
})

test('a page without labels claims nothing that its essence does not say', async () => {
  const markdown = await compileMarkdown([])
  expect(getLines(markdown)).toEqual([
    'Part of `section-0`: Orders of one region and what is left to do with them.',
  ])
  expect(markdown).not.toMatch(/\*\*|notice|quiet|sample|keyboard/i)
  expect(getLines(markdown, 'Decided').filter((line) => line.startsWith('- ')).length).toBeLessThan(
    7,
  )
})

const DERIVED_URL_CHECK = '- A copied link restores search, filters, sort order and page.'

test.each([
  ['Keeps in URL: tab, item', '- A copied link restores tab and open item.'],
  ['Keeps in URL: none', undefined],
  ['The open tab is in the URL: `?tab=`.', DERIVED_URL_CHECK],
  ['The URL has no query.', DERIVED_URL_CHECK],
])('with %j, the check of the URL is %j', async (directive, check) => {
  const lines = getLines(await compileMarkdown([directive]), 'Done when')
  expect(lines.find((line) => line.includes('A copied link'))).toBe(check)
})

test.each([
  ['Fails apart: yes', '- A part that fails says so in place, with a retry; the others stay.'],
  [
    'Fails apart: no',
    '- If the server cannot be reached, the page says so in place, keeps the input',
  ],
  ['Kind: document', undefined],
  ['If a part fails, the page fails.', '- A part that fails says so in place'],
])('with %j, the check of failures is %j', async (directive, check) => {
  const lines = getLines(await compileMarkdown([directive]), 'Done when')
  const line = lines.find((text) => text.includes('says so in place'))
  if (check === undefined) expect(line).toBeUndefined()
  else expect(line).toContain(check)
})

test('a directive of the page replaces one of its section with the same label', async () => {
  const markdown = await compileMarkdown(
    ['Errors: Name the order.', 'Show totals.'],
    ['Errors: Name the record.', 'Show totals.', 'Times: In UTC.'],
  )
  expect(getLines(markdown, 'Decided')).toEqual(
    expect.arrayContaining(['- Errors: Name the order.', '- Show totals.', '- Times: In UTC.']),
  )
  expect(markdown).not.toContain('Name the record.')
  expect(markdown.split('Show totals.')).toHaveLength(2)
})

test.each([
  ['Purpose: Find late orders.', 'Purpose: Everything about orders.'],
  ['Notice first: late orders.', 'Notice first: totals.'],
  ['Primary action: Assign a carrier.', 'Primary action: Create an order.'],
  ['Then: Print.', 'Then: Export.'],
  ['Sample: Order 1042.', 'Sample: Order 7.'],
])('%j of the page replaces %j of the section', async (own, shared) => {
  const markdown = await compileMarkdown([own], [shared])
  expect(markdown).toContain(own.replace(/^.*: /, ''))
  expect(markdown).not.toContain(shared.replace(/^.*: /, ''))
})

test('a page that repeats a rule of all sections has it once', async () => {
  const essence = createEssenceWithPages(20)
  for (const section of essence.blueprint.sections) section.directives = ['Show times in UTC.']
  const [page] = essence.blueprint.sections[0]?.pages ?? []
  if (page) page.directives = ['Show times in UTC.']
  const [pack] = (await compilePacks(essence, officialPackLookup)).pages
  expect(pack?.renderedMarkdown.split('Show times in UTC.')).toHaveLength(2)
})

test('declared wiring replaces the derived one in the text and the data', async () => {
  const { renderedMarkdown, data } = await compilePage([
    'Wiring: filter-bar -> table-0',
    'Wiring: table-0 -> none',
  ])
  expect(renderedMarkdown.match(/^- .* updates .*$/gm)).toEqual([
    '- `#filter-bar` updates only `#table-0`.',
  ])
  expect(new Set(data.wiring?.map(({ from, to }) => `${from} ${to}`))).toEqual(
    new Set(['filter-bar table-0']),
  )
})

test('a part can follow a declared source and another one', async () => {
  const markdown = await compileMarkdown(['Wiring: kpi-grid -> table-0'])
  expect(markdown.match(/^- .* updates .*$/gm)).toEqual([
    '- `#kpi-grid` updates only `#table-0`.',
    expect.stringMatching(/^- `#filter-bar` updates `#table-0`, `#kpi-grid` and /),
  ])
})

test('a part that reads nothing is not driven, and no sentence says so', async () => {
  const { renderedMarkdown, data } = await compilePage(['Reads: kpi-grid <- none'])
  expect(renderedMarkdown).toMatch(/^- `#filter-bar` updates `#table-0`/m)
  expect(renderedMarkdown).toMatch(/^- `#kpi-grid` follows no other part\.$/m)
  expect(renderedMarkdown).not.toMatch(/updates .*`#kpi-grid`/)
  expect(data.wiring?.map(({ to }) => to)).not.toContain('kpi-grid')
  const other = await compilePage(['The KPI grid ignores the filters.'])
  expect(other.data.wiring?.map(({ to }) => to)).toContain('kpi-grid')
})

test('a line about what a part reads agrees with the wiring', async () => {
  const { renderedMarkdown } = await compilePage([
    'Wiring: filter-bar -> kpi-grid',
    'Reads: kpi-grid <- table-0',
    'Reads: table-0 <- filter-bar',
  ])
  expect(renderedMarkdown).toMatch(/^- `#kpi-grid` follows only `#filter-bar` and `#table-0`\.$/m)
  expect(renderedMarkdown).toMatch(/^- `#table-0` follows no other part\.$/m)
})

const selectMarkdown = async (id: string, blueprint = 'internal-admin'): Promise<string> => {
  const [, essence] = blueprintEssences.find(([slug]) => slug === blueprint) ?? []
  const { pack } = await selectPack(essence as Essence, officialPackLookup, {
    pack_type: 'page',
    id,
  })
  return pack.renderedMarkdown
}

test.each<[id: string, title: string, blueprint?: string]>([
  ['home', 'h1 inside #opening', 'product-landing'],
  ['detail', 'h1 inside #record-head'],
  ['list', 'h1 Records'],
  ['danger-zone', 'h1 Close account'],
  ['sso', 'h1 Company sign-in'],
])('the tree of %s has its heading, or the part that contains it', async (id, title, slug) => {
  expect(await selectMarkdown(id, slug)).toContain(`\n  ${title}\n`)
})

test('a shell whose document scrolls says so', async () => {
  expect(await selectMarkdown('login')).toContain('main#main   in shell split-screen, scrolls\n')
  expect(await selectMarkdown('import')).toContain('in shell minimal-header, document scrolls\n')
})

test('a public page is complete when it arrives, so only a form can fail', async () => {
  const home = await selectMarkdown('home', 'product-landing')
  expect(home).toContain('- If a form fails to send, it says so in place and keeps the input.')
  expect(home).not.toContain('fails to load')
  const failure = await selectMarkdown('server-error', 'product-landing')
  expect(failure).not.toContain('If a form fails to send')
})

test('keys that are pressed one after the other are spelled out', async () => {
  expect(await selectMarkdown('list')).toContain('Create a request (`n` then `r`)')
})
