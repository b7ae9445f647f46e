import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { manifestShape } from '../../src/api/documents.ts'
import { checksum } from '../../src/internal/node.ts'
import { computeChecksum } from '../../src/site/checksum.ts'
import { buildSite } from '../../src/site.ts'
import { arbitraryText, runs } from '../support/arbitrary.ts'
import { officialCorpus } from '../support/corpus/official-corpus.ts'

const written = [{ path: 'assets/main.js', bytes: 3, integrity: 'sha256-x' }]
const more = new Map([['index.html', '<p>']])
// Our own checksums and previews take longer; that checksums are the same is tested below.
const site = await buildSite(officialCorpus, {
  ...{ existingFiles: written, extraFiles: more },
  ...(process.env.SVC_FULL ? {} : { checksum, without: ['previews'] }),
})

const manifests = [...site]
  .filter(([path]) => /^v1\/manifest(\.\w+)?\.json$/.test(path))
  .map(([path, text]) => ({ path, ...manifestShape.parse(JSON.parse(text)) }))

const toSitePath = (path: string): string => new URL(path, 'http://svc.test/v1/').pathname.slice(1)

test('every file but the manifest itself is listed once, and every path leads to a file', () => {
  const listed = manifests.flatMap(({ files }) => files.map(({ path }) => toSitePath(path)))
  const expected = [...site.keys(), 'assets/main.js'].filter((path) => path !== 'v1/manifest.json')
  expect(listed.sort()).toEqual(expected.sort())
})

test('sizes and checksums are those of the bytes', () => {
  for (const { path, bytes, integrity } of manifests.flatMap(({ files }) => files)) {
    const text = site.get(toSitePath(path))
    if (text === undefined) continue
    const hash = createHash('sha256').update(text).digest('base64')
    expect([path, bytes, integrity]).toEqual([path, Buffer.byteLength(text), `sha256-${hash}`])
  }
})

test('the files of a type are in its manifest, in order', () => {
  const { files, release } =
    manifests.find(({ path }) => path.includes('patterns')) ?? expect.unreachable()
  const paths = files.map(({ path }) => path)
  expect(paths).toContain('patterns/@official/hero.json')
  expect(paths).toContain('patterns.json')
  expect(paths).toEqual(paths.toSorted((a, b) => (a < b ? -1 : 1)))
  expect(JSON.parse(site.get('v1/health.json') ?? '')).toMatchObject({ release })
})

test('a host may compute checksums in its own way, with the same result', () => {
  fc.assert(
    fc.property(arbitraryText, (text) => {
      const parts = [...text]
      expect([checksum(text), checksum(parts)]).toEqual([
        computeChecksum(text),
        computeChecksum(parts),
      ])
    }),
    runs(500),
  )
})
