// Long run: renders every page of the explorer.
import { dirname, join, normalize } from 'node:path/posix'
import { expect, test } from 'vitest'
import { CONTENT_TYPES, PROBLEM_CODES, SCHEMA_NAMES } from '../../src/index.ts'
import { CONTENT_SECURITY_POLICY } from '../../src/internal.ts'
import { corpusClient } from '../../src/site.ts'
import { listOperations } from '../../src/web/api-operations.ts'
import { CHANGES_FEED } from '../../src/web/docs/changes-feed.ts'
import { GUIDES } from '../../src/web/docs/guides.ts'
import { DEMO_FILE } from '../../src/web/home/load-demo.ts'
import { pages } from '../../src/web/prerender.tsx'
import { SEARCH_PAGES_FILE, type SearchPage } from '../../src/web/search/page-kinds.ts'
import { officialCorpus } from '../support/corpus/official-corpus.ts'

const ASSETS = {
  script: 'assets/explorer.js',
  styles: ['assets/explorer.css'],
  files: ['assets/explorer.css', 'assets/explorer.js', 'assets/later.js'],
}

/** Files of the site that are not pages: assets, public files, the API, the module. */
const isFile = (path: string): boolean =>
  /^(assets|schemas|v1|lib|preview|code|demo|showcase\/[\w-]+)\/|^(favicon\.(svg|ico)|apple-touch-icon\.png|app\.webmanifest|changes\.atom|theme\.js|llms\.txt|search-pages\.json)$/.test(
    path,
  )

const files = new Map<string, string>()
const client = corpusClient(officialCorpus)
for await (const { path, text } of pages(client, ASSETS)) files.set(path, text)

// The rendered demo is not a page of the explorer.
const demo = files.get(DEMO_FILE)
files.delete(DEMO_FILE)
const offline = JSON.parse(files.get('explorer.json') ?? '{}')
files.delete('explorer.json')
const searchPages: readonly SearchPage[] = JSON.parse(files.get(SEARCH_PAGES_FILE) ?? '[]')
files.delete(SEARCH_PAGES_FILE)

const feed = files.get(CHANGES_FEED) ?? ''
files.delete(CHANGES_FEED)

const linked = [...files].filter(([path]) => path !== '404.html')

const listIds = (html: string): string[] =>
  [...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id)

const matchText = (html: string, pattern: RegExp): string => pattern.exec(html)?.[1] ?? ''

/** Lists the specifications that patterns name, the only addresses outside the site. */
async function listSources(): Promise<ReadonlySet<string>> {
  const { items } = await client.all('patterns')
  const records = await Promise.all(items.map(({ slug }) => client.get('patterns', slug)))
  return new Set(records.flatMap(({ data }) => data.sources?.map(({ url }) => url) ?? []))
}

test('every page that the search finds exists, with the section that it links to', () => {
  const broken = searchPages.filter(({ path }) => {
    const [folder = '', id] = path.split('#')
    const html = files.get(`${folder}index.html`) ?? ''
    return html === '' || (id !== undefined && !listIds(html).includes(id))
  })
  expect(searchPages.length).toBeGreaterThan(100)
  expect(broken).toEqual([])
})

test('every view, record, schema, operation and problem has a page', async () => {
  const schemaSlugs = SCHEMA_NAMES.map((name) => name.replace('.json', ''))
  const lists = await Promise.all(
    CONTENT_TYPES.map(async (type) => {
      const { items } = await client.all(type)
      return [type, ...items.map(({ slug }) => `${type}/${slug}`)]
    }),
  )
  const folders = [
    'search',
    'try',
    'try/brief',
    'agents',
    'docs',
    'showcase',
    'intelligence',
    'schema',
    'problem',
    'offline',
    'docs/api',
    'docs/changelog',
    ...lists.flat(),
    ...schemaSlugs.map((slug) => `schema/${slug}`),
    ...PROBLEM_CODES.map((code) => `problem/${code}`),
    ...listOperations(await client.openapi()).map(({ slug }) => `docs/api/${slug}`),
    ...GUIDES.map(({ slug }) => `docs/${slug}`),
  ]
  expect([...files.keys()].sort()).toEqual(
    ['index.html', '404.html', ...folders.map((folder) => `${folder}/index.html`)].sort(),
  )
})

test('every link is relative and points to an existing page, file or fragment, or is a source', async () => {
  const sources = await listSources()
  const broken: string[] = []
  for (const [path, html] of linked) {
    for (const [, name, href = ''] of html.matchAll(/ (href|src)="([^"]*)"/g)) {
      if (name === 'href' && sources.has(href)) continue
      const [url = '', fragment] = href.split('#')
      const [target = ''] = url.split('?')
      const file = normalize(join(dirname(path), target || '.'))
      const page = target === '' ? path : normalize(join(file, 'index.html'))
      const isRelative = !/^(\/|\w+:)/.test(href)
      const exists = files.has(page) || isFile(file)
      const hasFragment = !fragment || listIds(files.get(page) ?? '').includes(fragment)
      if (!(isRelative && exists && hasFragment)) broken.push(`${path}: ${href}`)
    }
  }
  expect(broken).toEqual([])
})

test.each([...files])('%s has a title, a description, a policy and unique ids', (path, html) => {
  expect(matchText(html, /<title>([^<]+)<\/title>/)).toMatch(/svc/)
  expect(matchText(html, /name="description" content="([^"]+)"/).length, path).toBeGreaterThan(20)
  expect(html).toContain(`content="${CONTENT_SECURITY_POLICY}"`)
  expect(html.match(/<h1[ >]/g)).toHaveLength(1)
  expect(listIds(html)).toHaveLength(new Set(listIds(html)).size)
})

test('no page has an inline script or a tag in its data', () => {
  for (const [path, html] of files) {
    for (const [, attributes = '', text = ''] of html.matchAll(
      /<script([^>]*)>(.*?)<\/script>/gs,
    )) {
      if (attributes.includes('application/json')) expect(text, path).not.toContain('<')
      else expect(text, path).toBe('')
    }
    expect(html, path).not.toMatch(/ on\w+="|<base/)
  }
})

test('titles are unique', () => {
  const titles = [...files.values()].map((html) => matchText(html, /<title>([^<]+)<\/title>/))
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
})

function listProperties(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const names =
    'properties' in value && !Array.isArray(value) ? Object.keys(Object(value.properties)) : []
  return [...names, ...Object.values(value).flatMap(listProperties)]
}

test('every property of every schema is on its page', () => {
  for (const [name, schema] of officialCorpus.schemas) {
    const html = files.get(`schema/${name.replace('.json', '')}/index.html`) ?? ''
    for (const property of listProperties(schema))
      expect(html, name).toContain(`>${property}</code>`)
    expect(html, name).not.toMatch(/\[object Object\]|>undefined</)
  }
})

test('each problem page shows a response with its code', () => {
  for (const code of PROBLEM_CODES) {
    const html = files.get(`problem/${code}/index.html`) ?? ''
    const text = html.replaceAll(/<\/?span[^>]*>/g, '')
    expect(text).toContain(`&quot;code&quot;: &quot;${code}&quot;`)
  }
})

test('without an address of the site, no page has an absolute link to it', () => {
  for (const [path, html] of files)
    expect(html, path).not.toMatch(/rel="canonical"|og:(url|image)"/)
  expect(feed).toContain('<link rel="self" type="application/atom+xml" href="changes.atom"/>')
})

test('with an address, the sitemap lists every page and the 404 page links to its folder', async () => {
  const siteUrl = 'https://design.example/base/'
  const texts = new Map<string, string>()
  for await (const page of pages(client, ASSETS, { siteUrl })) {
    if (/^(404\.html|sitemap\.xml|index\.html)$/.test(page.path)) texts.set(page.path, page.text)
  }
  const listed = [...(texts.get('sitemap.xml') ?? '').matchAll(/<loc>([^<]+)<\/loc>/g)]
  const paths = linked.map(([path]) => path).filter((path) => path !== 'offline/index.html')
  expect(listed.map(([, url = '']) => `${url.replace(siteUrl, '')}index.html`).sort()).toEqual(
    paths.sort(),
  )
  expect(texts.get('404.html')).toContain('action="/base/search/"')
  expect(texts.get('index.html')).toContain(`<link rel="canonical" href="${siteUrl}">`)
})

test('the demo is a complete document without scripts', () => {
  expect(demo).toMatch(/^<!doctype html>/)
  expect(demo).toContain('data-pattern="kpi-grid"')
  expect(demo).not.toContain('<script')
})

test('all files to cache for offline use exist, including lazily loaded scripts', () => {
  const { files: offlineFiles, release } = offline
  expect(release).toMatch(/^[0-9a-f]{16}$/)
  expect(offlineFiles).toEqual(
    expect.arrayContaining(['', 'search/', 'try/', 'patterns/', ...ASSETS.files]),
  )
  for (const path of offlineFiles) {
    const page = path === '' || path.endsWith('/') ? `${path}index.html` : path
    expect(files.has(page) || isFile(page), path).toBe(true)
  }
})
