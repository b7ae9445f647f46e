import { expect, test } from 'vitest'
import { createTally } from '../../../src/core/search/rank.ts'
import { generateManyRecords } from '../../support/corpus/many-records.ts'
import { publishedRecords } from '../../support/corpus/published-records.ts'
import { createMiniSearch } from '../../support/search/mini-search-index.ts'
import {
  type BuiltIndex,
  buildIndexes,
  planOverIndexes,
} from '../../support/search/search-indexes.ts'
import { judgedQueries } from '../../support/search/search-quality.ts'

const official = buildIndexes(publishedRecords)
const generatedIndexes = buildIndexes(generateManyRecords(567))

const near = (number: number): number => Number(number.toPrecision(9))

/** What each record scores, which parts of the query it answers and which fields hold which term. */
function findMatches({ index, records }: BuiltIndex, text: string): Map<number, unknown> {
  const { terms } = planOverIndexes(official, text)
  const answers = index.find(terms)
  const { scores, parts } = createTally(records)
  index.addScores(answers, { scores, parts })
  const hits = [...parts.keys()].filter((number) => parts[number] !== 0)
  return new Map(
    hits.map((number) => {
      const held = answers
        .map((answer): [string, Set<string>] => [
          index.dictionary.terms[answer.term] ?? '',
          new Set(index.getFields(answer, number)),
        ])
        .filter(([, fields]) => fields.size > 0)
      return [
        number,
        { score: near(scores[number] ?? 0), parts: parts[number], held: new Map(held) },
      ]
    }),
  )
}

/** The same as another engine tells it, which multiplies a score by the number of wanted terms. */
function findWithMiniSearch(
  search: ReturnType<typeof createMiniSearch>,
  text: string,
): Map<number, unknown> {
  const { terms } = planOverIndexes(official, text)
  const partsOf = new Map(terms.map(({ term, parts }) => [term, parts]))
  return new Map(
    search(terms).map(({ id, score, queryTerms, match }) => [
      id,
      {
        score: near(score / queryTerms.length),
        parts: queryTerms.reduce((parts, term) => parts | (partsOf.get(term) ?? 0), 0),
        held: new Map(Object.entries(match).map(([term, fields]) => [term, new Set(fields)])),
      },
    ]),
  )
}

test.each([
  ['head', 0],
  ['body', 1],
])('MiniSearch finds the same in the %s of the official records', (_, number) => {
  const built = official[number] as BuiltIndex
  const miniSearch = createMiniSearch(built)
  for (const { query } of judgedQueries) {
    expect(findMatches(built, query), query).toEqual(findWithMiniSearch(miniSearch, query))
  }
})

test('a query reads few postings and compares few terms by edit distance', () => {
  for (const { query } of judgedQueries) {
    const { terms: queryTerms } = planOverIndexes(generatedIndexes, query)
    for (const { index, inverted } of generatedIndexes) {
      const { places, terms } = inverted
      const read = index
        .find(queryTerms)
        .flatMap(({ lists }) => lists)
        .reduce((sum, { from, to }) => sum + to - from, 0)
      expect(read / places.length, query).toBeLessThan(0.1)
      for (const { term, edits } of queryTerms) {
        const compared = index.dictionary.findCandidates(term, () => edits)
        expect(compared.length / terms.length, term).toBeLessThan(0.05)
      }
    }
  }
})
