// Long run: parses the Markdown of thousands of packs.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { patternDetails } from '../../../src/describe.ts'
import { type Essence, validateEssence } from '../../../src/essence.ts'
import { compilePacks } from '../../../src/packs.ts'
import { arbitraryText, DEFAULT_RUNS } from '../../support/arbitrary.ts'
import { fullEssence } from '../../support/essence/full-essence.ts'
import { setAtPointer } from '../../support/essence/set-at-pointer.ts'
import { HOSTILE_TEXTS } from './arbitrary-essence.ts'
import { listPacksByName, officialPackLookup } from './official-bundles.ts'

/** Pointers of an essence that accept any text and do not change the structure of a pack. */
const TEXT_POINTERS = [
  '/dna/personality/0',
  '/dna/spacing/scale',
  '/dna/spacing/content_gap',
  '/dna/color/palette',
  '/dna/constraints/shadows',
  '/dna/constraints/effects/gradient',
  '/blueprint/features/0',
  '/blueprint/icon_style',
  '/blueprint/sections/0/description',
  '/blueprint/sections/0/features/0',
  '/blueprint/sections/0/directives/0',
  '/blueprint/sections/0/navigation_items/0/label',
  '/blueprint/sections/0/navigation_items/0/icon',
  '/blueprint/sections/0/navigation_items/0/badge',
  '/blueprint/sections/0/navigation_items/0/active_match',
  '/blueprint/sections/0/pages/0/directives/0',
  '/blueprint/sections/0/pages/0/surface',
  '/blueprint/sections/0/pages/0/layout/1/as',
  '/meta/target',
  '/meta/archetype',
  '/meta/seo/meta_priorities/0',
  '/meta/navigation/hotkeys/1/label',
  '/meta/navigation/hotkeys/1/action',
  '/meta/navigation/command_palette/placeholder',
  '/meta/navigation/command_palette/width',
  '/meta/navigation/command_palette/commands/1/id',
  '/meta/navigation/command_palette/commands/1/label',
  '/_impression/vibe/0',
  '/_impression/layout_intent',
]

const FENCED = /^```\n[\s\S]*?\n```$/gm

/** Returns the kind of block that a line starts, with the number of cells of a table row. */
function getLineKind(line: string): string {
  const cells = line
    .replaceAll(/\\./g, '')
    .replaceAll(/`[^`]*`/g, '')
    .split('|').length
  if (line.startsWith('|')) return `row of ${cells}`
  const [, mark] = /^(\s*(?:#+ |[-+*] |\d+[.)] |[>|<=~`]|---|\*\*\*|\*\*)|\s+|$)/.exec(line) ?? []
  return mark?.replace(/\d+/, '1') ?? 'text'
}

interface Structure {
  readonly headings: readonly string[]
  readonly fences: number
  readonly kinds: ReadonlySet<string>
}

/** Returns the level of a title, which names a page, and the first word of other headings. */
const getHeadingStart = (line: string): string =>
  line.startsWith('# ') ? '#' : line.split(' ', 2).join(' ')

/** Returns the structure of a Markdown text, without its words. */
function readStructure(markdown: string): Structure {
  const lines = markdown.replaceAll(FENCED, '').split('\n')
  return {
    headings: lines.filter((line) => /^\s*#/.test(line)).map(getHeadingStart),
    fences: markdown.match(/^ {0,3}```/gm)?.length ?? 0,
    kinds: new Set(lines.map(getLineKind)),
  }
}

/** An escaped character, or a code span between backtick runs of the same length. */
const ESCAPE_OR_CODE = /\\[!-/:-@[-`{-~]|(`+)(?!`)[^\n]*?(?<!`)\1(?!`)/g

/** Lists the characters that open something within a line: neither escaped nor in code. */
const listOpenedBlocks = (markdown: string): string[] =>
  markdown
    .replaceAll(FENCED, '')
    .replaceAll(ESCAPE_OR_CODE, '')
    .match(/[<[\]`]|&#?\w+;/g) ?? []

/** The labels of the directives that make up the brief of a page. */
const BRIEF_LABELS = [
  ...['Purpose', 'Notice first', 'Notice second', 'Quiet', 'Primary action', 'Then', 'Sample'],
  ...['Wiring', 'Errors'],
]

function fillEssence(text: string): Essence {
  const directives = BRIEF_LABELS.map((label) => `${label}: ${text}`)
  return TEXT_POINTERS.reduce<unknown>(
    (essence, pointer) => setAtPointer(essence, pointer, text),
    setAtPointer(fullEssence, '/blueprint/sections/0/pages/1/directives', directives),
  ) as Essence
}

async function compileMarkdown(text: string): Promise<ReadonlyMap<string, string>> {
  const essence = fillEssence(text)
  expect(validateEssence(essence).ok).toBe(true)
  const bundle = await compilePacks(essence, officialPackLookup)
  return new Map(
    [...listPacksByName(bundle)].map(([name, { renderedMarkdown }]) => [name, renderedMarkdown]),
  )
}

const harmless = await compileMarkdown('word')

/** Expects no new structure. Lines may be missing, because longer texts leave less room. */
async function expectPlainText(text: string): Promise<void> {
  for (const [name, markdown] of await compileMarkdown(text)) {
    const usual = readStructure(harmless.get(name) ?? '')
    const actual = readStructure(markdown)
    expect([name, actual.fences]).toEqual([name, usual.fences])
    expect([name, ...actual.headings].filter((heading) => heading === '#')).toHaveLength(1)
    expect([name, ...usual.headings]).toEqual(expect.arrayContaining([...actual.headings]))
    expect([name, ...usual.kinds]).toEqual(expect.arrayContaining([...actual.kinds]))
    expect([name, listOpenedBlocks(markdown)]).toEqual([name, []])
    expect(markdown).not.toMatch(/[\p{Bidi_Control}\ufeff\u{e0000}-\u{e007f}]/u)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: no control character but the line end is allowed.
    expect(markdown).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f\u2028\u2029]/)
  }
}

test('harmless words add no structure', async () => {
  for (const [name, markdown] of harmless)
    expect([name, listOpenedBlocks(markdown)]).toEqual([name, []])
})

test.each(HOSTILE_TEXTS.filter((text) => text.length < 300))('%j stays a text', expectPlainText)

test('no text adds structure', async () => {
  const piece = fc.oneof(
    fc.constantFrom(...HOSTILE_TEXTS.filter((text) => text.length < 50)),
    arbitraryText,
  )
  const text = fc.array(piece, { minLength: 1, maxLength: 3 }).map((parts) => parts.join(' '))
  const short = text.filter((value) => value.length > 0 && value.length < 60)
  await fc.assert(fc.asyncProperty(short, expectPlainText), {
    ...DEFAULT_RUNS,
    numRuns: 150,
  })
})

/** Replaces every text of a record, except those that name something. */
const replaceTexts = (value: unknown, text: string, key = ''): unknown => {
  if (typeof value === 'string') return /^(id|pattern|layout|\$schema)$/.test(key) ? value : text
  if (Array.isArray(value)) return value.map((item) => replaceTexts(item, text, key))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
  return Object.fromEntries(
    entries.map(([name, member]) => [name, replaceTexts(member, text, name)]),
  )
}

test.each(HOSTILE_TEXTS.filter((text) => text.length < 300))(
  '%j in a record stays a text',
  async (text) => {
    const hostile: typeof officialPackLookup = {
      slugs: officialPackLookup.slugs,
      get: async (type, slug) =>
        replaceTexts(await officialPackLookup.get(type, slug), text) as Awaited<
          ReturnType<typeof officialPackLookup.get<typeof type>>
        >,
    }
    for (const { renderedMarkdown } of listPacksByName(
      await compilePacks(fullEssence, hostile),
    ).values()) {
      expect(listOpenedBlocks(renderedMarkdown)).toEqual([])
      expect(renderedMarkdown).not.toMatch(/^\s*(#{3,}|>|<|~~~|===|\d+\)|```.)/m)
      expect(renderedMarkdown.match(/^# /gm)).toHaveLength(1)
    }
  },
)

test.each(HOSTILE_TEXTS)('%j in a pattern stays a text in its details', async (text) => {
  const pattern = await officialPackLookup.get('patterns', 'data-table')
  if (pattern === undefined) throw new Error('There is no data-table.')
  const { selectable } = pattern.presets
  const record = { ...pattern, presets: { selectable }, always: ['x'], motion_note: 'x' }
  const fill = (value: string): typeof pattern => ({
    ...(replaceTexts(record, value) as typeof pattern),
    states: { loading: { when: value, shows: value, pattern: value }, [value]: { shows: value } },
    responsive: { mobile: value, [value]: value },
  })
  const usual = readStructure(patternDetails(fill('word'), 'selectable'))
  const markdown = patternDetails(fill(text), 'selectable')
  const { headings, kinds } = readStructure(markdown)
  // A text without any character to show leaves its section empty.
  expect(usual.headings.slice(1)).toEqual(expect.arrayContaining(headings.slice(1)))
  expect([...usual.kinds]).toEqual(expect.arrayContaining([...kinds]))
  expect(listOpenedBlocks(markdown)).toEqual([])
  expect(markdown).not.toMatch(/[\p{Bidi_Control}\ufeff\u{e0000}-\u{e007f}]/u)
})
