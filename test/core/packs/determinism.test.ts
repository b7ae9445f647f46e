// Long run: compiles every product in several processes.
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { sha256Digest } from '../../../src/core/kernel/hash.ts'
import { canonicalJson } from '../../../src/core/kernel/json/canonical.ts'
import { type Essence, essenceDigest } from '../../../src/essence.ts'
import {
  compilePacks,
  type ListedPack,
  type Lookup,
  listPacks,
  type PackKind,
  selectPack,
} from '../../../src/packs.ts'
import { fullEssence } from '../../support/essence/full-essence.ts'
import { takeSample } from '../../support/sample.ts'
import { blueprintEssences, officialPackLookup, storeOverview } from './official-bundles.ts'

const essences: readonly (readonly [string, Essence])[] = [
  ...blueprintEssences,
  ['store-overview', storeOverview],
  ['every property', fullEssence],
]

const reversed = <T>(value: T): T => {
  if (Array.isArray(value)) return value.map(reversed) as T
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).reverse()
  return Object.fromEntries(entries.map(([key, member]) => [key, reversed(member)])) as T
}

test.each(essences)(
  '%s gives the same bytes again, whatever the order of keys',
  async (_, essence) => {
    const first = JSON.stringify(await compilePacks(essence, officialPackLookup))
    expect(JSON.stringify(await compilePacks(essence, officialPackLookup))).toBe(first)
    expect(JSON.stringify(await compilePacks(reversed(essence), officialPackLookup))).toBe(first)
  },
)

test.each(essences)('the digests of %s match its documents', async (_, essence) => {
  const { digest: own, ...bundle } = await compilePacks(essence, officialPackLookup)
  const { sections, pages, mutations } = bundle
  expect(own).toBe(sha256Digest(canonicalJson(bundle)))
  expect(bundle.provenance?.essence_digest).toBe(essenceDigest(essence))
  const listed = listPacks(bundle)
  expect(listed).toHaveLength(2 + sections.length + pages.length + mutations.length)
  for (const { entry, pack } of listed) expect(entry.digest).toBe(sha256Digest(canonicalJson(pack)))
})

test.each(essences)('a selected pack of %s is the one in the bundle', async (_, essence) => {
  const bundle = await compilePacks(essence, officialPackLookup)
  const { manifest } = bundle
  const chosen: [PackKind, string | null, unknown, unknown][] = [
    ['scaffold', null, bundle.scaffold, manifest.scaffold],
    ['review', 'review', bundle.review, manifest.review],
    ...(['sections', 'pages', 'mutations'] as const).flatMap((list) =>
      bundle[list].map((pack, index): [PackKind, string, unknown, unknown] => [
        pack.packType,
        manifest[list][index]?.id ?? '',
        pack,
        manifest[list][index],
      ]),
    ),
  ]
  for (const [pack_type, id, pack, entry] of takeSample(chosen, 4)) {
    const { digest: own, ...selected } = await selectPack(essence, officialPackLookup, {
      pack_type,
      id,
    })
    expect(JSON.stringify(selected.pack)).toBe(JSON.stringify(pack))
    expect(own).toBe(sha256Digest(canonicalJson(selected)))
    expect(JSON.stringify(selected.manifest)).toContain(JSON.stringify(entry))
    const known = new Set(bundle.diagnostics?.map((issue) => JSON.stringify(issue)))
    for (const issue of selected.diagnostics ?? []) expect(known).toContain(JSON.stringify(issue))
  }
})

test("a host's own SHA-256 changes nothing, and is called when a digest is first read", async () => {
  let calls = 0
  const sha256 = (text: string): string => {
    calls += 1
    return createHash('sha256').update(text).digest('hex')
  }
  const bundle = await compilePacks(storeOverview, officialPackLookup, { sha256 })
  expect(calls).toBe(0)
  const [{ entry }] = listPacks(bundle) as [ListedPack]
  expect([entry.digest, calls]).toEqual([entry.digest, 1])
  expect(bundle).toEqual(await compilePacks(storeOverview, officialPackLookup))
  const digests = calls
  expect(JSON.stringify(bundle)).toContain(bundle.digest)
  expect(calls).toBe(digests)
})

test('a selected pack hashes nothing before a digest is read', async () => {
  const sha256 = (): string => {
    throw new Error('A digest was computed.')
  }
  const selector = { pack_type: 'page', id: 'dashboard' } as const
  const selected = await selectPack(storeOverview, officialPackLookup, selector, { sha256 })
  expect(selected.pack.renderedMarkdown).toContain('# Dashboard')
  expect(() => selected.digest).toThrow('A digest was computed.')
})

test('the digest of a record is computed once for all compilations', async () => {
  const records = new Map<string, object>()
  const lookup: Lookup = {
    slugs: officialPackLookup.slugs,
    get: async (type, slug) => {
      const record = await officialPackLookup.get(type, slug)
      const copy = records.get(slug) ?? structuredClone(record)
      if (copy) records.set(slug, copy)
      return copy as typeof record
    },
  }
  const countCalls = async (): Promise<number> => {
    let calls = 0
    const sha256 = (text: string): string => {
      calls += 1
      return createHash('sha256').update(text).digest('hex')
    }
    const { provenance } = await compilePacks(storeOverview, lookup, { sha256 })
    for (const { digest } of provenance?.records ?? []) expect(digest).toMatch(/^sha256/)
    return calls
  }
  expect([await countCalls(), await countCalls()]).toEqual([records.size, 0])
})

test('the release, its time and the bindings are part of the bundle', async () => {
  const plain = await compilePacks(storeOverview, officialPackLookup)
  const options = { release: 'r1', generatedAt: '2026-11-15T00:00:00.000Z' }
  const released = await compilePacks(storeOverview, officialPackLookup, options)
  expect(released.provenance?.release).toBe('r1')
  expect([released.generatedAt, released.manifest.generatedAt]).toEqual(
    Array(2).fill(options.generatedAt),
  )
  expect(released.pages).toEqual(plain.pages)
  const bindings = { Table: "import { DataTable } from '@/ui/data-table'" }
  const bound = await compilePacks(storeOverview, officialPackLookup, { bindings })
  const [page] = bound.pages
  expect(page?.renderedMarkdown).toContain(`- \`Table\`: \`${bindings.Table}\``)
  expect(page?.renderedMarkdown).toMatch(/No import yet: .*`Button`/)
  expect(bound.digest).not.toBe(plain.digest)
})
