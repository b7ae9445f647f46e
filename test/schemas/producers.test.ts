import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { SCHEMA_NAMES } from '../../src/core/generated/names.ts'
import { ROOT } from '../support/root.ts'
import { isDefinitionsOnly, listExamples } from '../support/schemas/schema-fixtures.ts'

// Each schema has a producer whose real output a test validates, or fixtures alone. All of them
// have valid fixtures, from which `invalid-documents.test.ts` derives invalid ones.

/** A test that validates real documents, and the text in it that names the schema. */
type Producer = readonly [test: string, mention?: string]

const REPORTS: Producer = ['test/project/reports/reports.test.ts']
const GRAPH: Producer = ['test/core/graph/graph.test.ts']
const PACKS: Producer = ['test/core/packs/compile-fuzz.test.ts', '-pack.v1.json']
const RECORDS: Producer = ['test/content/official.test.ts', 'content.issues']
const DOCUMENTS: Producer = ['test/conformance/cases/documents.ts']

/** The schemas of documents that svc writes. */
const PRODUCED: Readonly<Record<string, Producer>> = {
  'adoption-truth.v1': REPORTS,
  'archetype.v2': RECORDS,
  'authority-resolution.v2': REPORTS,
  'blueprint.v1': RECORDS,
  'content-health-report.v1': ['test/core/quality/report.test.ts'],
  'content-intelligence.v1': ['test/content/official.test.ts'],
  'contract-capsule.v1': GRAPH,
  'essence.v4': ['test/core/essence/compose/fuzz.test.ts'],
  'evidence-bundle.v2': REPORTS,
  'execution-pack-bundle.v1': ['test/core/packs/compile-fuzz.test.ts'],
  'file-critique-report.v1': REPORTS,
  'governance-delta.v1': REPORTS,
  'graph-diff.v1': GRAPH,
  'graph-manifest.v1': GRAPH,
  'graph-snapshot.v1': GRAPH,
  'loop-readiness.v2': REPORTS,
  'mutation-pack.v1': PACKS,
  'pack-manifest.v1': ['test/core/packs/compile-fuzz.test.ts'],
  'page-pack.v1': PACKS,
  'pattern.v2': RECORDS,
  'project-audit-report.v1': REPORTS,
  'project-health-report.v1': [REPORTS[0], 'project-health-report.v${'],
  'project-health-report.v2': REPORTS,
  'public-content-list.v1': ['test/conformance/cases/lists.ts'],
  'public-content-record.v1': ['test/conformance/cases/records.ts'],
  'public-content-summary.v1': ['test/conformance/cases/lists.ts', 'public-content-list.v1'],
  'registry-intelligence-summary.v1': DOCUMENTS,
  'review-pack.v1': PACKS,
  'scaffold-pack.v1': PACKS,
  'scan-report.v2': REPORTS,
  'search-response.v1': ['test/conformance/cases/search.ts'],
  'section-pack.v1': PACKS,
  'selected-execution-pack.v1': ['test/core/packs/select.test.ts'],
  'shell.v1': RECORDS,
  'showcase-manifest-entry.v1': ['test/site/showcase/showcase-documents.test.ts'],
  'showcase-manifest.v1': DOCUMENTS,
  'showcase-shortlist-report.v1': DOCUMENTS,
  'showcase-shortlist.v1': DOCUMENTS,
  'svc-ci-report.v1': [REPORTS[0], 'svc-ci-report.v${'],
  'svc-ci-report.v2': [REPORTS[0], 'svc-ci-report.v${'],
  'svc-ci-report.v3': REPORTS,
  'task-capsule.v1': REPORTS,
  'theme.v1': RECORDS,
  'workspace-health-report.v1': [REPORTS[0], 'workspace-health-report.v${'],
  'workspace-health-report.v2': REPORTS,
}

/** The schemas of documents that others write: older versions, corpora, probes and benchmarks. */
const FIXTURES_ONLY = [
  ...['content-corpus-manifest.v1', 'content-identity.v1', 'content-ref.v1'],
  ...['essence.v2', 'essence.v3', 'evidence-bundle.v1'],
  ...['proof-field-report.v2', 'runtime-probe-payload.v2', 'scan-report.v1'],
]

/** The schemas that only hold definitions for others. */
const DEFINITIONS = [
  ...['common.v1', 'execution-pack.common.v1', 'graph.common.v1'],
  ...['verification-report.common.v1', 'verification-report.common.v2'],
]

const toFile = (name: string): string => `${name}.json`

test('each of the 59 schemas has a producer, fixtures alone, or definitions alone', () => {
  const listed = [...Object.keys(PRODUCED), ...FIXTURES_ONLY, ...DEFINITIONS].map(toFile)
  expect(listed.toSorted()).toEqual([...SCHEMA_NAMES].sort())
  expect(DEFINITIONS.map(toFile).filter((file) => !isDefinitionsOnly(file))).toEqual([])
})

test.each(Object.entries(PRODUCED))(
  '%s is validated in its test',
  (name, [path, mention = name]) => {
    expect(readFileSync(`${ROOT}${path}`, 'utf8')).toContain(mention)
  },
)

test.each(SCHEMA_NAMES)('%s has a valid fixture', (file) => {
  expect(listExamples(file)).not.toEqual([])
})
