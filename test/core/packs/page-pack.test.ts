import { countTokens } from 'gpt-tokenizer/encoding/o200k_base'
import { expect, test } from 'vitest'
import { compilePacks, selectPack } from '../../../src/packs.ts'
import { blueprintEssences, officialPackLookup, storeOverview } from './official-bundles.ts'

const { pages } = await compilePacks(storeOverview, officialPackLookup)
const markdown = pages[0]?.renderedMarkdown ?? ''

/** Returns the text under a second-level heading. */
const sectionText = (title: string): string =>
  markdown.split(/^## /m).find((part) => part.startsWith(title)) ?? ''

test('a page pack has its headings in a fixed order', () => {
  expect(markdown.match(/^##? .*$/gm)).toEqual([
    '# Page `store-overview/dashboard` at `/dashboard`',
    '## Rules',
    '## Frame `sidebar-main`: exists, fill `main` only',
    '## Layout',
    '## Data',
    '## Patterns',
    '## Tokens',
    '## Done when',
  ])
  const last = markdown.trimEnd().split('\n').slice(-2)
  expect(last[0]).toMatch(
    /^Left out: examples, other presets and art direction \(`svc get pattern <id>`\), /,
  )
  expect(last[1]).toBe('Stale? `svc compile --check`')
})

test('effective values come first, with their origin', () => {
  expect(markdown.split('\n').slice(2, 7)).toEqual([
    'Names in backticks are exact; rules win over all else.',
    '',
    '- Alias `/`. Target `react-vite`, spa, history routing.',
    '- Theme `slate`, light and dark (`auto`), `sharp`. Density `compact` (page, over `comfortable`): controls 2rem, rows 2.25rem.',
    '- WCAG `AA`, visible focus, skip link, reduced motion. Voice: exact, calm, terse.',
  ])
})

test('rules begin with the purpose, then page, section and constraints', () => {
  expect(sectionText('Rules').trim().split('\n').slice(1, 7)).toEqual([
    '- Purpose: the shopkeeper compares sales with the previous period, finds the order behind a change, and opens it.',
    "- Show the period in words beside the heading, in the store's time zone.",
    '- Never show a total that ignores the filters.',
    '- Section (`primary`): What happened in the store, and what needs a decision today.',
    '- Keep dates, filters, sort and page in the URL query, so that a view can be shared.',
    '- Shadows: hairlines only. Gradient: none.',
  ])
})

test('the frame lists what the shell contains, and the layout is a tree', () => {
  expect(sectionText('Frame')).toContain(
    '- `main#main` is skip target and scroll owner, under a sticky 3.5rem `header`. The frame keeps navigation, key `g d`, palette (scaffold pack).',
  )
  expect(sectionText('Layout').trim()).toBe(
    [
      'Layout',
      '```',
      'main#main   gap 1rem; viewport md 768px, lg 1024px',
      '  h1 Dashboard',
      '  sales-kpis',
      '  report-filters',
      '  2fr 1fr from lg, else stacked in this order',
      '    sales-charts',
      '    store-activity',
      '  orders-table',
      '```',
    ].join('\n'),
  )
})

test('each pattern has a title, its slots, its keys and three widths', () => {
  const parts = sectionText('Patterns')
    .split(/^(?=\*\*)/m)
    .slice(1)
  expect(parts.map((part) => part.split('\n')[0])).toEqual([
    '**sales-kpis**: kpi-grid/compact, `list`',
    '**report-filters**: filter-bar/standard, `search`',
    '**sales-charts**: chart-grid/grid, `figure`',
    '**store-activity**: activity-feed/compact, `list`',
    '**orders-table**: data-table/standard, `table`',
  ])
  for (const part of parts) {
    expect(part).toMatch(/^- `\w+` \w/m)
    expect(part).toMatch(/^- Keys\. /m)
    expect(part.match(/^- Widths: (.*)$/m)?.[1]?.split(' / ')).toHaveLength(3)
  }
})

test('a table lists the states, with a row per pattern and the shown patterns in its head', () => {
  const rows = markdown.split('\n').filter((line) => line.startsWith('|'))
  expect(rows[0]).toBe(
    '| | loading (skeleton-loader) | empty (empty-state) | error (inline-alert) |',
  )
  expect(rows.slice(2).map((row) => row.split(' ')[1])).toEqual([
    ...['sales-kpis', 'report-filters', 'sales-charts', 'store-activity', 'orders-table'],
  ])
})

test('it ends with checks that name paths, signals and levels of this page', () => {
  const checks = sectionText('Done when')
  for (const name of ['`/dashboard`, `/`', '`main#main`', '`filters`', '`date-range`', '`AA`']) {
    expect(checks).toContain(name)
  }
})

test('it is at most 1.5 times as long as the pack that was written by hand', () => {
  const BY_HAND = 1400
  expect(countTokens(markdown)).toBeLessThanOrEqual(1.5 * BY_HAND)
})

const selectMarkdown = async (id: string, blueprint = 'internal-admin'): Promise<string> => {
  const [, essence] = blueprintEssences.find(([slug]) => slug === blueprint) ?? []
  if (essence === undefined) throw new Error(`There is no ${blueprint}.`)
  const { pack } = await selectPack(essence, officialPackLookup, { pack_type: 'page', id })
  return pack.renderedMarkdown
}

test('it explains the markup of slots and states once, above the patterns', () => {
  const [above = ''] = sectionText('Patterns').split('**')
  for (const mark of ['`id`', '`data-slot`', '`data-state`', '`data-pattern`', '`hidden`']) {
    expect(above).toContain(mark)
    expect(markdown.split(mark)).toHaveLength(2)
  }
})

test.each<[id: string, title: string, blueprint?: string]>([
  ['home', 'h1 = title of opening', 'product-landing'],
  ['list', 'h1 Records'],
  ['danger-zone', 'h1 Close account'],
  ['detail', 'h1 = title of record-head'],
  ['sso', 'h1 = heading of company-form'],
])(
  '%s has the title of its first pattern, else its navigation label',
  async (id, title, blueprint) => {
    expect(await selectMarkdown(id, blueprint)).toContain(`\n  ${title}\n`)
  },
)

test('a frame without navigation does not mention any', async () => {
  expect(await selectMarkdown('login')).toContain('`main#main` is skip target and scroll owner.\n')
  expect(await selectMarkdown('import')).toContain(
    'The frame keeps navigation, key `g i` (scaffold pack)',
  )
})

test('a preset lists its own states and not those of its pattern', async () => {
  const list = await selectMarkdown('list')
  expect(list).toContain('Reload keeps `filters`, `query`, `sort`, `page`.')
  expect(list).not.toContain('comparison')
  expect(await selectMarkdown('not-found')).toContain('| | loading |\n')
  expect(await selectMarkdown('mfa-verify')).not.toMatch(/sign-up|Dead link/)
})

test('metadata of the head has its value', async () => {
  expect(await selectMarkdown('login')).toContain(
    'Head: `title` (h1, then the product), `robots` (`noindex`).',
  )
})
