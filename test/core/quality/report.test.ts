import { expect, test } from 'vitest'
import { assembleContent } from '../../../src/core/content/assemble-content.ts'
import { checkContent } from '../../../src/core/quality/check.ts'
import { createHealthReport } from '../../../src/core/quality/report.ts'
import { officialContent } from '../../support/corpus/official-content.ts'
import { findSchemaErrors } from '../../support/schemas/schema-errors.ts'
import { BROKEN_FOLDER } from './support/broken-folder.ts'

const content = assembleContent([BROKEN_FOLDER])
const findings = await checkContent(content, officialContent.vocabulary, { pairwise: true })

const report = createHealthReport(content, findings, {
  contentRoot: 'mine',
  command: 'npm run content -- --content mine',
  generatedAt: '2026-11-15T08:00:00Z',
  failOn: 'error',
})

test('a report with errors is valid against its schema', () => {
  expect(findSchemaErrors('content-health-report.v1.json', report)).toEqual([])
})

test('a report counts records and findings', () => {
  const { errorCount, warnCount, infoCount, ...summary } = report.summary
  expect(summary).toMatchObject({ itemCount: 3, validCount: 2, contentDirectoryCount: 2 })
  expect(errorCount + warnCount + infoCount).toBe(findings.length)
  expect(report.status).toBe('error')
  expect(report.score).toBe(0)
  expect(report.content.map(({ type, itemCount }) => [type, itemCount])).toEqual([
    ['theme', 2],
    ['shell', 1],
  ])
  expect(report.references).toMatchObject({ checked: 1, missing: 1, missingByType: { pattern: 1 } })
})

test.each([
  ['a record in its folder', 'patterns/seat-map/pattern.json', 1],
  ['a record in a file', 'patterns/seat-map.json', 1],
  ['a pattern with the name of a type', 'patterns/themes/pattern.json', 1],
  ['a list of queries', 'patterns/seat-map/queries.json', 0],
  ['a style sheet', 'patterns/seat-map/style.css', 0],
])('%s with an error is counted as it should be', (_name, path, itemCount) => {
  const issue = { code: 'json-invalid', severity: 'error', pointer: '', message: 'Wrong.' } as const
  const issues = [{ ...issue, file: `mine/${path}` }]
  const { records } = assembleContent([])
  const { summary } = createHealthReport({ records, issues }, [], {
    ...{ contentRoot: 'mine', command: 'x', generatedAt: '', failOn: 'error' },
  })
  expect(summary).toMatchObject({ itemCount, validCount: 0 })
})

test('a finding names its file, location, rule and hint', () => {
  const finding = report.findings.find(({ rule }) => rule === 'G11')
  expect(finding).toMatchObject({
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
