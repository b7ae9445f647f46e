import { expect, test } from 'vitest'
import { PAGE_KINDS } from '../../../src/core/essence/model/label-vocabulary.ts'
import type { CraftMove } from '../../../src/core/generated/types/pattern.v2.ts'
import { chooseMoves } from '../../../src/core/packs/craft.ts'
import { KIND_GUIDES } from '../../../src/core/packs/page-kinds.ts'

type About = CraftMove['about']

/** Creates moves whose texts name their source and their place in it. */
const createMoves = (source: string, abouts: readonly About[]): CraftMove[] =>
  abouts.map((about, index) => ({
    about,
    move: `${source} ${index + 1}`,
    reason: 'it helps',
    example: 'a word',
  }))

/** A part of a page: its pattern, and what its record has. */
interface Part {
  readonly pattern: string
  readonly abouts?: readonly About[]
  readonly record?: object
}

/** Returns the texts of the moves that are chosen for a page, each with its part. */
function choose(parts: readonly Part[], kind: readonly About[]): string[] {
  const records = new Map(
    parts.map(({ pattern, abouts = [], record }) => [
      pattern,
      { id: pattern, craft: createMoves(pattern, abouts), ...record },
    ]),
  )
  const getRecord = (_: string, slug: string) => records.get(slug)
  const instances = parts.map(({ pattern }, index) => ({ name: `part-${index + 1}`, pattern }))
  const moves = chooseMoves({ getRecord } as never, instances, createMoves('kind', kind))
  return moves.map(({ part, move }) => (part === undefined ? move : `${part}: ${move}`))
}

const KIND: readonly About[] = ['opening', 'action', 'order', 'wording']

test.each<[name: string, parts: readonly Part[], moves: readonly string[]]>([
  ['a page without parts has the moves of its kind', [], ['kind 1', 'kind 2', 'kind 3']],
  [
    'the first part, the kind and other parts take turns',
    [
      { pattern: 'table', abouts: ['evidence', 'risk'] },
      { pattern: 'chart', abouts: ['picture'] },
    ],
    ['part-1: table 1', 'kind 1', 'part-2: chart 1'],
  ],
  [
    'a second round follows if a page has one part',
    [{ pattern: 'table', abouts: ['evidence', 'risk'] }],
    ['part-1: table 1', 'kind 1', 'part-1: table 2'],
  ],
  [
    'there is one move about each thing',
    [{ pattern: 'table', abouts: ['opening', 'action'] }],
    ['part-1: table 1', 'part-1: table 2', 'kind 3'],
  ],
  [
    'a pattern that is used twice counts once',
    [
      { pattern: 'table', abouts: ['evidence'] },
      { pattern: 'table', abouts: ['evidence'] },
      { pattern: 'chart', abouts: ['picture'] },
    ],
    ['part-1: table 1', 'kind 1', 'part-3: chart 1'],
  ],
  [
    'parts without moves are passed over',
    [{ pattern: 'plain' }, { pattern: 'table', abouts: ['evidence'] }],
    ['part-2: table 1', 'kind 1', 'kind 2'],
  ],
  [
    'navigation and what is around the heading come last',
    [
      { pattern: 'tabs', abouts: ['risk'], record: { category: 'navigation' } },
      { pattern: 'banner', abouts: ['picture'], record: { placement: { around_heading: true } } },
      { pattern: 'table', abouts: ['evidence'] },
    ],
    ['part-3: table 1', 'kind 1', 'part-1: tabs 1'],
  ],
  [
    'an incomplete move is left out',
    [{ pattern: 'table', record: { craft: [{ about: 'risk', move: 'Half' }, null, 'text'] } }],
    ['kind 1', 'kind 2', 'kind 3'],
  ],
])('%s', (_, parts, moves) => {
  expect(choose(parts, KIND)).toEqual(moves)
})

test.each(PAGE_KINDS)('a page of the kind %s has three moves, whatever its parts have', (kind) => {
  const moves = chooseMoves({ getRecord: () => undefined }, [], KIND_GUIDES[kind].craft)
  expect(moves.map(({ move }) => move)).toEqual(
    KIND_GUIDES[kind].craft.slice(0, 3).map(({ move }) => move),
  )
})
