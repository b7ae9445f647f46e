import { expect, test } from 'vitest'
import {
  findSimilarTexts,
  inverseDocumentFrequency,
  uniformWeight,
} from '../../../src/core/health/text-similarity.ts'
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
  readonly at: readonly string[]
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
    name: 'a record, a preset and a feature that are not there',
    passes: {
      patterns: [{ id: 'hero', uses: ['hero'] }],
      shells: [{ id: 'frame' }],
      archetypes: [{ pages: [page({ pattern: 'hero', preset: 'plain' })], features: ['search'] }],
    },
    fails: {
      patterns: [{ id: 'hero', uses: ['heros'] }],
      archetypes: [{ pages: [page({ pattern: 'hero', preset: 'plian' })], features: ['serach'] }],
    },
    at: [
      'patterns/hero/uses/0',
      'archetypes/base/pages/0/shell',
      'archetypes/base/pages/0/layout/0/preset',
      'archetypes/base/features/0',
    ],
  },
  {
    rule: 'G11',
    name: 'a token, a colour and a decorator that a theme does not have',
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
    at: [
      'themes/base/decorator_definitions/panel/suggested_properties/background',
      'themes/base/seed/ink',
      'themes/base/decorator_definitions/panel/pairs_with/0',
    ],
  },
  {
    rule: 'G12',
    name: 'a record that nothing uses, and two patterns that only use each other',
    passes: {
      patterns: [
        { id: 'a', uses: ['b'] },
        { id: 'b', states: { empty: { pattern: 'c' } } },
        { id: 'c', responsive: { mobile: { alternate_pattern_id: 'd' } } },
        ...[{ id: 'd' }, { id: 'e' }],
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
    at: [
      ...['patterns/a', 'patterns/b', 'patterns/c'],
      ...['shells/frame', 'archetypes/base', 'themes/base'],
    ],
  },
  {
    rule: 'G13',
    name: 'a phrase with two owners in one type, and too many phrases',
    passes: { patterns: [{ synonyms: ['data grid'] }], shells: [{ synonyms: ['data grid'] }] },
    fails: {
      patterns: [
        { id: 'a', synonyms: ['data grid'] },
        { id: 'b', synonyms: ['x', 'Data-Grid'] },
      ],
      shells: [{ synonyms: ['1', '2', '3', '4', '5', '6', '7', '8', '9'] }],
    },
    at: ['patterns/b/synonyms/1', 'shells/base/synonyms'],
  },
  {
    rule: 'G14',
    name: 'two records of a type that say the same in nearly the same words',
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
    at: ['patterns/b', 'blueprints/b'],
  },
]

test.each(ROWS)('$rule finds $name', ({ rule, passes, fails, at }) => {
  expect(listFindingLocations(rule, passes)).toEqual([])
  expect(listFindingLocations(rule, fails)).toEqual(at)
})

test('a pair is told on the later record, with the file of the earlier one', () => {
  const [finding] = runGlobalRule(
    'G14',
    createDraftCorpus({ shells: [{ id: 'a' }, { id: 'b' }].map(same) }),
  )
  expect(finding?.evidence).toEqual(['content/shells/a.json', 'cosine 1.00'])
})

function same(draft: { readonly id: string }) {
  return { ...draft, description: BRIEF }
}

test.each([
  [
    ['a b', 'B, A!', 'c', 'b a'],
    [
      [0, 1, 1],
      [0, 3, 1],
    ],
  ],
  [['', '', '!'], []],
  [['a a b', 'a b b'], [[0, 1, 0.8]]],
] as [string[], number[][]][])('%j has the pairs %j when words weigh the same', (texts, pairs) => {
  const found = findSimilarTexts(texts, { weigh: uniformWeight, min: 0.5 })
  expect(found.map((it) => [it.firstIndex, it.secondIndex, Number(it.cosine.toFixed(3))])).toEqual(
    pairs,
  )
})

test('two copies are alike, and what every text has counts little', () => {
  const weighed = { weigh: inverseDocumentFrequency, min: 0.001 }
  expect(findSimilarTexts(['the same', 'the same'], weighed)[0]?.cosine).toBeCloseTo(1)
  const [pair] = findSimilarTexts(['the one', 'the two', 'the three', 'the four'], weighed)
  expect(pair?.cosine).toBeLessThan(0.05)
})
