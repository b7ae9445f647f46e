import { dirname, join, normalize } from 'node:path/posix'
import { expect, test } from 'vitest'
import {
  CONTENT_SECURITY_POLICY,
  CONTENT_TYPES,
  PROBLEM_CODES,
  SCHEMA_NAMES,
} from '../../src/index.ts'
import { corpusClient } from '../../src/site.ts'
import { GUIDES } from '../../src/web/docs/guides.ts'
import { DEMO_FILE } from '../../src/web/home/load-demo.ts'
import { pages } from '../../src/web/prerender.tsx'
import { officialCorpus } from '../support/corpus/official-corpus.ts'

const ASSETS = {
  script: 'assets/explorer.js',
  styles: ['assets/explorer.css'],
  files: ['assets/explorer.css', 'assets/explorer.js', 'assets/later.js'],
}

/** Files of the site that are not pages: assets, public files, the API, the module. */
const isFile = (path: string): boolean =>
  /^(assets|schemas|v1|lib|preview|demo|showcase\/[\w-]+)\/|^(favicon\.svg|theme\.js|llms\.txt)$/.test(
    path,
  )

const files = new Map<string, string>()
const client = corpusClient(officialCorpus)
for await (const { path, text } of pages(client, ASSETS)) files.set(path, text)

// What the renderer draws is no page of the explorer.
const demo = files.get(DEMO_FILE)
files.delete(DEMO_FILE)
const offline = JSON.parse(files.get('explorer.json') ?? '{}')
files.delete('explorer.json')

const linked = [...files].filter(([path]) => path !== '404.html')

const idsIn = (html: string): string[] =>
  [...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id)

const matchText = (html: string, pattern: RegExp): string => pattern.exec(html)?.[1] ?? ''

test('there is a page for every view, record, schema and problem', async () => {
  const stems = SCHEMA_NAMES.map((name) => name.replace('.json', ''))
  const lists = await Promise.all(
    CONTENT_TYPES.map(async (type) => {
      const { items } = await client.all(type)
      return [type, ...items.map(({ slug }) => `${type}/${slug}`)]
    }),
  )
  const folders = [
    ...['search', 'try', 'agents', 'docs', 'showcase', 'intelligence', 'schema', 'problem'],
    ...lists.flat(),
    ...stems.map((stem) => `schema/${stem}`),
    ...PROBLEM_CODES.map((code) => `problem/${code}`),
    ...GUIDES.map(({ slug }) => `docs/${slug}`),
  ]
  expect([...files.keys()].sort()).toEqual(
    ['index.html', '404.html', ...folders.map((folder) => `${folder}/index.html`)].sort(),
  )
})

test('every link is relative and leads to a page, a file or a place that exists', () => {
  for (const [path, html] of linked) {
    for (const [, address = ''] of html.matchAll(/ (?:href|src)="([^"]*)"/g)) {
      const [place = '', fragment] = address.split('#')
      const [target = ''] = place.split('?')
      const way = normalize(join(dirname(path), target || '.'))
      const page = target === '' ? path : normalize(join(way, 'index.html'))
      expect(address, path).not.toMatch(/^(\/|\w+:)/)
      expect(files.has(page) || isFile(way), `${path}: ${address}`).toBe(true)
      if (fragment) expect(idsIn(files.get(page) ?? ''), `${path}: ${address}`).toContain(fragment)
    }
  }
})

test.each([...files])('%s has a title, a description, a policy and unique ids', (path, html) => {
  expect(matchText(html, /<title>([^<]+)<\/title>/)).toMatch(/svc/)
  expect(matchText(html, /name="description" content="([^"]+)"/).length, path).toBeGreaterThan(20)
  expect(html).toContain(`content="${CONTENT_SECURITY_POLICY}"`)
  expect(html.match(/<h1[ >]/g)).toHaveLength(1)
  expect(idsIn(html)).toHaveLength(new Set(idsIn(html)).size)
})

test('no page needs an inline script or holds a tag inside its data', () => {
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

test('titles are told apart', () => {
  const titles = [...files.values()].map((html) => matchText(html, /<title>([^<]+)<\/title>/))
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
})

function propertiesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const names =
    'properties' in value && !Array.isArray(value) ? Object.keys(Object(value.properties)) : []
  return [...names, ...Object.values(value).flatMap(propertiesIn)]
}

test('every property of every schema is on its page', () => {
  for (const [name, schema] of officialCorpus.schemas) {
    const html = files.get(`schema/${name.replace('.json', '')}/index.html`) ?? ''
    for (const property of propertiesIn(schema)) expect(html, name).toContain(`>${property}</code>`)
    expect(html, name).not.toMatch(/\[object Object\]|>undefined</)
  }
})

test('each problem shows an answer with its own code', () => {
  for (const code of PROBLEM_CODES) {
    const html = files.get(`problem/${code}/index.html`) ?? ''
    expect(html).toContain(`&quot;code&quot;: &quot;${code}&quot;`)
  }
})

test('the page that the start page shows is a document of its own, without a script', () => {
  expect(demo).toMatch(/^<!doctype html>/)
  expect(demo).toContain('data-pattern="kpi-grid"')
  expect(demo).not.toContain('<script')
})

test('the files to keep for reading offline exist, the script and its later parts among them', () => {
  const { files: kept, release } = offline
  expect(release).toMatch(/^[0-9a-f]{16}$/)
  expect(kept).toEqual(
    expect.arrayContaining(['', 'search/', 'try/', 'patterns/', ...ASSETS.files]),
  )
  for (const path of kept) {
    const page = path === '' || path.endsWith('/') ? `${path}index.html` : path
    expect(files.has(page) || isFile(page), path).toBe(true)
  }
})
