import { Fragment, h } from 'preact'
import { renderToString } from 'preact-render-to-string'
import { expect, test } from 'vitest'
import { parseHtml } from '../../../src/core/html/parse.ts'
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

const COMMON = ['Used by', 'Standing']

test.each([
  ['patterns', ['Presets', 'States', 'Responsive', 'Accessibility', 'Works with', 'Files']],
  ['shells', ['Frame', 'Regions in the order of focus', 'Where it fits', 'Files']],
  ['themes', ['Colours', 'Contrast', 'Type', 'Shape and depth', 'Motion', 'A page in it']],
  ['archetypes', ['Pages', 'Routes', 'Briefs', 'Essence and packs', 'Files']],
])('a page of %s has its sections', (type, parts) => {
  expect(listSections(getHtml(type))).toEqual(expect.arrayContaining([...parts, ...COMMON]))
})

test('a page of blueprints has its sections, and links to its site', () => {
  const html = getHtml('blueprints')
  const parts = ['Pages', 'Routes', 'Character and voice', 'Keys and commands', 'Portfolio']
  expect(listSections(html)).toEqual(
    expect.arrayContaining([...parts, 'Essence and packs', 'Standing']),
  )
  expect(html).toContain('href="../../showcase/internal-admin/"')
})

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
  expect(terms).toContain('Enter or Space on a header')
})

test('a product shows a preview of every page, its routes and the tokens of its packs', async () => {
  const html = getHtml('blueprints')
  const essence = await essenceFromBlueprint(findRecord('blueprints').data, lookupFrom(client))
  if (!essence.ok) expect.unreachable()
  const { pages } = await client.compile(essence.value)
  expect(pages.length).toBeGreaterThan(20)
  const previews = listFrames(html).filter((src) => src.includes('/preview/blueprints/'))
  expect(previews).toHaveLength(pages.length)
  for (const { data } of pages) expect(html).toContain(`<code>${data.path}</code>`)
  expect(html.match(/[\d,]+ tokens</g)?.length).toBeGreaterThan(pages.length)
})

test('pages explain why a record is recommended or not', async () => {
  expect(getHtml('patterns')).toContain('Recommended.')
  const blocker = 'Its contrast is too low.'
  const record = findRecord('themes')
  const intelligence = {
    ...record.intelligence,
    recommended: false,
    recommendation_blockers: [blocker],
  }
  const records = {
    ...sampleRecords,
    themes: [{ ...record, intelligence }],
  } as unknown as SiteData['records']
  const blockedViews = await renderViews({ ...official, records })
  expect(blockedViews.get('themes')).toContain('Not recommended.')
  expect(blockedViews.get('themes')).toContain(blocker)
  expect(blockedViews.get('intelligence')).toContain(blocker)
  expect(getHtml('intelligence')).not.toContain(blocker)
})
