import fc from 'fast-check'
import { expect, test } from 'vitest'
import { corpusClient } from '../../../src/site.ts'
import { compileEssenceText } from '../../../src/web/try/compile-essence.ts'
import { DEMO_ESSENCE } from '../../../src/web/try/demo-essence.ts'
import type { CompileOutcome } from '../../../src/web/try/messages.ts'
import { arbitraryText, runs } from '../../support/arbitrary.ts'
import { officialCorpus } from '../../support/corpus/official-corpus.ts'

const client = corpusClient(officialCorpus)
const compile = async (text: string): Promise<CompileOutcome> =>
  (await compileEssenceText(text, client)).outcome
const toJson = (value: unknown): string => JSON.stringify(value, null, 2)

test('the demo essence compiles without issues', async () => {
  const outcome = await compile(toJson(DEMO_ESSENCE))
  expect(outcome).toMatchObject({ kind: 'compiled', issues: { visible: [], total: 0 } })
  const packs = outcome.kind === 'compiled' ? outcome.packs : []
  expect(packs.map(({ kind }) => kind)).toEqual([
    'scaffold',
    'review',
    'section',
    'page',
    'mutation',
    'mutation',
  ])
  expect(new Set(packs.map(({ name }) => name)).size).toBe(packs.length)
  expect(packs[3]).toMatchObject({ id: 'today', route: '/', section: 'desk' })
  expect(packs[3]?.tokens).toBeGreaterThan(300)
})

test('a diagnostic has the line that it is about', async () => {
  const text = toJson(DEMO_ESSENCE).replace('"kpi-grid"', '"kpi-gird"')
  const outcome = await compile(text)
  expect(outcome.kind).toBe('compiled')
  const issue = 'issues' in outcome ? outcome.issues.visible[0] : undefined
  expect(issue?.message).toContain('kpi-gird')
  expect(text.split('\n')[(issue?.location?.line ?? 0) - 1]).toContain('kpi-gird')
  expect(text.slice(issue?.range.from, issue?.range.to)).toBe('"kpi-gird"')
})

test('errors come before warnings and notes', async () => {
  const [section] = DEMO_ESSENCE.blueprint.sections
  const pages = [
    { id: 'first', route: '/', layout: ['kpi-grid'] },
    { id: 'second', route: '/second', layout: ['kpi-gird'] },
  ]
  const outcome = await compile(
    toJson({ ...DEMO_ESSENCE, blueprint: { features: [], sections: [{ ...section, pages }] } }),
  )
  const { visible, counts } = 'issues' in outcome ? outcome.issues : { visible: [], counts: {} }
  const ranks = visible.map(({ severity }) => ['error', 'warn', 'info'].indexOf(severity))
  expect(ranks).toEqual(ranks.toSorted())
  expect(visible[0]).toMatchObject({ severity: 'error', pointer: expect.stringContaining('/1/') })
  expect(counts).toMatchObject({ error: 1, info: expect.toSatisfy((count) => count > 1) })
})

test('a schema violation has a pointer and a line', async () => {
  const text = toJson(DEMO_ESSENCE).replace('"auto"', '"blue"')
  const outcome = await compile(text)
  expect(outcome).toMatchObject({ kind: 'invalid', issues: { total: 1 } })
  const [issue] = outcome.kind === 'invalid' ? outcome.issues.visible : []
  expect(issue?.pointer).toBe('/dna/theme/mode')
  expect(text.split('\n')[(issue?.location?.line ?? 0) - 1]).toContain('blue')
})

const MIB = 1024 * 1024

test.each<[string, string, CompileOutcome['kind']]>([
  ['an empty text', '  \n', 'empty'],
  ['a mebibyte of noise', '\u0007{"'.repeat(MIB / 4), 'broken'],
  ['more than a mebibyte', 'x'.repeat(MIB + 1), 'refused'],
  ['more bytes than characters', 'é'.repeat(MIB / 2 + 1), 'refused'],
  ['a mebibyte of brackets', '['.repeat(MIB), 'broken'],
  ['deep nesting that is closed', '['.repeat(50_000) + ']'.repeat(50_000), 'broken'],
  ['deep objects', `${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}`, 'invalid'],
  ['an error per line', '{,\n'.repeat(9_000), 'broken'],
  ['a long list', `[${'1,'.repeat(20_000)}1]`, 'invalid'],
  [
    'many schema violations',
    toJson({ ...DEMO_ESSENCE, ...Object.fromEntries(listKeys(300)) }),
    'invalid',
  ],
])('%s has an outcome', async (_name, text, kind) => {
  const outcome = await compile(text)
  expect(outcome.kind).toBe(kind)
  if ('issues' in outcome) {
    expect(outcome.issues.visible.length).toBeLessThanOrEqual(100)
    expect(outcome.issues.total).toBeGreaterThanOrEqual(outcome.issues.visible.length)
  }
})

function listKeys(count: number): [string, number][] {
  return Array.from({ length: count }, (_, index) => [`surplus-${index}`, index])
}

test('any text and any JSON has an outcome with issues', async () => {
  const hasIssues = async (text: string): Promise<boolean> => {
    const outcome = await compile(text)
    if (outcome.kind === 'empty') return text.trim() === ''
    return (outcome.kind === 'broken' || outcome.kind === 'invalid') && outcome.issues.total > 0
  }
  await fc.assert(fc.asyncProperty(arbitraryText, hasIssues), runs(400))
  await fc.assert(fc.asyncProperty(fc.json(), hasIssues), runs(400))
})

test('an unreachable host is reported', async () => {
  const unreachable = { ...client, compile: () => Promise.reject(new Error('No host.')) }
  const outcome = await compileEssenceText(toJson(DEMO_ESSENCE), unreachable)
  expect(outcome).toEqual({ outcome: { kind: 'failed', message: 'No host.' } })
})
