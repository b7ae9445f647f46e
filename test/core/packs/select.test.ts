import { expect, test } from 'vitest'
import { compilePacks, estimateTokens, type PackSelector, selectPack } from '../../../src/packs.ts'
import { createFixtureLookup } from '../../support/corpus/fixture-lookup.ts'
import { officialContent } from '../../support/corpus/official-content.ts'
import { findSchemaErrors } from '../../support/schemas/schema-errors.ts'
import { blueprintEssences, officialPackLookup, storeOverview } from './official-bundles.ts'

const [, landing] = blueprintEssences.find(([slug]) => slug === 'product-landing') ?? []
if (landing === undefined) throw new Error('The corpus has the blueprint product-landing.')

const select = (pack_type: string, id?: string | null) =>
  selectPack(landing, officialPackLookup, { pack_type, id } as PackSelector)

test.each([
  ['page', 'home', 'home'],
  ['page', 'launch-page/home', 'home'],
  ['page', 'launch-page-home', 'home'],
  ['page', 'blog/index', 'blog/index'],
  ['page', 'blog-index', 'blog/index'],
  ['section', 'blog', 'blog'],
  ['mutation', 'modify', 'modify'],
  ['scaffold', undefined, null],
  ['scaffold', 'scaffold', null],
  ['review', null, null],
])('the %s pack %j is found', async (kind, id, packId) => {
  expect((await select(kind, id)).selector).toEqual({ packType: kind, id: packId })
})

test('an id that several pages share is rejected with their ids', async () => {
  await expect(select('page', 'index')).rejects.toMatchObject({
    code: 'id-ambiguous',
    extensions: { candidates: ['blog/index', 'changelog/index'] },
  })
})

test.each([
  ['page', 'hom', 'pack-not-found', /Did you mean "home"/],
  ['section', 'nothing-like-it', 'pack-not-found', /id is one of "launch-page", /],
  ['mutation', 'remove', 'pack-not-found', /"add-page", "modify"/],
  ['scaffold', 'other', 'pack-not-found', /scaffold/],
  ['page', undefined, 'body-invalid', /home/],
  [
    'book',
    'home',
    'body-invalid',
    /pack_type is one of "scaffold", "review", "section", "page", "mutation", "manifest"/,
  ],
])('no %s pack %j: %s', async (kind, id, code, hint) => {
  await expect(select(kind, id)).rejects.toMatchObject({ code, hint: expect.stringMatching(hint) })
})

test('a page pack reads its theme, shell and patterns, each once, and nothing else', async () => {
  const types = Object.entries(officialContent.content.records)
  const records = Object.fromEntries(
    types.map(([type, list]) => [
      type,
      Object.fromEntries(list.map(({ slug, data }) => [slug, data])),
    ]),
  )
  const counting = createFixtureLookup(records)
  await selectPack(storeOverview, counting, { pack_type: 'page', id: 'dashboard' })
  const ids = ['activity-feed', 'chart-grid', 'data-table', 'filter-bar', 'kpi-grid']
  expect([...counting.requests].sort()).toEqual([
    ...ids.map((id) => [`patterns/${id}`, 1]),
    ['shells/sidebar-main', 1],
    ['themes/slate', 1],
  ])
})

test('the manifest of a selected pack lists that pack only, with its measurements', async () => {
  const { manifest, provenance, pack } = await select('page', 'home')
  expect(manifest).toMatchObject({ scaffold: null, review: null, sections: [], mutations: [] })
  expect(manifest.pages).toMatchObject([
    { id: 'home', tokens: estimateTokens(pack?.renderedMarkdown ?? '') },
  ])
  expect(provenance?.records.map(({ type }) => type)).toContain('shell')
})

test('the manifest of all packs is selected without a pack or measurements', async () => {
  const { manifest: complete } = await compilePacks(landing, officialPackLookup)
  const selected = await selectPack(landing, officialPackLookup, { pack_type: 'manifest' })
  expect(findSchemaErrors('selected-execution-pack.v1.json', selected)).toEqual([])
  expect(selected.pack).toBeNull()
  expect(selected.selector).toEqual({ packType: 'manifest', id: null })
  expect(selected.provenance?.records.map(({ type }) => type)).toEqual(['theme'])
  const { scaffold, pages } = selected.manifest
  expect(scaffold).toEqual({
    id: 'scaffold',
    markdown: 'scaffold-pack.md',
    json: 'scaffold-pack.json',
  })
  expect(pages.map(({ id }) => id)).toEqual(complete.pages.map(({ id }) => id))
  expect(pages).toHaveLength(12)
})
