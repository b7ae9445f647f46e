import { expect, test } from 'vitest'
import { assembleContent } from '../../../src/core/content/assemble-content.ts'
import { checkContent, listRuleIds, RULES } from '../../../src/core/health/check.ts'
import { createHealthReport } from '../../../src/core/health/report.ts'
import { officialContent } from '../../support/corpus/official-content.ts'
import { findSchemaErrors } from '../../support/schemas/schema-errors.ts'

const { vocabulary } = officialContent

const folder = {
  name: 'mine',
  files: new Map([
    ['themes/torn.json', '{ "id": '],
    [
      'shells/bare.json',
      '{ "$schema": "../../schemas/shell.v1.json", "id": "bare", "name": "Bare" }',
    ],
    [
      'themes/plain.json',
      JSON.stringify({
        ...{ $schema: '../../schemas/theme.v1.json', id: 'plain', name: 'Plain' },
        description: 'A theme that says nothing else.',
        pattern_preferences: { prefer: ['no-such-pattern'] },
      }),
    ],
  ]),
}

const content = assembleContent([folder])
const findings = await checkContent(content, vocabulary, { pairwise: true })

const report = createHealthReport(content, findings, {
  contentRoot: 'mine',
  command: 'npm run content -- --content mine',
  generatedAt: '2026-11-15T08:00:00Z',
  failOn: 'error',
})

test('a report satisfies its schema, whatever is wrong', () => {
  expect(findSchemaErrors('content-health-report.v1.json', report)).toEqual([])
})

test('it counts what was found', () => {
  const { errorCount, warnCount, infoCount, ...summary } = report.summary
  expect(summary).toMatchObject({ itemCount: 3, validCount: 2, contentDirectoryCount: 2 })
  expect(errorCount + warnCount + infoCount).toBe(findings.length)
  expect(report.status).toBe('error')
  expect(report.score).toBe(0)
  expect(report.content.map(({ type, itemCount }) => [type, itemCount])).toEqual([
    ['theme', 2],
    ['shell', 1],
  ])
})

test('a name that leads nowhere is told once', () => {
  expect(report.references).toMatchObject({ checked: 1, missing: 1, missingByType: { pattern: 1 } })
  expect(findings.filter(({ message }) => message.includes('no-such-pattern'))).toHaveLength(1)
})

test('a finding names its file, its place, its rule and its remedy', () => {
  const found = report.findings.find(({ rule }) => rule === 'G11')
  expect(found).toMatchObject({
    file: 'mine/themes/plain.json',
    itemId: 'plain',
    type: 'theme',
    evidence: ['mine/themes/plain.json#/pattern_preferences/prefer/0'],
    remediation: { summary: expect.stringMatching(/\.$/) },
  })
})

test('a report recommends only the command that ran the check', () => {
  const { ci, findings: published } = report
  const commands = published.flatMap(({ remediation }) => remediation.commands)
  expect(new Set([ci.recommendedCommand, ...commands])).toEqual(
    new Set(['npm run content -- --content mine']),
  )
})

test('findings come in the order of file and place', () => {
  const places = findings.map(({ file, pointer, rule }) => `${file}\0${pointer}\0${rule}`)
  expect(places).toEqual(places.toSorted())
})

test('a build holds no record against another', async () => {
  const { content: corpus } = officialContent
  const twin = { ...corpus.records.themes[0], slug: 'twin', file: 'twin.json' }
  const records = { ...corpus.records, themes: [...corpus.records.themes, twin] as never }
  const clones = async (pairwise: boolean) =>
    (await checkContent({ ...corpus, records }, vocabulary, { pairwise })).filter(
      ({ rule }) => rule === 'T9',
    )
  expect(await clones(true)).not.toEqual([])
  expect(await clones(false)).toEqual([])
})

test('every rule is asked of some type', () => {
  const asked = new Set(
    ['patterns', 'themes', 'blueprints', 'archetypes', 'shells'].flatMap(listRules),
  )
  const alone = RULES.filter((rule) => !(rule.scope === 'corpus' && rule.isPairwise)).map(
    ({ id }) => id,
  )
  expect([...asked].toSorted()).toEqual([...new Set([...alone, 'A9', 'B1'])].toSorted())
})

const listRules = (type: string): readonly string[] => listRuleIds(type as never)
