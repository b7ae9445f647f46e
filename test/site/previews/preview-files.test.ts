// Long run: renders every preview.
import { expect, test } from 'vitest'
import { PREVIEW_POLICY } from '../../../src/api/http/headers.ts'
import { type HtmlFragment, parseHtml } from '../../../src/core/kernel/html/parse.ts'
import { asObject } from '../../../src/core/kernel/json/value.ts'
import { applyHostRules } from '../../../src/site/hosts/apply-host-rules.ts'
import { createHostRules } from '../../../src/site/hosts/host-rules.ts'
import { previewFiles } from '../../../src/site/previews/preview-files.ts'
import { officialContent } from '../../support/corpus/official-content.ts'
import { oncePerProcess } from '../../support/once-per-process.ts'
import { findDocumentErrors, officialLookup } from '../../support/site/check-document.ts'
import { listChecksums } from '../../support/site/list-checksums.ts'

const { records } = officialContent.content

/** The part of a client that reads records. */
const client = {
  get: async (type: keyof typeof records, slug: string) => ({
    data: await officialLookup.get(type, slug),
  }),
} as never

const listing = {
  client,
  slugs: (type: keyof typeof records) => records[type].map(({ slug }) => slug),
  terms: () => [],
} as never

const files = await oncePerProcess('previews', () => previewFiles(listing))

const pages = [...files]
  .filter(([path]) => path.endsWith('.html'))
  .map(([path, html]) => ({ path, html, parsed: parseHtml(html) }))

test('every preset and every state of every pattern has a page', () => {
  const expected = records.patterns.flatMap(({ slug, data }) =>
    Object.entries(data.presets).flatMap(([preset, variant]) => {
      const own = asObject(variant.states)
      const states = Object.keys({ ...asObject(data.states), ...own }).filter(
        (name) => own[name] !== null,
      )
      return ['', ...states.map((state) => `${state}/`)].map(
        (state) => `preview/patterns/${slug}/${preset}/${state}index.html`,
      )
    }),
  )
  expect(expected.length).toBeGreaterThan(500)
  expect(expected.filter((path) => !files.has(path))).toEqual([])
})

test.each(['shells', 'themes'] as const)('all %s have a page', (type) => {
  const paths = records[type].map(({ slug }) => `preview/${type}/${slug}/index.html`)
  expect(paths.filter((path) => !files.has(path))).toEqual([])
})

test('every page of every archetype has a page', () => {
  const paths = records.archetypes.flatMap(({ slug, data }) =>
    (data.pages ?? []).map(({ id }) => `preview/archetypes/${slug}/${id}/index.html`),
  )
  expect(paths.length).toBeGreaterThan(30)
  expect(paths.filter((path) => !files.has(path))).toEqual([])
})

test('a blueprint is a site with a page per route, and previews by section', () => {
  const routes = records.blueprints.flatMap(({ slug, data }) =>
    Object.keys(data.routes).map(
      (route) => `showcase/${slug}/${route.slice(1).replaceAll(':', '')}/index.html`,
    ),
  )
  const missing = routes
    .map((path) => path.replaceAll('//', '/'))
    .filter((path) => !files.has(path))
  expect(missing).toEqual([])
  expect(files.has('preview/blueprints/internal-admin/record-admin/list/index.html')).toBe(true)
})

test('every page is a valid document', () => {
  const errors = pages.flatMap(({ path, html, parsed }) =>
    findDocumentErrors(html, parsed).map((error) => `${path}: ${error}`),
  )
  expect(errors).toEqual([])
})

test('every link of every page leads to an existing file and fragment', () => {
  const attribute = ({ elements }: HtmlFragment, name: string) =>
    elements.flatMap(({ attributes }) => attributes.get(name) ?? [])
  const ids = new Map(pages.map(({ path, parsed }) => [path, new Set(attribute(parsed, 'id'))]))
  const exists = (href: string, path: string): boolean => {
    const { pathname, hash } = new URL(href, `http://svc.test/${path}`)
    const file = pathname.slice(1) + (pathname.endsWith('/') ? 'index.html' : '')
    return files.has(file) && (hash === '' || ids.get(file)?.has(hash.slice(1)) === true)
  }
  const dead = pages.flatMap(({ path, parsed }) =>
    [...attribute(parsed, 'href'), ...attribute(parsed, 'src')]
      .filter((href) => !/^(#|data:|mailto:|tel:|https:)/.test(href))
      .filter((href) => !exists(href, path))
      .map((href) => `${path}: ${href}`),
  )
  expect(dead).toEqual([])
})

test('navigation marks the current page', () => {
  const html = files.get('showcase/internal-admin/workspace/members/index.html') ?? ''
  const marked = parseHtml(html).elements.filter(
    ({ name, attributes }) => name === 'a' && attributes.get('aria-current') === 'page',
  )
  expect(marked.map(({ text }) => text)).toContain('Members')
})

test('the same records give the same files', async () => {
  expect(listChecksums(await previewFiles(listing))).toEqual(listChecksums(files))
})

test('the policy of previews allows frames from any origin, and other policies do not', () => {
  const getPolicy = (path: string) =>
    applyHostRules(createHostRules(), { path }, () => true).headers['Content-Security-Policy']
  for (const path of ['/preview/patterns/hero/split/', '/showcase/internal-admin/']) {
    expect(getPolicy(path)).toBe(PREVIEW_POLICY)
  }
  expect(PREVIEW_POLICY).toContain('frame-ancestors *')
  expect(getPolicy('/pattern/hero/')).not.toContain('frame-ancestors')
})
