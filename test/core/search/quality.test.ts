import { expect, test } from 'vitest'
import { toPublicSummary } from '../../../src/core/content/record.ts'
import { toSearchDocument } from '../../../src/core/search/search-document.ts'
import { createDocumentSearch } from '../../../src/core/search/search-engine.ts'
import { STOP_WORDS } from '../../../src/core/search/settings.ts'
import { toTerms } from '../../../src/core/search/tokenize.ts'
import { publishedRecords } from '../../support/corpus/published-records.ts'
import { createRandom, type Random } from '../../support/random.ts'
import { takeSample } from '../../support/sample.ts'
import { judgedQueries, measureQuality, type Quality } from '../../support/search/search-quality.ts'

const search = createDocumentSearch(publishedRecords.map(toSearchDocument))
const slugsFor = (text: string): string[] => search.search(text).hits.map(({ slug }) => slug)
const rows = publishedRecords.map(toPublicSummary)

const GATES: readonly [part: string, heldOut: boolean, least: Quality][] = [
  ['tuned on', false, { ndcg: 0.85, recall: 0.9, mrr: 0.9 }],
  ['held out', true, { ndcg: 0.8, recall: 0.85, mrr: 0.85 }],
]

test.each(GATES)('the queries %s have good results', (part, heldOut, least) => {
  const queries = judgedQueries.filter((judged) => judged.heldOut === heldOut)
  const quality = measureQuality(queries, slugsFor)
  const kinds = [...new Set(queries.map(({ kind }) => kind))].map((kind) => [
    kind,
    measureQuality(
      queries.filter((judged) => judged.kind === kind),
      slugsFor,
    ),
  ])
  const numbers = JSON.stringify({ part, ...quality, kinds: Object.fromEntries(kinds) }, null, 1)
  expect(quality.ndcg, numbers).toBeGreaterThanOrEqual(least.ndcg)
  expect(quality.recall, numbers).toBeGreaterThanOrEqual(least.recall)
  expect(quality.mrr, numbers).toBeGreaterThanOrEqual(least.mrr)
})

test('there are at least 100 queries of seven kinds, a third of them held out', () => {
  const heldOut = judgedQueries.filter((judged) => judged.heldOut)
  expect(judgedQueries.length).toBeGreaterThanOrEqual(100)
  expect(new Set(heldOut.map(({ kind }) => kind)).size).toBe(7)
  expect(heldOut.length * 3).toBeGreaterThanOrEqual(judgedQueries.length)
})

test('every judged slug is a record, and queries are unique', () => {
  const slugs = new Set(rows.map(({ slug }) => slug))
  const judged = judgedQueries.flatMap(({ relevant, acceptable }) => [...relevant, ...acceptable])
  expect(judged.filter((slug) => !slugs.has(slug))).toEqual([])
  expect(new Set(judgedQueries.map(({ query }) => query)).size).toBe(judgedQueries.length)
})

/** Whether a row is found first, or only after rows that bear the same slug or name. */
const isFirst = (text: string, slug: string): boolean => {
  const alike = rows.filter((row) => [row.slug, row.name].includes(text)).map((row) => row.slug)
  return slugsFor(text).slice(0, Math.max(1, alike.length)).includes(slug)
}

test('the exact name or slug of a listed record finds it first', () => {
  const missed = rows.flatMap(({ slug, name = slug }) =>
    [slug, name, name.toUpperCase()].filter((text) => !isFirst(text, slug)),
  )
  expect(missed).toEqual([])
})

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz']

const EDITS: readonly ((name: string, random: Random) => string)[] = [
  (name, random) => applyEdit(name, random.below(name.length), 1, random.pick(LETTERS)),
  (name, random) => applyEdit(name, random.below(name.length + 1), 0, random.pick(LETTERS)),
  (name, random) => applyEdit(name, random.below(name.length), 1, ''),
]

const applyEdit = (name: string, at: number, gone: number, letter: string): string =>
  name.slice(0, at) + letter + name.slice(at + gone)

const longNames = rows.filter(({ name = '' }) => name.length >= 5)

interface RankedName {
  readonly text: string
  /** The rank of the record that was meant, or 0. */
  readonly rank: number
}

const rankNames = (edits: (name: string) => readonly string[]): RankedName[] =>
  longNames.flatMap(({ slug, name = '' }) =>
    edits(name).map((text) => ({ text, rank: slugsFor(text).indexOf(slug) + 1 })),
  )

const recallAt = (ranks: readonly RankedName[], most: number): number =>
  ranks.filter(({ rank }) => rank >= 1 && rank <= most).length / ranks.length

test('names of at least five letters are found with one typo', () => {
  const random = createRandom(79)
  const ranks = rankNames((name) => [...EDITS, ...EDITS].map((edit) => edit(name, random)))
  const missed = JSON.stringify(ranks.filter(({ rank }) => rank !== 1))
  expect(recallAt(ranks, 1), missed).toBeGreaterThanOrEqual(0.98)
  expect(recallAt(ranks, 5), missed).toBeGreaterThanOrEqual(0.99)
})

/** Returns a name with each pair of different neighbors swapped in turn. */
const listTranspositions = (name: string): string[] =>
  Array.from({ length: name.length - 1 }, (_, at) =>
    applyEdit(name, at, 2, `${name[at + 1]}${name[at]}`),
  ).filter((text) => text !== name)

test('names of at least five letters are found with two swapped letters', () => {
  const ranks = rankNames((name) => takeSample(listTranspositions(name), 3, name.length))
  const missed = JSON.stringify(ranks.filter(({ rank }) => rank === 0 || rank > 3))
  expect(recallAt(ranks, 3), missed).toBeGreaterThanOrEqual(0.97)
})

test.each([
  ['tabel', 'data-table'],
  ['dashborad', 'saas-overview'],
  ['pallete', 'command-palette'],
  ['lgoin', 'auth-form'],
])('"%s" finds %s', (text, slug) => {
  expect(slugsFor(text).slice(0, 5)).toContain(slug)
})

/** Lists every text in a value, however deep, except code, styles, colors and dates. */
const listTexts = (value: unknown): string[] => {
  if (typeof value === 'string')
    return /^(#[0-9a-f]+|\d+-\d+-\d+(T.+)?)$/i.test(value) ? [] : [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) =>
    ['code', 'style', 'behavior', '$schema', 'version'].includes(key) ? [] : listTexts(item),
  )
}

test('a word that only one record has finds it', () => {
  const slugsByWord = new Map<string, Set<string>>()
  for (const { data } of publishedRecords) {
    for (const word of new Set(listTexts(data).flatMap(toTerms)))
      slugsByWord.set(word, (slugsByWord.get(word) ?? new Set()).add(data.id))
  }
  const words = [...slugsByWord].filter(([word, { size }]) => size === 1 && !STOP_WORDS.has(word))
  const missed = words.filter(([word, [slug = '']]) => !slugsFor(word).includes(slug))
  expect(words.length).toBeGreaterThan(1_000)
  expect(missed.map(([word]) => word)).toEqual([])
})

test.each([
  ['log in', 'auth-form', 'log-stream'],
  ['let people log in', 'auth-form', 'log-stream'],
  ['log', 'log-stream', 'auth-form'],
])('"%s" finds %s before %s', (query, first, second) => {
  const slugs = slugsFor(query).filter((slug) => [first, second].includes(slug))
  expect(slugs[0]).toBe(first)
})
