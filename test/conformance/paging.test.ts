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

/** Asks the handler over some records; whatever is no answer fails the test. */
function reader(records: readonly GeneratedRecord[]): ReadPage {
  const known = readers.get(records)
  if (known) return known
  const handle = createHandler(corpusClient(createCorpusFrom(records)))
  const read: ReadPage = async (path) => {
    const response = await handle(new Request(`http://svc.test/v1/${path}`))
    expect([path, response.status]).toEqual([path, 200])
    return response.json()
  }
  readers.set(records, read)
  return read
}

const toSearchParams = (wish: object): URLSearchParams =>
  new URLSearchParams(Object.entries(wish).map(([name, value]) => [name, String(value)]))

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
  .map((some) => some.join(' '))

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
const RUNS = { seed: 2_000, numRuns: process.env.SVC_FULL ? 100 : 12 } as const

/** All runs take longer than a test usually may. */
const LONG_TIMEOUT = { timeout: 300_000 } as const

/** A page of one row is asked of small corpora only: the way through a large one is long. */
const limitToLength = <W extends { limit?: number }>(wish: W, { length }: { length: number }): W =>
  (wish.limit ?? 20) * 50 < length ? { ...wish, limit: 100 } : wish

const listPath = ({ type, ...rest }: { readonly type: Type }, more: object = {}): string =>
  `${type}?${toSearchParams({ ...rest, ...more })}`

test(
  'pages give the whole list, in order, with no row twice and none lost',
  LONG_TIMEOUT,
  async () => {
    const property = fc.asyncProperty(records, listQueries, async (all, wishes) => {
      const read = reader(all)
      for (const wish of wishes) {
        const path = listPath(limitToLength(wish, all))
        const whole = expectedList(all, wish)
        const pages = await walkPages(read, path, 'next')
        expect(pages.flatMap(recordKeys), path).toEqual(whole)
        expect(new Set(pages.map(({ total }) => total)), path).toEqual(new Set([whole.length]))
      }
    })
    const every = (Object.keys(TYPES) as Type[]).map((one) => ({ type: one }))
    await fc.assert(property, {
      ...RUNS,
      examples: [
        [[], every],
        [SMALL_CORPUS, every],
        [LARGE_CORPUS, every],
      ],
    })
  },
)

test(
  'any window of a list is that part of it, and its links lead back to the start',
  LONG_TIMEOUT,
  async () => {
    const property = fc.asyncProperty(
      ...[records, listQueries, fc.nat(2_200)],
      async (all, wishes, offset) => {
        const read = reader(all)
        for (const wish of wishes) {
          const { limit = 20, ...asked } = limitToLength(wish, all)
          const path = listPath(asked, { limit, offset })
          const whole = expectedList(all, wish)
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
  'a search reaches by its pages as many hits as it counts, all of them wanted',
  LONG_TIMEOUT,
  async () => {
    const property = fc.asyncProperty(records, searchQueries, async (all, wishes) => {
      const read = reader(all)
      for (const wish of wishes) {
        const path = `search?${toSearchParams(limitToLength(wish, all))}`
        const pages = await walkPages(read, path, 'next')
        const found = pages.flatMap(recordKeys)
        expect(new Set(pages.map(({ total }) => total)), path).toEqual(new Set([found.length]))
        const hits = new Set(found)
        expect(hits.size, path).toBe(found.length)
        const known = all.filter((record) => hits.has(recordKey(record)))
        expect(
          known.filter((record) => !matchesQuery(record, wish)),
          path,
        ).toEqual([])
        expect(known.length, path).toBe(found.length)
        if (wish.sort) expect(found, path).toEqual(expectedList(known, wish))
        const counts = Object.values(pages[0]?.facets?.type ?? {})
        expect(
          counts.reduce((sum, count) => sum + count, 0),
          path,
        ).toBe(found.length)
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

test('a search without words is the list of what its filters leave', LONG_TIMEOUT, async () => {
  const property = fc.asyncProperty(records, searchQueries, async (all, wishes) => {
    const read = reader(all)
    for (const { q: _q, ...rest } of wishes) {
      const isFiltered = rest.type ?? rest.intelligence_source ?? rest.recommended
      const wish = isFiltered ? rest : { ...rest, recommended: true }
      const path = `search?${toSearchParams(limitToLength(wish, all))}`
      const pages = await walkPages(read, path, 'next')
      expect(pages.flatMap(recordKeys), path).toEqual(expectedList(all, wish))
    }
  })
  await fc.assert(property, RUNS)
})

type Counts = Readonly<Record<string, number>>

interface Summary {
  readonly totals: Counts
  readonly by_type: Readonly<Record<string, Counts>>
}

/** What a bucket counts, and the list that shows it. */
const BUCKETS = {
  total_public_items: 'limit=1',
  recommended: 'recommended=true',
  authored: 'intelligence_source=authored',
  benchmark: 'intelligence_source=benchmark',
  hybrid: 'intelligence_source=hybrid',
} as const

/** A number of every type, by its name in the singular. */
async function countEach(count: (type: string) => Promise<number>): Promise<Counts> {
  const pairs = Object.entries(TYPES).map(async ([type, one]) => [one, await count(type)] as const)
  return Object.fromEntries(await Promise.all(pairs))
}

const sum = (counts: Counts): number => Object.values(counts).reduce((all, one) => all + one, 0)

test('the summary and health count what the lists show', LONG_TIMEOUT, async () => {
  const property = fc.asyncProperty(records, async (all) => {
    const read = reader(all)
    const { totals, by_type } = await read<Summary>('intelligence/summary')
    for (const [key, query] of Object.entries(BUCKETS)) {
      const shown = await countEach(async (one) => (await read<ListPage>(`${one}?${query}`)).total)
      expect(await countEach(async (one) => by_type[TYPES[one as Type]]?.[key] ?? -1), key).toEqual(
        shown,
      )
      expect(totals[key], key).toBe(sum(shown))
    }
    const { counts } = await read<{ counts: Counts }>('health')
    const whole = await countEach(async (one) => (await read<ListPage>(`${one}/all`)).total)
    expect(await countEach(async (one) => counts[one] ?? -1)).toEqual(whole)
  })
  await fc.assert(property, { ...RUNS, examples: [[[]], [LARGE_CORPUS]] })
})
