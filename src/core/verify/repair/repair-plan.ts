import type { Severity } from '../../kernel/finding.ts'
import type { SourceFinding, TextEdit } from '../finding.ts'
import type { Run } from '../run.ts'
import { describeElement } from './describe-element.ts'
import type { RepairSources } from './patch.ts'

/** A call of a tool that makes sense next. */
export interface NextCall {
  readonly tool: string
  readonly action: string
  readonly args: Readonly<Record<string, unknown>>
}

/** The place that a step changes, and what to write there. */
export interface StepEdit {
  readonly finding_id: string
  readonly file: string
  readonly line: number
  readonly column: number
  readonly end_line: number
  readonly end_column: number
  readonly excerpt_hash: string
  readonly before: string | null
  /** The new text of the edits that the check suggests; null if someone has to write it. */
  readonly suggestion: string | null
}

/** Some lines to read before an edit. */
export interface ReadRange {
  readonly file: string
  readonly start_line: number
  readonly end_line: number
}

/** One step of a plan: findings with the same cause in one file. */
export interface RepairStep {
  readonly finding_ids: readonly string[]
  readonly code: string
  readonly severity: Severity
  readonly message: string
  readonly title: string
  readonly steps: readonly string[]
  readonly autofix: 'safe' | 'suggest' | 'none'
  readonly edits: readonly StepEdit[]
  readonly imports_to_add: readonly string[]
  /** What to read first; at most five ranges. */
  readonly read: readonly ReadRange[]
  /** What an edit must keep: handlers, test ids and texts of the element. */
  readonly preserve: readonly string[]
  /** True if the file has changed since the run, so that the edits may not fit any more. */
  readonly stale: boolean
  /** The call that makes the change; null if an edit of a file is needed. */
  readonly apply: NextCall | null
  /** The call that returns the change as a diff; null if there is none. */
  readonly patch: NextCall | null
  readonly command: string | null
  readonly verify: NextCall
}

/** An ordered plan, the most severe findings first. */
export interface RepairPlan {
  readonly run_id: string
  readonly stale: boolean
  readonly steps: readonly RepairStep[]
  readonly omitted: number
}

const DEFAULT_STEPS = 5

/** Plans the repair of findings: errors first, of these what endangers users, file by file. */
export function createRepairPlan(
  run: Run,
  findings: readonly SourceFinding[],
  { sources, max = DEFAULT_STEPS }: { readonly sources: RepairSources; readonly max?: number },
): RepairPlan {
  const open = findings.filter(({ status }) => status !== 'suppressed')
  const groups = groupFindings(open.toSorted(compareFindings))
  return {
    run_id: run.run_id,
    stale: open.some(({ location }) => sources.stale.has(location.file)),
    // Describing a step searches its file, so only those that are shown are described.
    steps: groups.slice(0, max).map((group) => toStep(group, run, sources)),
    omitted: Math.max(0, groups.length - max),
  }
}

const SEVERITY_RANK: Readonly<Record<Severity, number>> = { error: 0, warn: 1, info: 2 }
const AUTOFIX_RANK = { safe: 0, suggest: 1, none: 2 } as const

/** Ranks a finding. A command works only when the errors of the contract are gone. */
const getRank = ({ repair, severity }: SourceFinding): number =>
  Math.max(repair.kind === 'command' ? 0.5 : 0, SEVERITY_RANK[severity])

/** Ranks what endangers users before the rest of the same severity. */
const getRisk = ({ family }: SourceFinding): number => (family === 'security' ? 0 : 1)

const isSafe = ({ repair }: Pick<SourceFinding, 'repair'>): boolean =>
  repair.autofix === 'safe' || repair.patch !== undefined

/** Orders findings for a repair; equal ones by their place. */
const compareFindings = (a: SourceFinding, b: SourceFinding): number =>
  getRank(a) - getRank(b) ||
  getRisk(a) - getRisk(b) ||
  compareTexts(a.location.file, b.location.file) ||
  AUTOFIX_RANK[a.repair.autofix] - AUTOFIX_RANK[b.repair.autofix] ||
  a.location.line - b.location.line ||
  a.location.column - b.location.column ||
  compareTexts(a.id, b.id)

const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

const MAX_FINDINGS_PER_STEP = 10

/** Groups findings that one edit of a file fixes; all certain fixes of a contract are one group. */
function groupFindings(findings: readonly SourceFinding[]): SourceFinding[][] {
  const groups = new Map<string, SourceFinding[]>()
  for (const finding of findings) {
    const { repair, code, location } = finding
    const cause = isSafe(finding) ? 'safe' : `${code} ${repair.title}`
    const key = `${location.file}\n${cause}`
    const group = groups.get(key)
    if (group) group.push(finding)
    else groups.set(key, [finding])
  }
  return [...groups.values()].flatMap((group) =>
    group.some(({ repair }) => repair.patch) ? [group] : chunk(group, MAX_FINDINGS_PER_STEP),
  )
}

const chunk = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  )

function toStep(group: readonly SourceFinding[], run: Run, sources: RepairSources): RepairStep {
  const [first] = group
  if (first === undefined) throw new Error('A step of a plan needs a finding.')
  const { repair, location } = first
  const ids = group.map(({ id }) => id)
  const hasDiff = group.some(
    ({ repair: { edits = [], autofix } }) => edits.length > 0 && autofix !== 'none',
  )
  return {
    finding_ids: ids,
    code: first.code,
    severity: first.severity,
    message: unique(group.map(({ message }) => message)).join(' '),
    title: toTitle(group),
    steps: unique(group.flatMap(({ repair: { steps } }) => steps)),
    autofix: repair.patch === undefined ? repair.autofix : 'safe',
    edits: group.map((finding) => toStepEdit(finding, sources)),
    imports_to_add: unique(group.flatMap(({ repair: { imports = [] } }) => imports)),
    read: listReadRanges(group),
    preserve: unique(group.flatMap((finding) => describeElement(finding, sources.files))),
    stale: sources.stale.has(location.file),
    apply: repair.patch === undefined ? null : toApplyCall(run, location.file),
    patch: hasDiff ? toCall('svc_repair', 'patch', run, ids) : null,
    command: repair.command ?? null,
    verify: toCall('svc_verify', 'recheck', run, ids),
  }
}

const unique = (texts: readonly string[]): string[] => [...new Set(texts)]

const toTitle = (group: readonly SourceFinding[]): string => {
  const titles = unique(group.map(({ repair }) => repair.title))
  return titles.length === 1 && titles[0] !== undefined
    ? titles[0]
    : `Apply ${group.length} safe fixes at once.`
}

const toCall = (
  tool: string,
  action: string,
  { run_id }: Run,
  finding_ids: readonly string[],
): NextCall => ({ tool, action, args: { run_id, finding_ids } })

function toStepEdit(
  { id, location, excerpt, excerptHash, repair }: SourceFinding,
  { texts }: RepairSources,
): StepEdit {
  const edits = repair.edits ?? []
  const { file, line, column, endLine, endColumn } = location
  return {
    finding_id: id,
    ...{ file, line, column, end_line: endLine, end_column: endColumn },
    excerpt_hash: excerptHash,
    before: excerpt ?? null,
    suggestion: edits.length === 0 ? null : edits.map((edit) => formatEdit(edit, texts)).join('\n'),
  }
}

/** Describes an edit in one line: `replace "#fff" with "var(--surface)"`. */
function formatEdit({ file, range, text }: TextEdit, texts: ReadonlyMap<string, string>): string {
  const before = (texts.get(file) ?? '').slice(range.start, range.end)
  if (before === '') return `insert ${JSON.stringify(text)}`
  return text === ''
    ? `remove ${JSON.stringify(before)}`
    : `replace ${JSON.stringify(before)} with ${JSON.stringify(text)}`
}

const MAX_READ_RANGES = 5
const CONTEXT_LINES = 5

function listReadRanges(group: readonly SourceFinding[]): ReadRange[] {
  const ranges: ReadRange[] = []
  for (const { location } of group) {
    const start = Math.max(1, location.line - CONTEXT_LINES)
    const end = location.endLine + CONTEXT_LINES
    const last = ranges.at(-1)
    if (last && last.file === location.file && start <= last.end_line + 1) {
      ranges[ranges.length - 1] = { ...last, end_line: Math.max(last.end_line, end) }
    } else ranges.push({ file: location.file, start_line: start, end_line: end })
  }
  return ranges.slice(0, MAX_READ_RANGES)
}

/**
 * Returns the call that applies all certain fixes of a contract: one with half of them is still
 * invalid. Null if an error would remain, because an invalid document is never written.
 */
function toApplyCall({ findings, contract_hash }: Run, file: string): NextCall | null {
  const ofContract = findings.filter(({ location }) => location.file === file)
  if (ofContract.some(({ severity, repair }) => severity === 'error' && !repair.patch)) return null
  const patch = ofContract.flatMap(({ repair }) => repair.patch ?? [])
  return {
    tool: 'svc_contract_write',
    action: 'update_essence',
    args: {
      operation: 'patch',
      payload: { patch },
      expected_hash: contract_hash,
      dry_run: false,
    },
  }
}
