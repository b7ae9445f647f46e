// Long run: renders every page of the explorer with hostile records.
import { Fragment, h } from 'preact'
import { renderToString } from 'preact-render-to-string'
import { expect, test } from 'vitest'
import { parseHtml } from '../../src/core/kernel/html/parse.ts'
import { CONTENT_TYPES, type PublicRecord } from '../../src/index.ts'
import { corpusClient } from '../../src/site.ts'
import { dataScript } from '../../src/web/html-document.ts'
import { recordViews } from '../../src/web/records/record-views.ts'
import { loadSiteData, type SiteData } from '../../src/web/site-data.ts'
import type { View } from '../../src/web/view.ts'
import { officialCorpus } from '../support/corpus/official-corpus.ts'

const HOSTILE_TEXT =
  '"\'><img src=x onerror=alert(1)></script></pre><script>alert(1)</script>;}*{background:url(//evil.example/x)}'

/** Appends the attack to each selected text of a value, including keys. */
function injectText(value: unknown, isSelected: (text: string) => boolean): unknown {
  const attack = (text: string): string => (isSelected(text) ? text + HOSTILE_TEXT : text)
  if (typeof value === 'string') return attack(value)
  if (Array.isArray(value)) return value.map((item) => injectText(item, isSelected))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [
      DECLARED.has(key) ? key : attack(key),
      injectText(member, isSelected),
    ]),
  )
}

/** The keys that schemas define. All other keys are chosen by authors. */
const DECLARED = new Set(
  [...officialCorpus.schemas.values()].flatMap((schema) =>
    [...JSON.stringify(schema).matchAll(/"(\w[\w-]*)":\{/g)].map(([, key = '']) => key),
  ),
)

const client = corpusClient(officialCorpus)
const site = await loadSiteData(client)

/** Creates a site with the first record of each type and injected texts; ids stay the same. */
function createSite(isSelected: (text: string) => boolean): SiteData {
  const records = Object.fromEntries(
    CONTENT_TYPES.map((type) => {
      const [first] = site.records[type] as readonly PublicRecord[]
      const { id, ...data } = first?.data ?? { id: '' }
      const intelligence = injectText(first?.intelligence, isSelected)
      return [
        type,
        [{ ...first, intelligence, data: { id, ...Object(injectText(data, isSelected)) } }],
      ]
    }),
  ) as unknown as SiteData['records']
  return { ...site, records, showcase: injectShowcase() }
}

function injectShowcase(): SiteData['showcase'] {
  const app = {
    slug: `a${HOSTILE_TEXT}`,
    status: HOSTILE_TEXT,
    classification: HOSTILE_TEXT,
    target: HOSTILE_TEXT,
    origin: HOSTILE_TEXT,
    notes: HOSTILE_TEXT,
    url: `javascript:alert(1)${HOSTILE_TEXT}`,
    thumbnail: { src: `javascript:${HOSTILE_TEXT}`, alt: HOSTILE_TEXT },
  }
  return { ...site.showcase, manifest: { total: 1, shortlisted: 0, apps: [app] } }
}

async function renderViews(site: SiteData): Promise<View[]> {
  const views: View[] = []
  for await (const view of recordViews(site, client)) views.push(view)
  return views
}

const renderHtml = ({ main }: View): string => renderToString(h(Fragment, null, main))

/** Returns the elements and attributes that the views did not create. */
function findInjections(html: string, known: ReadonlySet<string>): string[] {
  return parseHtml(html).elements.flatMap(({ name, attributes }) => {
    const isKnown = name === 'img' ? attributes.get('class') === 'preview' : known.has(name)
    const injected = [...attributes].filter(
      ([attribute, value]) => isInjection(attribute, value) && !isSource(attribute, value),
    )
    return [...(isKnown ? [] : [`<${name}>`]), ...injected.map(([key, value]) => `${key}=${value}`)]
  })
}

const isInjection = (attribute: string, value: string): boolean =>
  attribute.startsWith('on') ||
  (attribute === 'style' && value.includes('evil')) ||
  (/^(href|src)$/.test(attribute) && !/^(\.|#|[\w-]+%|[\w-]+\/)/.test(value))

/** The addresses of specifications that the pattern on the page links. */
const sources = new Set(site.records.patterns[0]?.data.sources?.map(({ url }) => url))

const isSource = (attribute: string, value: string): boolean =>
  attribute === 'href' && sources.has(value)

const CHOICES: readonly (readonly [string, (text: string) => boolean])[] = [
  ['in every text and name', () => true],
  ['in prose only, so that packs are compiled', (text) => text.includes(' ')],
]

const cleanViews = await renderViews(createSite(() => false))
const known = new Set(
  cleanViews.flatMap((view) => parseHtml(renderHtml(view)).elements.map(({ name }) => name)),
)

test.each(CHOICES)('an attack %s stays text on every page', async (_name, isSelected) => {
  const views = await renderViews(createSite(isSelected))
  expect(views).toHaveLength(CONTENT_TYPES.length + 2)
  for (const view of views) {
    const html = renderHtml(view)
    const data = dataScript(view.data ?? {})
    expect(html, view.path).toContain('onerror')
    expect(findInjections(html, known), view.path).toEqual([])
    expect(data.slice('<script'.length, -'</script>'.length), view.path).not.toContain('<')
  }
})

test.each([
  'javascript:alert(1)',
  ' https://a.example',
  '//evil.example',
  `https://a${HOSTILE_TEXT}`,
])('a source with the address %s is not a link', async (url) => {
  const [pattern] = createSite(() => false).records.patterns
  const data = { ...pattern?.data, sources: [{ title: 'A specification', url }] }
  const records = { ...site.records, patterns: [{ ...pattern, data }] }
  const views = await renderViews({ ...site, records } as unknown as SiteData)
  const html = renderHtml(
    views.find(({ path }) => path.startsWith('patterns/')) ?? expect.unreachable(),
  )
  expect(html).toContain('<li>A specification</li>')
  expect(findInjections(html, known)).toEqual([])
})

test('the check detects an attack that is not text', () => {
  const attacks = ['<script>alert(1)</script>', '<img src=x onerror=alert(1)>', '<p onclick="x">']
  const links = ['<a href="javascript:alert(1)">', '<a href="//evil.example">', '<p style="evil">']
  for (const html of [...attacks, ...links])
    expect(findInjections(html, known), html).not.toEqual([])
})

test('the attack reaches every content type', () => {
  const { records } = createSite(() => true)
  for (const type of CONTENT_TYPES) {
    expect(JSON.stringify(records[type][0]?.data).split('onerror').length).toBeGreaterThan(10)
  }
})
