// Long run: builds whole sites.
import { expect, test } from 'vitest'
import { createHandler } from '../../src/index.ts'
import { checksum } from '../../src/internal/node.ts'
import { isInParts } from '../../src/site/optional-parts.ts'
import {
  buildSite,
  checkRecordFileCount,
  corpusClient,
  SITE_PARTS,
  type SitePart,
} from '../../src/site.ts'
import { createCorpusFrom, generateRecords } from '../support/corpus/generated-corpus.ts'
import { officialCorpus } from '../support/corpus/official-corpus.ts'
import { officialSite } from '../support/corpus/official-site.ts'
import { smallCorpus } from '../support/corpus/small-corpus.ts'
import { findDeadLinks } from '../support/site/check-site-files.ts'

/** So many records that every list has several pages. */
const long = createCorpusFrom(generateRecords(150, 3))

const allFiles = [...officialSite.keys()]

test.each<[SitePart, string]>([
  ['plane', 'v1/patterns/q/all/name/0.json'],
  ['terms', 'v1/search-terms/hero.json'],
  ['alias', 'v1/patterns/official/hero.json'],
  ['alias', 'v1/patterns/official/hero.md'],
  ['twins', 'v1/patterns/@official/hero'],
  ['twins', 'v1/health'],
  ['twins', 'health'],
  ['previews', 'preview/patterns/hero/split/index.html'],
  ['previews', 'showcase/internal-admin/records/index.html'],
])('without %s there is no %s', (part, file) => {
  expect(allFiles).toContain(file)
  expect(isInParts([part], file)).toBe(true)
})

test('a part that is left out removes its files and no others', async () => {
  const whole = await buildSite(officialCorpus, { checksum })
  const site = await buildSite(officialCorpus, { without: SITE_PARTS, checksum })
  expect([...site.keys()].sort()).toEqual(
    [...whole.keys()].filter((file) => !isInParts(SITE_PARTS, file)).sort(),
  )
})

test.each([...SITE_PARTS.map((part): SitePart[] => [part]), [...SITE_PARTS]])(
  'without %s no link of a list leads nowhere',
  async (...without) => {
    // Nothing has checked these records, and a preview draws only what was.
    const site = await buildSite(long, {
      ...{ without: [...(without as SitePart[]), 'previews'], checksum },
    })
    const pages = [...site.keys()].filter((file) => file.startsWith('v1/patterns/q/'))
    expect(pages.length).toBeGreaterThan(1)
    expect(await findDeadLinks(site, createHandler(corpusClient(long)))).toEqual([])
  },
)

test('a site with too many files is rejected, with the parts to leave out', async () => {
  const build = buildSite(smallCorpus, { maxFiles: 100, without: ['alias'], checksum })
  await expect(build).rejects.toThrow(/\d+ files, more than 100/)
  await expect(build).rejects.toThrow(/--without plane +\d+ files/)
  await expect(build).rejects.toThrow(/--without alias +0 files/)
  const written = Array.from({ length: 20_000 }, (_, at) => {
    return { path: `assets/${at}.js`, bytes: 1, integrity: 'sha256-x' }
  })
  const without = SITE_PARTS
  await expect(
    buildSite(smallCorpus, { existingFiles: written, without, checksum }),
  ).rejects.toThrow('more than 18000')
  expect(
    (await buildSite(smallCorpus, { existingFiles: written, without, checksum, maxFiles: 0 })).size,
  ).toBeGreaterThan(100)
})

test('records with too many files are rejected before they are checked', async () => {
  const { records } = officialCorpus
  const files = allFiles.filter((file) =>
    /^(v1\/\w+\/@?official\/|preview\/patterns\/|preview\/shells\/[^/]+\.css$)/.test(file),
  )
  await expect(checkRecordFileCount(records, { maxFiles: files.length })).resolves.toBeUndefined()
  const check = checkRecordFileCount(records, { maxFiles: files.length - 1 })
  await expect(check).rejects.toThrow(`The site has at least ${files.length} files`)
  await expect(check).rejects.toThrow(/--without previews +\d+ files/)
  await expect(check).rejects.not.toThrow('--without terms')
  await expect(
    checkRecordFileCount(records, { maxFiles: 1000, without: ['previews', 'alias'] }),
  ).resolves.toBeUndefined()
})
