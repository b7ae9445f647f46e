// Long run: follows the pages of every list.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createHandler } from '../../src/index.ts'
import { corpusClient } from '../../src/site.ts'
import { TYPES, type Type } from '../support/corpus/corpus-facts.ts'
import {
  createCorpusFrom,
  GENERATED_WORDS,
  type GeneratedRecord,
  generateRecords,
} from '../support/corpus/generated-corpus.ts'
import { expectedList, matchesQuery } from '../support/site/list-oracle.ts'
import {
  type ListPage,
  type ReadPage,
  recordKey,
  recordKeys,
  walkPages,
} from '../support/site/walk-pages.ts'

const readers = new WeakMap<readonly GeneratedRecord[], ReadPage>()

/** Returns a function that reads from a handler over records and expects status 200. */
function getReader(records: readonly GeneratedRecord[]): ReadPage {
  const cached = readers.get(records)
  if (cached) return cached
  const handle = createHandler(corpusClient(createCorpusFrom(records)))
  const read: ReadPage = async (path) => {
    const response = await handle(new Request(`http://svc.test/v1/${path}`))
    expect([path, response.status]).toEqual([path, 200])
    return response.json()
  }
  readers.set(records, read)
  return read
}

const toSearchParams = (query: object): URLSearchParams =>
  new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))

const type = fc.constantFrom(...(Object.keys(TYPES) as Type[]))
const limit: fc.Arbitrary<number> = fc.constantFrom(1, 7, 20, 33, 100)
const filters = {
  sort: fc.constantFrom('recommended' as const, 'recent' as const, 'name' as const),
  recommended: fc.boolean(),
  intelligence_source: fc.constantFrom('authored', 'benchmark', 'hybrid'),
  blueprint_set: fc.constantFrom(
    'all' as const,
    'featured' as const,
    'certified' as const,
    'labs' as const,
  ),
}
const arbitraryWords = fc
  .array(fc.constantFrom(...GENERATED_WORDS, 'ambr', 'gro', 'zz', 'nothing'), {
    minLength: 1,
    maxLength: 3,
  })
  .map((words) => words.join(' '))

const listQueries = fc.array(fc.record({ type, limit, ...filters }, { requiredKeys: ['type'] }), {
  minLength: 3,
  maxLength: 3,
})
const searchQueries = fc.array(
  fc.record({ q: arbitraryWords, type, limit, ...filters }, { requiredKeys: ['q'] }),
  { minLength: 3, maxLength: 3 },
)

/** Corpora of 0 to 2,000 records, small ones more often. */
const records = fc
  .tuple(
    fc.oneof(
      { weight: 9, arbitrary: fc.nat(60) },
      { weight: 3, arbitrary: fc.nat(400) },
      { weight: 1, arbitrary: fc.integer({ min: 1_000, max: 2_000 }) },
    ),
    fc.nat(),
  )
  .map(([count, seed]) => generateRecords(count, seed))

const SMALL_CORPUS = generateRecords(300, 1)
const LARGE_CORPUS = generateRecords(2_000, 1)
const RUNS = { seed: 2_000, numRuns: 100 } as const

/** A full run takes longer than the default timeout. */
const LONG_TIMEOUT = { timeout: 300_000 } as const

/** Raises small limits for large corpora, which would have too many pages to walk. */
const limitToLength = <W extends { limit?: number }>(
  query: W,
  { length }: { length: number },
): W => ((query.limit ?? 20) * 50 < length ? { ...query, limit: 100 } : query)

const listPath = ({ type, ...rest }: { readonly type: Type }, more: object = {}): string =>
  `${type}?${toSearchParams({ ...rest, ...more })}`

test('pages contain the whole list in order, each row once', LONG_TIMEOUT, async () => {
  const property = fc.asyncProperty(records, listQueries, async (all, queries) => {
    const read = getReader(all)
    for (const query of queries) {
      const path = listPath(limitToLength(query, all))
      const whole = expectedList(all, query)
      const pages = await walkPages(read, path, 'next')
      expect(pages.flatMap(recordKeys), path).toEqual(whole)
      expect(new Set(pages.map(({ total }) => total)), path).toEqual(new Set([whole.length]))
    }
  })
  const allTypes = (Object.keys(TYPES) as Type[]).map((name) => ({ type: name }))
  await fc.assert(property, {
    ...RUNS,
    examples: [
      [[], allTypes],
      [SMALL_CORPUS, allTypes],
      [LARGE_CORPUS, allTypes],
    ],
  })
})

test(
  'any page is the matching slice of the list, and its links lead back to the start',
  LONG_TIMEOUT,
  async () => {
    const property = fc.asyncProperty(
      ...[records, listQueries, fc.nat(2_200)],
      async (all, queries, offset) => {
        const read = getReader(all)
        for (const query of queries) {
          const { limit = 20, ...rest } = limitToLength(query, all)
          const path = listPath(rest, { limit, offset })
          const whole = expectedList(all, query)
          const back = (await walkPages(read, path, 'previous')).toReversed()
          expect(recordKeys(back.at(-1)), path).toEqual(whole.slice(offset, offset + limit))
          expect(back.at(-1)?.total, path).toBe(whole.length)
          expect(new Set(back.flatMap(recordKeys)), path).toEqual(
            new Set(whole.slice(0, offset + limit)),
          )
          expect(recordKeys(back[0]), path).toEqual(whole.slice(0, limit))
        }
      },
    )
    await fc.assert(property, {
      ...RUNS,
      examples: [[LARGE_CORPUS, [{ type: 'patterns' }], 100_000]],
    })
  },
)

test(
  'the pages of a search contain all hits, and every hit matches the query',
  LONG_TIMEOUT,
  async () => {
    const property = fc.asyncProperty(records, searchQueries, async (all, queries) => {
      const read = getReader(all)
      for (const query of queries) {
        const path = `search?${toSearchParams(limitToLength(query, all))}`
        const pages = await walkPages(read, path, 'next')
        const keys = pages.flatMap(recordKeys)
        expect(new Set(pages.map(({ total }) => total)), path).toEqual(new Set([keys.length]))
        const hits = new Set(keys)
        expect(hits.size, path).toBe(keys.length)
        const matches = all.filter((record) => hits.has(recordKey(record)))
        expect(
          matches.filter((record) => !matchesQuery(record, query)),
          path,
        ).toEqual([])
        expect(matches.length, path).toBe(keys.length)
        if (query.sort) expect(keys, path).toEqual(expectedList(matches, query))
        const counts = Object.values(pages[0]?.facets?.type ?? {})
        expect(
          counts.reduce((sum, count) => sum + count, 0),
          path,
        ).toBe(keys.length)
      }
    })
    const common = [
      { q: 'amber', limit: 100 },
      { q: 'birch cedar dune', sort: 'name' as const, limit: 100 },
    ]
    await fc.assert(property, {
      ...RUNS,
      examples: [
        [[], common],
        [LARGE_CORPUS, common],
      ],
    })
  },
)

test('a search without text is the filtered list', LONG_TIMEOUT, async () => {
  const property = fc.asyncProperty(records, searchQueries, async (all, queries) => {
    const read = getReader(all)
    for (const { q: _q, ...rest } of queries) {
      const isFiltered = rest.type ?? rest.intelligence_source ?? rest.recommended
      const query = isFiltered ? rest : { ...rest, recommended: true }
      const path = `search?${toSearchParams(limitToLength(query, all))}`
      const pages = await walkPages(read, path, 'next')
      expect(pages.flatMap(recordKeys), path).toEqual(expectedList(all, query))
    }
  })
  await fc.assert(property, RUNS)
})

type Counts = Readonly<Record<string, number>>

interface Summary {
  readonly totals: Counts
  readonly by_type: Readonly<Record<string, Counts>>
}

/** The queries of the lists that each count of the summary must equal. */
const BUCKETS = {
  total_public_items: 'limit=1',
  recommended: 'recommended=true',
  authored: 'intelligence_source=authored',
  benchmark: 'intelligence_source=benchmark',
  hybrid: 'intelligence_source=hybrid',
} as const

/** Counts records of every type, by its singular name. */
async function countEach(count: (type: string) => Promise<number>): Promise<Counts> {
  const pairs = Object.entries(TYPES).map(
    async ([type, singular]) => [singular, await count(type)] as const,
  )
  return Object.fromEntries(await Promise.all(pairs))
}

const sum = (counts: Counts): number =>
  Object.values(counts).reduce((total, count) => total + count, 0)

test('the summary and health counts equal the totals of the lists', LONG_TIMEOUT, async () => {
  const property = fc.asyncProperty(records, async (all) => {
    const read = getReader(all)
    const { totals, by_type } = await read<Summary>('intelligence/summary')
    for (const [key, query] of Object.entries(BUCKETS)) {
      const listed = await countEach(
        async (type) => (await read<ListPage>(`${type}?${query}`)).total,
      )
      expect(
        await countEach(async (type) => by_type[TYPES[type as Type]]?.[key] ?? -1),
        key,
      ).toEqual(listed)
      expect(totals[key], key).toBe(sum(listed))
    }
    const { counts } = await read<{ counts: Counts }>('health')
    const whole = await countEach(async (type) => (await read<ListPage>(`${type}/all`)).total)
    expect(await countEach(async (type) => counts[type] ?? -1)).toEqual(whole)
  })
  await fc.assert(property, { ...RUNS, examples: [[[]], [LARGE_CORPUS]] })
})
