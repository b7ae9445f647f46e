import { expect, test } from 'vitest'
import { checkEssences, ESSENCE_RULES } from '../../../src/core/quality/essence-rules.ts'
import { ABSENT } from '../../support/essence/set-at-pointer.ts'
import { type Changes, changedRecords, createCorpusFrom } from './support/changed-corpus.ts'

/** Lists the findings of both rules as rule, record and pointer. */
async function findLines(changes: Changes): Promise<string[]> {
  const findings = await checkEssences(createCorpusFrom(changedRecords(changes)))
  return findings.map(({ record: { type, slug }, pointer }) => {
    const { id } = ESSENCE_RULES[type as keyof typeof ESSENCE_RULES]
    return `${id} ${slug} ${pointer}`
  })
}

test('A9 and B1 find nothing in records that compile', async () => {
  expect(await findLines({})).toEqual([])
})

test('an archetype that suggests no theme is composed with the first one', async () => {
  expect(await findLines({ 'archetypes/auth-basic': { '/suggested_theme': ABSENT } })).toEqual([])
})

test('pages without a purpose or jobs are left to A11', async () => {
  const changes = { '/page_briefs': ABSENT, '/pages/0/jobs': ABSENT, '/pages/1/jobs': ABSENT }
  expect(await findLines({ 'archetypes/auth-basic': changes })).toEqual([])
})

const items = (value: unknown) => ({ '/pages/0/layout': value, '/pages/0/default_layout': value })

const FAILING: readonly [name: string, changes: Changes, ...string[]][] = [
  [
    'A9 reports an unknown shell at its authored location',
    { 'archetypes/launch-page': { '/pages/0/shell': 'top' } },
    'A9 launch-page /pages/0/shell',
  ],
  [
    'A9 reports a page without a pattern, and B1 the archetype with that page',
    { 'archetypes/auth-basic': items([]) },
    'A9 auth-basic /pages/0',
    'B1 store-admin /compose/0',
  ],
  [
    'A9 and B1 report the diagnostics of the essence',
    { 'archetypes/auth-basic': items([{ pattern: 'auth-from' }]) },
    'A9 auth-basic ',
    'B1 store-admin ',
  ],
  [
    'B1 reports an unknown theme',
    { 'blueprints/product-landing': { '/theme/id': 'graphit' } },
    'B1 product-landing /theme/id',
  ],
]

test.each(FAILING)('%s', async (_name, changes, ...lines) => {
  expect(await findLines(changes)).toEqual(lines)
})

test('a diagnostic is reported with its code and its pointer into the essence', async () => {
  const changes = { 'archetypes/auth-basic': items([{ pattern: 'auth-from' }]) }
  const [finding] = await checkEssences(createCorpusFrom(changedRecords(changes)))
  expect(finding?.evidence).toEqual([
    'pattern-unknown at /blueprint/sections/0/pages/0/layout/0/pattern',
  ])
})
