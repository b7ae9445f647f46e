import { expect, test } from 'vitest'
import {
  createDraftCorpus,
  type DraftRecords,
  listFindingLocations,
  runGlobalRule,
} from './support/draft-corpus.ts'

interface Row {
  readonly rule: string
  readonly name: string
  readonly passes: DraftRecords
  readonly fails: DraftRecords
  readonly locations: readonly string[]
}

const page = (...layout: readonly unknown[]) => ({ id: 'home', shell: 'frame', layout })

const decorated = (value: string, more: object = {}) => ({
  palette: { surface: { light: '#FFFFFF', dark: '#000000' } },
  decorator_definitions: { panel: { suggested_properties: { background: value }, ...more } },
})

const BRIEF = 'Text aligns to the start and numbers to the end, so that columns read as columns.'

const ROWS: readonly Row[] = [
  {
    rule: 'G11',
    name: 'a missing record, preset and feature',
    passes: {
      patterns: [{ id: 'hero', uses: ['hero'] }],
      shells: [{ id: 'frame' }],
      archetypes: [{ pages: [page({ pattern: 'hero', preset: 'plain' })], features: ['search'] }],
    },
    fails: {
      patterns: [{ id: 'hero', uses: ['heros'] }],
      archetypes: [{ pages: [page({ pattern: 'hero', preset: 'plian' })], features: ['serach'] }],
    },
    locations: [
      'patterns/hero/uses/0',
      'archetypes/base/pages/0/shell',
      'archetypes/base/pages/0/layout/0/preset',
      'archetypes/base/features/0',
    ],
  },
  {
    rule: 'G11',
    name: 'a missing token, color and decorator of a theme',
    passes: {
      themes: [
        { ...decorated('var(--color-surface)', { pairs_with: ['panel'] }), seed: { surface: 'x' } },
        { id: 'seeds-only', seed: { ink: '#000000' } },
      ],
    },
    fails: {
      themes: [
        { ...decorated('var(--color-surfce)', { pairs_with: ['panle'] }), seed: { ink: 'x' } },
      ],
    },
    locations: [
      'themes/base/decorator_definitions/panel/suggested_properties/background',
      'themes/base/seed/ink',
      'themes/base/decorator_definitions/panel/pairs_with/0',
    ],
  },
  {
    rule: 'G12',
    name: 'an unused record, and two patterns that only use each other',
    passes: {
      patterns: [
        { id: 'a', uses: ['b'] },
        { id: 'b', states: { empty: { pattern: 'c' } } },
        { id: 'c', responsive: { mobile: { alternate_pattern_id: 'd' } } },
        { id: 'd' },
        { id: 'e' },
      ],
      shells: [{ id: 'frame', regions: [{ patterns: ['e'] }] }],
      archetypes: [{ pages: [page('a')] }],
      themes: [{ id: 'base' }, { id: 'other' }],
      blueprints: [{ compose: ['base'], suggested_themes: ['other'] }],
    },
    fails: {
      patterns: [
        { id: 'a', uses: ['b'] },
        { id: 'b', uses: ['a'] },
        { id: 'c', uses: ['c'] },
      ],
      shells: [{ id: 'frame' }],
      archetypes: [{ suggested_theme: { ids: ['base'] } }],
      themes: [{ pattern_preferences: { prefer: ['a'] } }],
      blueprints: [{ theme: { id: 'x' }, routes: { '/': { archetype: 'base', page: 'home' } } }],
    },
    locations: [
      'patterns/a',
      'patterns/b',
      'patterns/c',
      'shells/frame',
      'archetypes/base',
      'themes/base',
    ],
  },
  {
    rule: 'G13',
    name: 'a synonym of two records of a type, and too many synonyms',
    passes: { patterns: [{ synonyms: ['data grid'] }], shells: [{ synonyms: ['data grid'] }] },
    fails: {
      patterns: [
        { id: 'a', synonyms: ['data grid'] },
        { id: 'b', synonyms: ['x', 'Data-Grid'] },
      ],
      shells: [{ synonyms: ['1', '2', '3', '4', '5', '6', '7', '8', '9'] }],
    },
    locations: ['patterns/b/synonyms/1', 'shells/base/synonyms'],
  },
  {
    rule: 'G14',
    name: 'two records of a type with nearly the same text',
    passes: {
      patterns: [
        { id: 'a', description: 'A list.', visual_brief: BRIEF },
        { id: 'b', description: 'An opening.', visual_brief: 'One large claim above one action.' },
      ],
      blueprints: [{ description: BRIEF }],
    },
    fails: {
      patterns: [
        { id: 'a', description: 'A list.', visual_brief: BRIEF },
        { id: 'b', description: 'A table.', visual_brief: BRIEF.replace('numbers', 'figures') },
      ],
      blueprints: [
        { id: 'a', personality: ['calm', 'brief'] },
        { id: 'b', personality: 'Brief, calm.' },
      ],
    },
    locations: ['patterns/b', 'blueprints/b'],
  },
]

test.each(ROWS)('$rule finds $name', ({ rule, passes, fails, locations }) => {
  expect(listFindingLocations(rule, passes)).toEqual([])
  expect(listFindingLocations(rule, fails)).toEqual(locations)
})

test('a pair is reported at the later record, with the file of the earlier one', () => {
  const [finding] = runGlobalRule(
    'G14',
    createDraftCorpus({ shells: [{ id: 'a' }, { id: 'b' }].map(withBrief) }),
  )
  expect(finding?.evidence).toEqual(['content/shells/a.json', 'cosine 1.00'])
})

function withBrief(draft: { readonly id: string }) {
  return { ...draft, description: BRIEF }
}
