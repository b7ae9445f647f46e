import fc from 'fast-check'
import { expect, test } from 'vitest'
import { corpusClient } from '../../../src/site.ts'
import { DEMO_ESSENCE } from '../../../src/web/home/demo-essence.ts'
import { compileEssenceText } from '../../../src/web/try/compile-essence.ts'
import type { CompileOutcome } from '../../../src/web/try/messages.ts'
import { arbitraryText, runs } from '../../support/arbitrary.ts'
import { officialCorpus } from '../../support/corpus/official-corpus.ts'

const client = corpusClient(officialCorpus)
const outcome = (text: string): Promise<CompileOutcome> => compileEssenceText(text, client)
const printed = (value: unknown): string => JSON.stringify(value, null, 2)

test('the small example compiles with nothing to mend', async () => {
  const ended = await outcome(printed(DEMO_ESSENCE))
  expect(ended).toMatchObject({ kind: 'compiled', issues: { visible: [], total: 0 } })
  const packs = ended.kind === 'compiled' ? ended.packs : []
  expect(packs.map(({ kind }) => kind)).toEqual([
    ...['scaffold', 'review', 'section', 'page', 'mutation', 'mutation'],
  ])
  expect(new Set(packs.map(({ name }) => name)).size).toBe(packs.length)
  expect(packs[3]).toMatchObject({ id: 'today', route: '/', text: expect.stringMatching(/^# /) })
  expect(packs[3]?.tokens).toBeGreaterThan(300)
})

test('what compiles and is still doubtful is told with its line', async () => {
  const text = printed(DEMO_ESSENCE).replace('"kpi-grid"', '"kpi-gird"')
  const ended = await outcome(text)
  expect(ended.kind).toBe('compiled')
  const issue = 'issues' in ended ? ended.issues.visible[0] : undefined
  expect(issue?.message).toContain('kpi-gird')
  expect(text.split('\n')[(issue?.location?.line ?? 0) - 1]).toContain('kpi-gird')
})

test('what breaks the schema is told with pointer and line', async () => {
  const text = printed(DEMO_ESSENCE).replace('"auto"', '"blue"')
  const ended = await outcome(text)
  expect(ended).toMatchObject({ kind: 'invalid', issues: { total: 1 } })
  const [issue] = ended.kind === 'invalid' ? ended.issues.visible : []
  expect(issue?.pointer).toBe('/dna/theme/mode')
  expect(text.split('\n')[(issue?.location?.line ?? 0) - 1]).toContain('blue')
})

const MIB = 1024 * 1024

test.each<[string, string, CompileOutcome['kind']]>([
  ['nothing', '  \n', 'empty'],
  ['a mebibyte of noise', '\u0007{"'.repeat(MIB / 4), 'broken'],
  ['more than a mebibyte', 'x'.repeat(MIB + 1), 'refused'],
  ['more bytes than characters', 'é'.repeat(MIB / 2 + 1), 'refused'],
  ['a mebibyte of brackets', '['.repeat(MIB), 'broken'],
  ['deep nesting that is closed', '['.repeat(50_000) + ']'.repeat(50_000), 'broken'],
  ['deep objects', `${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}`, 'invalid'],
  ['a fault a line', '{,\n'.repeat(9_000), 'broken'],
  ['more lines than a field can take', '{,\n'.repeat(10_000), 'refused'],
  ['a long list', `[${'1,'.repeat(20_000)}1]`, 'invalid'],
  [
    'a list of faults',
    printed({ ...DEMO_ESSENCE, ...Object.fromEntries(listKeys(300)) }),
    'invalid',
  ],
])('%s has an outcome', async (_name, text, kind) => {
  const ended = await outcome(text)
  expect(ended.kind).toBe(kind)
  if ('issues' in ended) {
    expect(ended.issues.visible.length).toBeLessThanOrEqual(100)
    expect(ended.issues.total).toBeGreaterThanOrEqual(ended.issues.visible.length)
  }
})

function listKeys(count: number): [string, number][] {
  return Array.from({ length: count }, (_, at) => [`surplus-${at}`, at])
}

test('any text and any JSON has an outcome that says what is wrong', async () => {
  const isTold = async (text: string): Promise<boolean> => {
    const ended = await outcome(text)
    if (ended.kind === 'empty') return text.trim() === ''
    return (ended.kind === 'broken' || ended.kind === 'invalid') && ended.issues.total > 0
  }
  await fc.assert(fc.asyncProperty(arbitraryText, isTold), runs(400))
  await fc.assert(fc.asyncProperty(fc.json(), isTold), runs(400))
})

test('a host that cannot be reached is told', async () => {
  const unreachable = { ...client, compile: () => Promise.reject(new Error('No host.')) }
  const ended = await compileEssenceText(printed(DEMO_ESSENCE), unreachable)
  expect(ended).toEqual({ kind: 'failed', message: 'No host.' })
})
