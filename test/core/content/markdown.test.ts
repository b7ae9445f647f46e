import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  CONTENT_TYPES,
  type Content,
  type ContentType,
} from '../../../src/core/content/content-types.ts'
import { recordMarkdown } from '../../../src/core/content/markdown/record.ts'
import { runs } from '../../support/arbitrary.ts'
import { officialContent } from '../../support/corpus/official-content.ts'

const { records } = officialContent.content
const all = CONTENT_TYPES.flatMap((type) => records[type].map(({ data }) => ({ type, data })))

const renderRecord = (type: ContentType, slug: string): string => {
  const found = all.find(({ type: of, data }) => of === type && data.id === slug)
  return found ? recordMarkdown(type, found.data) : expect.unreachable()
}

test.each([
  ['patterns', 'data-table', ['### `standard` (default)', '| `caption` | Names the set']],
  ['patterns', 'data-table', ['| `loading` |', '- **Consumes:** `rows`, `query`']],
  ['patterns', 'data-table', ['- `mobile`: `stack` Rows become cards', '- **Use when:** Many']],
  [
    'patterns',
    'data-table',
    ['- **Role:** `table`', 'Sortable headers: APG: Sortable table example'],
  ],
  ['themes', 'slate', ['| Token | `light` | `dark` |', '| `primary` | `#1D5BA6` | `#82B4F0` |']],
  ['themes', 'slate', ['### `table-header`', '| `font-size` | `var(--text-xs)` |']],
  ['themes', 'slate', ['- **Font:** IBM Plex Sans (`body`), `@fontsource-variable/ibm-plex-sans`']],
  ['themes', 'slate', ['named "IBM Plex Sans Variable" in CSS, OFL-1.1']],
  ['patterns', 'data-table', ['## Always', 'only the sorted column has aria-sort.']],
  ['shells', 'split-screen', ['below `lg`: `hidden`']],
  ['shells', 'top-nav-footer', ['| `header` | `header` |', '`nav-header` (`site`)']],
  ['archetypes', 'blog', ['- **Needs:** `', '| Label | Group | Route |']],
  ['archetypes', 'blog', ['### `article` Article', '- `article-body` (`article`) as `post-body`']],
  ['blueprints', 'product-landing', ['| `/blog/:slug` | `blog` | `article` |']],
  ['blueprints', 'internal-admin', ['opened by `Cmd+K` on Macs and `Ctrl+K` elsewhere.']],
] as const)('%s/%s says what its reader looks for', (type, slug, texts) => {
  const markdown = renderRecord(type, slug)
  for (const text of texts) expect(markdown).toContain(text)
})

test('every record has one title, no HTML, and a link to its JSON', () => {
  expect(all.length).toBeGreaterThan(50)
  for (const { type, data } of all) {
    const markdown = recordMarkdown(type, data)
    expect(markdown.match(/^# .+$/gm), data.id).toHaveLength(1)
    expect(markdown.endsWith(`[${data.id}.json](${data.id}.json)\n`), data.id).toBe(true)
    expect(markdown, data.id).not.toMatch(/(?<!\\)<|undefined|\[object/)
  }
})

/** What a reader of Markdown takes a document to be, line by line: its marks without its words. */
const skeleton = (markdown: string): string[] =>
  markdown.split('\n').map((line) => {
    const unescaped = line.replace(/\\[!-/:-@[-`{-~]/g, '').replace(/`[^`]+`/g, 'x')
    const start = /^(#{1,6} |[-+*] |\d+[.)] |>|={1,}\s*$|-{3,}\s*$|\||~{3,}| {4,})/.exec(unescaped)
    return [start?.[0].trim() ?? '', ...unescaped.matchAll(/[|<`~[\]]|\*\*/g)].join('')
  })

/** The same value with every text and every name replaced, one by one. */
function replaced(value: unknown, text: (old: string) => string): unknown {
  if (typeof value === 'string') return text(value)
  if (Array.isArray(value)) return value.map((item) => replaced(item, text))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [key, replaced(member, text)]),
  )
}

const MARKS = ['`', '```\n', '#', '\n# ', '|', '\n| a | b |', '<script>', '-->', '](x)', '**', '_']
const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(...MARKS, '\\', '~~~', '\u2028- ', '1. ', '&lt;', '[x]: y'),
      fc.string(),
    ),
    {
      minLength: 1,
      maxLength: 6,
    },
  )
  .map((parts) => `x${parts.join('')}`)

test('no text of a record becomes markup', () => {
  fc.assert(
    fc.property(fc.constantFrom(...all), fc.array(hostile, { minLength: 1 }), (one, texts) => {
      // Numbered, so that names that differ in the record still do.
      const numbered = (text: (at: number) => string) => {
        let at = 0
        return replaced(one.data, () => `x${++at}${text(at)}`) as Content[ContentType]
      }
      const evil = numbered((at) => texts[at % texts.length] ?? '')
      const calm = numbered(() => '')
      expect(skeleton(recordMarkdown(one.type, { ...evil, id: 'a' }))).toEqual(
        skeleton(recordMarkdown(one.type, { ...calm, id: 'a' })),
      )
    }),
    runs(300),
  )
})

test('no key of a record becomes markup', () => {
  const members = fc.dictionary(
    hostile,
    fc.string().map((text) => `x${text}`),
    { minKeys: 1 },
  )
  fc.assert(
    fc.property(members, (slots) => {
      const { data } = all[0] ?? expect.unreachable()
      const presets = { one: { description: 'x', layout: { layout: 'row', slots } } }
      const markdown = recordMarkdown('patterns', { ...data, presets } as Content['patterns'])
      const rows = skeleton(markdown).filter((line) => line === '||||')
      expect(rows.length).toBeGreaterThanOrEqual(Object.keys(slots).length + 2)
    }),
  )
})

test('a record with any unspecified values has Markdown', () => {
  fc.assert(
    fc.property(fc.constantFrom(...all), fc.anything(), (one, odd) => {
      const kept = replaced(one.data, (text) => text) as Record<string, unknown>
      for (const key of ['states', 'regions', 'grid', 'motion', 'voice', 'use_when', 'elevation'])
        kept[key] = JSON.parse(JSON.stringify(odd) ?? 'null')
      expect(recordMarkdown(one.type, kept as Content[ContentType])).toMatch(/^# /)
    }),
  )
})
