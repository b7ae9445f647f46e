import type { Issue, Severity } from '../../kernel/finding.ts'
import type { Check, ProjectCheck } from '../check.ts'
import type { Repair, SourceDraft } from '../finding.ts'
import type { ContractIssue, ContractReport } from '../snapshot.ts'

/** A check that reports issues of the contract. */
interface ContractCheck {
  readonly code: string
  readonly check: string
  readonly severity: Severity
  readonly summary: string
  /** The codes of the issues. */
  readonly issues: readonly string[]
}

const CONTRACT_CHECKS: readonly ContractCheck[] = [
  {
    code: 'CONTRACT002',
    check: 'contract-version',
    severity: 'error',
    summary: 'the contract has another version than 4.0.0',
    issues: ['version-old', 'version-unknown'],
  },
  {
    code: 'CONTRACT003',
    check: 'contract-invalid',
    severity: 'error',
    summary: 'the contract is not JSON, breaks its schema or has another error',
    // Every error that no other check reports.
    issues: [],
  },
  {
    code: 'CONTRACT004',
    check: 'content-ref-unknown',
    severity: 'error',
    summary: 'a pattern, preset, theme, shell or archetype is unknown',
    issues: [
      ...['pattern-unknown', 'preset-unknown', 'theme-unknown', 'shell-unknown'],
      'archetype-unknown',
    ],
  },
  {
    code: 'STRUCT001',
    check: 'page-unaddressable',
    severity: 'warn',
    summary: 'a page has no route',
    issues: ['page-unrouted'],
  },
  {
    code: 'STRUCT002',
    check: 'route-binding-broken',
    severity: 'error',
    summary:
      'a route, navigation item, hotkey or command leads nowhere, or two pages share an id or route',
    issues: [
      ...['route-section-unknown', 'route-page-unknown', 'route-duplicate', 'route-disagreement'],
      ...['section-id-duplicate', 'page-id-duplicate', 'navigation-route-unknown'],
      ...['hotkey-route-unknown', 'command-route-unknown'],
    ],
  },
]

/** Returns the code of the check that reports an issue; every error has one. */
export function getContractCode({
  code,
  severity,
}: Pick<Issue, 'code' | 'severity'>): string | null {
  const match = CONTRACT_CHECKS.find(({ issues }) => issues.includes(code))
  return match?.code ?? (severity === 'error' ? 'CONTRACT003' : null)
}

// Whether a contract makes sense is not a matter of degree, so the guard does not decide here.
const toCheck = ({ issues: _, ...facts }: ContractCheck): ProjectCheck => ({
  ...facts,
  family: facts.code.startsWith('STRUCT') ? 'structure' : 'contract',
  layer: 'intrinsic',
  scope: 'project',
  *run({ contractReport }) {
    for (const issue of contractReport?.issues ?? []) {
      if (getContractCode(issue) === facts.code) yield createDraft(issue, contractReport)
    }
  },
})

/** The checks that report what is wrong with the contract itself. */
export const contractChecks: readonly Check[] = CONTRACT_CHECKS.map(toCheck)

const createDraft = (
  issue: ContractIssue,
  report: Pick<ContractReport, 'path'> | undefined,
): SourceDraft => ({
  file: report?.path ?? '',
  range: issue.range,
  message: issue.message,
  confidence: 'certain',
  severity: issue.severity,
  anchor: `${issue.code} ${issue.anchor}`,
  evidence: [{ kind: 'pointer', text: issue.pointer || '/' }],
  repair: createRepair(issue),
})

function createRepair(issue: ContractIssue): Repair {
  const title = describeRepair(issue)
  const patch = issue.patch ? { patch: issue.patch } : {}
  return issue.edits
    ? { kind: 'contract', title, steps: [title], autofix: 'safe', edits: issue.edits, ...patch }
    : { kind: 'contract', title, steps: [title], autofix: 'none' }
}

function describeRepair({ code, hint, pointer, expected }: ContractIssue): string {
  if (hint !== undefined) return hint
  if (code === 'json-invalid') return 'Fix the JSON first: nothing else can be checked before.'
  const place = pointer || 'the top level'
  if (code === 'property-missing') return `Add ${expected ?? 'it'} to ${place}.`
  return `Change ${place}: ${expected === undefined ? 'see the schema of the contract' : `expected ${expected}`}.`
}
