import { statSync } from 'node:fs'
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { h } from 'preact'
import { renderToString } from 'preact-render-to-string'
import { expect, test } from 'vitest'
import { createFonts } from '../../build/fonts/create-fonts.ts'
import {
  DIGESTS_FILE,
  readThumbnailDigests,
  readThumbnailNames,
  thumbnailFolder,
} from '../../build/thumbnails/digests.ts'
import { findCurrentThumbnails } from '../../build/thumbnails/find-current.ts'
import { compareThumbnails, listPictures } from '../../build/thumbnails/run.ts'
import { renderThumbnailSources } from '../../build/thumbnails/thumbnail-sources.ts'
import { CONTENT_TYPES } from '../../src/index.ts'
import { readTree } from '../../src/internal/node.ts'
import type { Corpus } from '../../src/site.ts'
import { thumbnailName } from '../../src/web/record-paths.ts'
import { Thumbnail } from '../../src/web/ui/thumbnail.tsx'
import { officialCorpus } from '../support/corpus/official-corpus.ts'
import { ROOT } from '../support/root.ts'

/** The average size of a picture. */
const MAX_BYTES = 16_000

test('every record has a thumbnail in light and dark, and all are small', async () => {
  const names = await readThumbnailNames(ROOT)
  for (const type of CONTENT_TYPES) {
    for (const { slug } of officialCorpus.records[type]) {
      expect(names).toContain(thumbnailName.record(type, slug))
    }
  }
  const sizes = [...names]
    .flatMap((name) => listPictures({ name }))
    .map((path) => statSync(`${thumbnailFolder(ROOT)}/${path}`).size)
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(MAX_BYTES * sizes.length)
})

test('missing, stale and unused pictures are reported', () => {
  const sources = ['a', 'b', 'c'].map((name) => ({ name: `patterns/${name}`, digest: 'new' }))
  const paths = [
    'digests.json',
    ...['a', 'b', 'd'].flatMap((name) => listPictures({ name: `patterns/${name}` })),
  ]
  const digests = { 'patterns/a': 'new', 'patterns/b': 'old' }
  expect(compareThumbnails(sources, { digests, paths })).toEqual([
    'patterns/b is stale: its preview has changed',
    'patterns/c-light.webp is missing',
    'patterns/c-dark.webp is missing',
    'patterns/d-light.webp belongs to no record',
    'patterns/d-dark.webp belongs to no record',
  ])
})

/** A corpus without archetypes and blueprints, whose hero may have another title. */
function createCorpus(heroTitle?: string): Corpus {
  const { records } = officialCorpus
  const replaceTitle = (text: string): string =>
    heroTitle === undefined ? text : text.replaceAll('Invoicing for freelancers', heroTitle)
  const patterns = records.patterns
    .filter(({ slug }) => ['hero', 'tabs-nav'].includes(slug))
    .map((record) => JSON.parse(replaceTitle(JSON.stringify(record))))
  return { ...officialCorpus, records: { ...records, patterns, archetypes: [], blueprints: [] } }
}

test('a picture is shown only while the record that it shows is the same', async () => {
  const root = `${await mkdtemp(join(tmpdir(), 'thumbnails-'))}/`
  const { sources } = await renderThumbnailSources(createCorpus(), [])
  const digests = Object.fromEntries(sources.map(({ name, digest }) => [name, digest]))
  await mkdir(thumbnailFolder(root), { recursive: true })
  await writeFile(join(thumbnailFolder(root), DIGESTS_FILE), JSON.stringify(digests))
  const folders = [`${root}content`, `${root}more`]
  const find = (corpus: Corpus) => findCurrentThumbnails(root, { corpus, folders, fonts: [] })
  expect([...(await find(createCorpus()))].sort()).toEqual(Object.keys(digests).sort())
  const changed = await find(createCorpus('Bookkeeping for bakers'))
  expect(changed).not.toContain('patterns/hero')
  expect(changed).toContain('patterns/tabs-nav')
})

test.runIf(process.env.SVC_FULL)('every stored picture is current', async () => {
  const fonts = await createFonts(ROOT, officialCorpus)
  const { sources } = await renderThumbnailSources(officialCorpus, fonts.faces)
  const digests = await readThumbnailDigests(ROOT)
  const paths = [...(await readTree(thumbnailFolder(ROOT))).keys()]
  expect(compareThumbnails(sources, { digests, paths })).toEqual([])
})

test('a record without a thumbnail has a placeholder with its name and category', () => {
  const html = renderToString(h(Thumbnail, { src: undefined, name: 'Hero', category: 'Marketing' }))
  expect(html).not.toContain('<img')
  expect(html).toContain('<strong>Hero</strong><span>Marketing</span>')
})
