import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CONTENT_TYPES, type ContentType } from '../../../src/core/content/content-types.ts'
import {
  findDanglingReferences,
  type KnownRecords,
} from '../../../src/core/content/dangling-references.ts'
import { type ContentReference, findReferences } from '../../../src/core/content/references.ts'
import { resolvePointer } from '../../../src/core/kernel/json/pointer.ts'
import { arbitraryJson, runs } from '../../support/arbitrary.ts'
import { readFixtureRecords } from '../../support/corpus/fixture-lookup.ts'

interface Example {
  readonly name: string
  readonly type: ContentType
  readonly record: object
  /** Pointer and target: type, slug, and after # the preset or page. */
  readonly finds: Readonly<Record<string, string>>
}

const EXAMPLES: readonly Example[] = [
  {
    name: 'a pattern refers to embedded, state and alternate patterns',
    type: 'patterns',
    record: {
      uses: ['toast', ' '],
      states: { empty: { pattern: 'empty-state' }, error: { shows: 'x' } },
      responsive: { mobile: { alternate_pattern_id: 'list' }, desktop: 'grid' },
      dependencies: { patterns: { 'a/b': '^1.0.0' }, theme: { slate: '*' }, tools: { x: '1' } },
    },
    finds: {
      '/uses/0': 'patterns toast',
      '/states/empty/pattern': 'patterns empty-state',
      '/responsive/mobile/alternate_pattern_id': 'patterns list',
      '/dependencies/patterns/a~1b': 'patterns a/b',
      '/dependencies/theme/slate': 'themes slate',
    },
  },
  {
    name: 'a theme names patterns, some with the preset that it wants',
    type: 'themes',
    record: {
      pattern_preferences: { prefer: ['a'], avoid: ['b'], default_presets: { c: 'wide', d: 1 } },
    },
    finds: {
      '/pattern_preferences/prefer/0': 'patterns a',
      '/pattern_preferences/avoid/0': 'patterns b',
      '/pattern_preferences/default_presets/c': 'patterns c#wide',
      '/pattern_preferences/default_presets/d': 'patterns d',
    },
  },
  {
    name: 'a blueprint names archetypes, themes, pages, shells and its alternative',
    type: 'blueprints',
    record: {
      archetype: 'only',
      compose: ['auth', { archetype: 'orders', prefix: '/o' }],
      theme: { id: 'slate' },
      suggested_themes: ['mono'],
      routes: {
        '/': { archetype: 'orders', page: 'list', shell: 'sidebar' },
        '/x': { archetype: 'auth', shell: 'inherit' },
      },
      blueprint_portfolio: { recommended_alternative: 'other' },
    },
    finds: {
      '/archetype': 'archetypes only',
      '/compose/0': 'archetypes auth',
      '/compose/1/archetype': 'archetypes orders',
      '/theme/id': 'themes slate',
      '/suggested_themes/0': 'themes mono',
      '/routes/~1/archetype': 'archetypes orders#list',
      '/routes/~1/shell': 'shells sidebar',
      '/routes/~1x/archetype': 'archetypes auth',
      '/blueprint_portfolio/recommended_alternative': 'blueprints other',
    },
  },
  {
    name: 'an archetype names the patterns of its own layout, columns among them',
    type: 'archetypes',
    record: {
      pages: [
        {
          shell: 'sidebar',
          layout: ['a', { pattern: 'b', preset: 'wide' }, { cols: ['c', { pattern: 'd' }] }],
          default_layout: ['never'],
        },
        { shell: 'inherit', default_layout: ['e', 'top'], patterns: [{ pattern: 'f', as: 'top' }] },
      ],
      suggested_theme: { ids: ['slate'] },
    },
    finds: {
      '/pages/0/shell': 'shells sidebar',
      '/pages/0/layout/0': 'patterns a',
      '/pages/0/layout/1/pattern': 'patterns b#wide',
      '/pages/0/layout/2/cols/0': 'patterns c',
      '/pages/0/layout/2/cols/1/pattern': 'patterns d',
      '/pages/1/default_layout/0': 'patterns e',
      '/pages/1/patterns/0/pattern': 'patterns f',
      '/suggested_theme/ids/0': 'themes slate',
    },
  },
  {
    name: 'a shell names the patterns of its regions',
    type: 'shells',
    record: { regions: [{ patterns: ['a', { pattern: 'b', preset: 'x' }] }, { patterns: 1 }, 2] },
    finds: {
      '/regions/0/patterns/0': 'patterns a',
      '/regions/0/patterns/1/pattern': 'patterns b#x',
    },
  },
]

const formatReference = ({ pointer, type, slug, preset, page }: ContentReference) => {
  const part = preset ?? page
  return [pointer, `${type} ${slug}${part ? `#${part.name}` : ''}`]
}

test.each(EXAMPLES)('$name', ({ type, record, finds }) => {
  expect(Object.fromEntries(findReferences(type, record).map(formatReference))).toEqual(finds)
  for (const { preset, page } of findReferences(type, record)) {
    for (const part of [preset, page])
      if (part) expect(resolvePointer(record, part.pointer)).toBe(part.name)
  }
})

test.each(CONTENT_TYPES)('references can be searched for in any object: %s', (type) => {
  const words = ['uses', 'states', 'pages', 'layout', 'cols', 'routes', 'regions', 'patterns']
  fc.assert(
    fc.property(arbitraryJson(...words, '__proto__'), (record) => {
      for (const { slug } of findReferences(type, Object(record))) expect(slug.trim()).not.toBe('')
    }),
    runs(300),
  )
})

const records = readFixtureRecords()
const known = Object.fromEntries(
  CONTENT_TYPES.map((type) => [type, new Map(Object.entries(records[type]))]),
) as unknown as KnownRecords

test.each(CONTENT_TYPES)('every reference of the fixture corpus resolves: %s', (type) => {
  const references = Object.values(records[type]).flatMap((record) => findReferences(type, record))
  expect(findDanglingReferences(references, known)).toEqual([])
})

const reference = { pointer: '/x', type: 'patterns', slug: 'data-table' } as const
const locateName = (name: string) => ({ name, pointer: '/y' })

test.each([
  [{ ...reference, slug: 'data-tabel' }, '/x', 'pattern-unknown', 'data-table'],
  [{ ...reference, slug: 'constructor' }, '/x', 'pattern-unknown', undefined],
  [{ ...reference, preset: locateName('standrad') }, '/y', 'preset-unknown', 'standard'],
  [{ ...reference, preset: locateName('toString') }, '/y', 'preset-unknown', undefined],
  [
    { pointer: '/x', type: 'archetypes', slug: 'order-admin', page: locateName('lst') },
    '/y',
    'page-unknown',
    'list',
  ],
] as [ContentReference, string, string, string | undefined][])(
  'a dangling reference is a warning with a suggestion (%j)',
  (wrong, pointer, code, suggestion) => {
    const [issue, ...others] = findDanglingReferences([wrong], known)
    expect(others).toEqual([])
    expect(issue).toMatchObject({ pointer, code, severity: 'warn' })
    expect(issue?.suggestion).toBe(suggestion)
  },
)

test('a record that cannot be read exists and may have any preset', () => {
  const broken = { ...known, patterns: new Map([['hero', undefined]]) }
  const references = [{ ...reference, slug: 'hero', preset: locateName('wide') }]
  expect(findDanglingReferences(references, broken)).toEqual([])
})
