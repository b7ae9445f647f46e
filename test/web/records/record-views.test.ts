import { Fragment, h } from 'preact'
import { renderToString } from 'preact-render-to-string'
import { expect, test } from 'vitest'
import { parseHtml } from '../../../src/core/kernel/html/parse.ts'
import { asStrings, getOwn } from '../../../src/core/kernel/json/value.ts'
import {
  CONTENT_TYPES,
  type ContentType,
  essenceFromBlueprint,
  lookupFrom,
  type PublicRecord,
} from '../../../src/index.ts'
import { corpusClient } from '../../../src/site.ts'
import { recordViews } from '../../../src/web/records/record-views.ts'
import { loadSiteData, type SiteData } from '../../../src/web/site-data.ts'
import { officialCorpus } from '../../support/corpus/official-corpus.ts'

const client = corpusClient(officialCorpus)
const official = await loadSiteData(client)

/** A record of each type that uses all features of its type. */
const SAMPLE_SLUGS: Readonly<Record<ContentType, string>> = {
  patterns: 'data-table',
  shells: 'list-detail',
  themes: 'slate',
  archetypes: 'record-admin',
  blueprints: 'internal-admin',
}

const findRecord = <T extends ContentType>(type: T): PublicRecord<T> =>
  (official.records[type] as readonly PublicRecord<T>[]).find(
    ({ slug }) => slug === SAMPLE_SLUGS[type],
  ) ?? expect.unreachable()

const sampleRecords = Object.fromEntries(CONTENT_TYPES.map((type) => [type, [findRecord(type)]]))

async function renderViews(site: SiteData): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>()
  for await (const { path, main } of recordViews(site, client)) {
    texts.set(path.split('/')[0] ?? '', renderToString(h(Fragment, null, main)))
  }
  return texts
}

const views = await renderViews({
  ...official,
  records: sampleRecords as unknown as SiteData['records'],
})
const getHtml = (type: string): string => views.get(type) ?? expect.unreachable()
const listElements = (html: string, name: string) =>
  parseHtml(html).elements.filter((element) => element.name === name)
const listSections = (html: string): string[] => listElements(html, 'h2').map(({ text }) => text)
const listFrames = (html: string): string[] =>
  listElements(html, 'iframe').map(({ attributes }) => attributes.get('src') ?? '')

const COMMON = ['Used by', 'Quality']

test.each([
  ['patterns', ['Presets', 'States', 'Responsive', 'Accessibility', 'Works with', 'Files']],
  ['shells', ['Frame', 'Regions in the order of focus', 'Where it fits', 'Files']],
  ['themes', ['Colors', 'Contrast', 'Type', 'Shape and depth', 'Motion', 'A page in it']],
  ['archetypes', ['Pages', 'Routes', 'Briefs', 'Essence and packs', 'Files']],
])('a page of %s has its sections', (type, parts) => {
  expect(listSections(getHtml(type))).toEqual(expect.arrayContaining([...parts, ...COMMON]))
})

test('a page of blueprints has its sections, and links to its site', () => {
  const html = getHtml('blueprints')
  const parts = ['Pages', 'Routes', 'Character and voice', 'Keys and commands', 'Portfolio']
  expect(listSections(html)).toEqual(
    expect.arrayContaining([...parts, 'Essence and packs', 'Quality']),
  )
  expect(html).toContain('href="../../showcase/internal-admin/"')
})

/** Lists the keys in lines such as `Enter: opens the row`. */
const listKeys = (accessibility: unknown): string[] =>
  asStrings(getOwn(accessibility, 'keyboard')).map((line) => line.split(': ')[0] ?? '')

test('a pattern shows every preset, state, slot and key', () => {
  const { data } = findRecord('patterns')
  const html = getHtml('patterns')
  const frames = listFrames(html)
  for (const preset of Object.keys(data.presets)) {
    expect(frames).toContainEqual(expect.stringMatching(`/data-table/${preset}/$`))
  }
  for (const state of Object.keys(data.states ?? {})) {
    expect(frames).toContainEqual(expect.stringMatching(`/standard/${state}/$`))
  }
  const terms = listElements(html, 'dt').map(({ text }) => text)
  for (const slot of ['caption', 'columns', 'rows', 'pagination']) {
    expect(terms).toContainEqual(expect.stringMatching(`^${slot}`))
  }
  const keys = Object.values(data.presets).flatMap(({ accessibility }) => listKeys(accessibility))
  expect(keys.length).toBeGreaterThan(0)
  expect(terms).toEqual(expect.arrayContaining(keys))
})

test('a product shows a preview of every page, its routes and the tokens of its packs', async () => {
  const html = getHtml('blueprints')
  const essence = await essenceFromBlueprint(findRecord('blueprints').data, lookupFrom(client))
  if (!essence.ok) expect.unreachable()
  const { pages } = await client.compile(essence.value)
  expect(pages.length).toBeGreaterThan(20)
  const previews = listElements(html, 'a').filter(({ attributes }) =>
    attributes.get('href')?.includes('/preview/blueprints/'),
  )
  expect(new Set(previews.map(({ attributes }) => attributes.get('href'))).size).toBe(pages.length)
  // The stage shows one page at a time.
  expect(listFrames(html).length).toBeLessThanOrEqual(1)
  for (const { data } of pages) expect(html).toContain(`<code>${data.path}</code>`)
  expect(html.match(/[\d,]+ tokens</g)?.length).toBeGreaterThan(pages.length)
})

test('pages explain why a record is recommended or not', async () => {
  const reason = 'Two sites use it.'
  const blocker = 'Its contrast is too low.'
  const pattern = findRecord('patterns')
  const theme = findRecord('themes')
  const accepted = { recommended: true, recommendation_reasons: [reason] }
  const rejected = { recommended: false, recommendation_blockers: [blocker] }
  const records = {
    ...sampleRecords,
    patterns: [{ ...pattern, intelligence: { ...pattern.intelligence, ...accepted } }],
    themes: [{ ...theme, intelligence: { ...theme.intelligence, ...rejected } }],
  } as unknown as SiteData['records']
  const judgedViews = await renderViews({ ...official, records })
  expect(judgedViews.get('patterns')).toContain('>Recommended.')
  expect(judgedViews.get('patterns')).toContain(reason)
  expect(judgedViews.get('themes')).toContain('Not recommended yet.')
  expect(judgedViews.get('themes')).toContain(blocker)
  expect(judgedViews.get('intelligence')).toContain(blocker)
  expect(getHtml('intelligence')).not.toContain(blocker)
})
