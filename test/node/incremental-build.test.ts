import { mkdtemp, rm, stat, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { checksum, replaceTree, sha256 } from '../../src/internal/node.ts'
import { buildSite, type Corpus, corpusClient, type SitePart } from '../../src/site.ts'
import { officialCorpus } from '../support/corpus/official-corpus.ts'

/** All parts but the slowest are built. */
const WITHOUT: readonly SitePart[] = ['terms', 'previews']
const root = await mkdtemp(join(tmpdir(), 'svc-rebuild-'))
afterAll(() => rm(root, { recursive: true }))

/** The same corpus in objects that nobody has seen, so that all of it is worked out again. */
const anew = (of = officialCorpus): Corpus => ({ ...of, records: structuredClone(of.records) })

const site = await buildSite(anew(), { without: WITHOUT, checksum })
const LONG_AGO = new Date('2001-01-01T00:00:00Z')

/** The site as it was built long ago. */
async function oldSite(): Promise<void> {
  await replaceTree(root, site)
  for (const path of site.keys()) await utimes(join(root, path), LONG_AGO, LONG_AGO)
}

/** The files that were not left alone since then. */
async function touched(files: Iterable<string>): Promise<string[]> {
  const dates = [...files].map(async (path) => {
    const { mtimeMs } = await stat(join(root, path))
    return mtimeMs === LONG_AGO.getTime() ? [] : [path]
  })
  return (await Promise.all(dates)).flat()
}

test('without a change, no file is written or removed', async () => {
  await oldSite()
  const again = await buildSite(anew(), { without: WITHOUT, checksum })
  expect(await replaceTree(root, again)).toEqual({ written: [], removed: [] })
  expect(await touched(site.keys())).toEqual([])
})

test('after a change of one record, only files that depend on it are written', async () => {
  await oldSite()
  const { patterns } = officialCorpus.records
  const slug = 'hero'
  const changed: Corpus = {
    ...officialCorpus,
    records: {
      ...officialCorpus.records,
      patterns: patterns.map((record) =>
        record.slug === slug ? { ...record, data: { ...record.data, version: '99.0.0' } } : record,
      ),
    },
  }
  const after = await buildSite(changed, { without: WITHOUT, checksum })
  const { written, removed } = await replaceTree(root, after)
  expect(await touched(after.keys())).toEqual(
    [...after.keys()].filter((one) => written.includes(one)),
  )

  const isOfRecord = /^v1\/\w+\/@?official\//
  const own = new RegExp(`^v1/patterns/@?official/${slug}(\\.|$)`)
  expect(written.filter((path) => own.test(path)).length).toBeGreaterThan(2)
  // Other records change only in the release that they name, and no schema changes.
  const others = written.filter((path) => isOfRecord.test(path) && !own.test(path))
  const omitRelease = (text = '') => ({ ...JSON.parse(text), release: '' })
  for (const path of others) {
    expect(omitRelease(after.get(path))).toEqual(omitRelease(site.get(path)))
  }
  expect(written.filter((path) => /^v1\/schema\//.test(path))).toEqual([])
  // Whatever else was written names the new release, or the new tables and checksums.
  const { release } = await corpusClient(changed).health()
  const unexplained = written.filter(
    (path) =>
      !own.test(path) && !/^v1\/(_i\/|manifest)/.test(path) && !after.get(path)?.includes(release),
  )
  expect(unexplained).toEqual([])
  // Tables are named by what they hold: those that changed are gone under their old names.
  expect(removed.every((path) => path.startsWith('v1/_i/'))).toBe(true)
})

test('the SHA-256 of the host gives the same release and tables', async () => {
  const { sha256: own, ...plain } = anew()
  expect(own).toBe(sha256)
  const few = { ...plain.records, patterns: plain.records.patterns.slice(0, 5) }
  const [ours, hosts] = [
    { ...plain, records: few },
    { ...plain, records: few, sha256 },
  ]
  const names = async (of: Corpus) => (await corpusClient(anew(of)).entry()).tables
  expect(await names(ours)).toEqual(await names(hosts))
})
