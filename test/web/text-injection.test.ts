import { h } from 'preact'
import { renderToString } from 'preact-render-to-string'
import { expect, test } from 'vitest'
import { CONTENT_TYPES } from '../../src/index.ts'
import { corpusClient } from '../../src/site.ts'
import { browseView } from '../../src/web/browse/browse-view.tsx'
import { homeView } from '../../src/web/home/home-view.tsx'
import { dataScript } from '../../src/web/html-document.ts'
import { toSearchHit } from '../../src/web/search/find-records.ts'
import { SearchResults } from '../../src/web/search/results.tsx'
import { searchView } from '../../src/web/search/search-view.tsx'
import { loadSiteData } from '../../src/web/site-data.ts'
import { tryView } from '../../src/web/try/try-view.tsx'
import { officialCorpus } from '../support/corpus/official-corpus.ts'

const HOSTILE_TEXT = '</script></title></textarea><img src=x onerror=alert(1)>" onload="alert(2)'

/** Replaces the free texts of a value with one that would break out of any HTML context. */
function withHostileTexts<T>(value: T, key = ''): T {
  if (Array.isArray(value)) return value.map((item) => withHostileTexts(item, key)) as T
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(([name, inner]) => [
      name,
      withHostileTexts(inner, name),
    ])
    return Object.fromEntries(entries)
  }
  const isFree = /^(name|description|visibility)$/.test(key)
  return typeof value === 'string' && isFree ? (HOSTILE_TEXT as T) : value
}

const official = await loadSiteData(corpusClient(officialCorpus))
const site = { ...official, records: withHostileTexts(official.records) }

const VIEWS = [
  ...CONTENT_TYPES.map((type) => browseView(type, site)),
  searchView(site),
  tryView(site),
  homeView(site, undefined),
]

const isClean = (html: string): boolean => !/<img\b|<\/(script|title)>|" onload="/.test(html)

test.each(VIEWS)('record texts are escaped on $path', ({ main, data = {} }) => {
  expect(renderToString(h('div', {}, main))).toSatisfy(isClean)
  expect(dataScript(data).replace(/<\/script>$/, '')).not.toContain('</')
})

test('a hostile row is a text among the results', () => {
  const row = { slug: 'a', type: 'pattern', namespace: '@official', id: 'a', name: HOSTILE_TEXT }
  const marks = { name: [[2, 12]], description: [], reason: reason() } as const
  const hits = [toSearchHit({ ...row, description: HOSTILE_TEXT }, marks)]
  const html = renderToString(h(SearchResults, { hits, root: './', onOpen: () => undefined }))
  expect(html).toSatisfy(isClean)
  expect(html).toContain('<mark>')
})

const reason = () => ({ label: HOSTILE_TEXT, text: HOSTILE_TEXT, ranges: [[0, 9]] as const })
