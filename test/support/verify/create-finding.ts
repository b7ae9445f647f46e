import { sha256Hex } from '../../../src/core/kernel/hash.ts'
import type { Repair, SourceFinding } from '../../../src/core/verify/finding.ts'
import type { Run } from '../../../src/core/verify/run.ts'

/** What a test says about a finding. */
export interface FindingFields extends Partial<Omit<SourceFinding, 'repair' | 'location'>> {
  readonly file?: string
  readonly line?: number
  readonly repair?: Partial<Repair>
}

/** Creates a finding with a fingerprint of its code, file, anchor and excerpt. */
export function createFinding(fields: FindingFields = {}): SourceFinding {
  const { file = 'src/a.html', line = 1, repair, code = 'A11Y030', ...rest } = fields
  const anchor = rest.anchor ?? 'img'
  const hex = sha256Hex([code, file, anchor, rest.excerpt ?? ''].join('\n'))
  return {
    id: `${code}:${hex.slice(0, 10)}`,
    fingerprint: `fp1:${hex}`,
    code,
    check: 'image-alt',
    family: 'accessibility',
    layer: 'intrinsic',
    severity: 'error',
    confidence: 'certain',
    message: 'The image has no text alternative.',
    location: { file, line, column: 1, endLine: line, endColumn: 10 },
    anchor,
    excerptHash: `sha256:${hex}`,
    evidence: [],
    docs: `https://svc.example/docs/checks/${code}`,
    status: 'new',
    ...rest,
    repair: {
      kind: 'edit',
      title: 'Add a text alternative.',
      steps: [],
      autofix: 'none',
      ...repair,
    },
  }
}

/** Creates a run with findings. */
export const createRun = (findings: readonly SourceFinding[], fields: Partial<Run> = {}): Run => ({
  run_id: 'run-1',
  status: 'attention',
  scope: {
    kind: 'project',
    changed_files: null,
    paths: null,
    checks: [],
    dist: null,
    baseline: null,
  },
  contract_hash: null,
  files: {},
  checked: 0,
  findings,
  limitations: [],
  notes: [],
  attempts: {},
  history: { resolved: [], introduced: [] },
  ...fields,
})
