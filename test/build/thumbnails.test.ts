import { statSync } from 'node:fs'
import { h } from 'preact'
import { renderToString } from 'preact-render-to-string'
import { expect, test } from 'vitest'
import { readThumbnailNames, thumbnailFolder } from '../../build/thumbnails/digests.ts'
import { compareThumbnails, listPictures } from '../../build/thumbnails/run.ts'
import { CONTENT_TYPES } from '../../src/index.ts'
import { thumbnailName } from '../../src/web/records/paths.ts'
import { Thumbnail } from '../../src/web/ui/thumbnail.tsx'
import { officialContent } from '../support/corpus/official-content.ts'
import { ROOT } from '../support/root.ts'

const MAX_BYTES = 2_500_000

test('every record has a thumbnail in light and dark, and all are small', async () => {
  const names = await readThumbnailNames(ROOT)
  for (const type of CONTENT_TYPES) {
    for (const { slug } of officialContent.content.records[type]) {
      expect(names).toContain(thumbnailName.record(type, slug))
    }
  }
  const sizes = [...names]
    .flatMap((name) => listPictures({ name }))
    .map((path) => statSync(`${thumbnailFolder(ROOT)}/${path}`).size)
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(MAX_BYTES)
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

test('a record without a thumbnail has a placeholder with its name and category', () => {
  const html = renderToString(h(Thumbnail, { src: undefined, name: 'Hero', category: 'Marketing' }))
  expect(html).not.toContain('<img')
  expect(html).toContain('<strong>Hero</strong><span>Marketing</span>')
})
