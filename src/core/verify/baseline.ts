import type { Issue, Severity, ValidationResult } from '../kernel/finding.ts'
import { parseJson } from '../kernel/json/parse.ts'
import { isObject, type JsonObject } from '../kernel/json/value.ts'
import { compareStrings } from '../kernel/lists.ts'
import type { SourceFinding } from './finding.ts'
import { createFingerprint } from './finish-finding.ts'
import { isHigherSeverity } from './severity.ts'

/** A finding that was there when the baseline was saved. It has no line, so lines can move. */
export interface BaselineEntry {
  readonly fingerprint: string
  /** Identifies the finding within its file. */
  readonly anchor_hash: string
  readonly code: string
  readonly path: string
  readonly severity: Severity
  /** The commit at which the finding was first saved; null outside of git. */
  readonly first_seen: string | null
}

/** The findings that a project accepts for now. */
export interface Baseline {
  readonly version: 1
  readonly findings: readonly BaselineEntry[]
}

/** The file of the baseline, unless another one is named. */
export const BASELINE_FILE = '.svc/baseline.json'

/** New paths of renamed files by their old paths, as git reports them. */
export type Renames = ReadonlyMap<string, string>

const NO_RENAMES: Renames = new Map()

/** When and over what a baseline is saved. */
export interface SaveOptions {
  readonly commit: string | null
  /** The baseline that is replaced; what it has keeps the commit at which it was first seen. */
  readonly previous?: Baseline | null
  readonly renames?: Renames
}

/** Creates a baseline of all findings that are not suppressed. */
export function createBaseline(
  findings: readonly SourceFinding[],
  { commit, previous = null, renames = NO_RENAMES }: SaveOptions,
): Baseline {
  const known = indexEntries(previous, renames)
  const entries = findings
    .filter(({ status }) => status !== 'suppressed')
    .map(({ fingerprint, anchorHash = '', code, severity, location }) => ({
      fingerprint,
      anchor_hash: anchorHash,
      code,
      path: location.file,
      severity,
      first_seen: known.get(fingerprint)?.first_seen ?? commit,
    }))
  return { version: 1, findings: entries.toSorted(compareEntries) }
}

const compareEntries = (a: BaselineEntry, b: BaselineEntry): number =>
  compareStrings(a.path, b.path) ||
  compareStrings(a.code, b.code) ||
  compareStrings(a.fingerprint, b.fingerprint)

/** Returns the entries by the fingerprint that they have now, after files were renamed. */
const indexEntries = (baseline: Baseline | null, renames: Renames): Map<string, BaselineEntry> =>
  new Map(
    (baseline?.findings ?? [])
      .map((entry) => followRename(entry, renames))
      .map((entry) => [entry.fingerprint, entry]),
  )

function followRename(entry: BaselineEntry, renames: Renames): BaselineEntry {
  const path = renames.get(entry.path)
  if (path === undefined || entry.anchor_hash === '') return entry
  return { ...entry, path, fingerprint: createFingerprint(path, entry.anchor_hash) }
}

/** What a comparison has to know besides the findings. */
export interface CompareOptions {
  readonly renames?: Renames
  /** The files that were checked; entries of other files are left alone. */
  readonly checkedFiles?: ReadonlySet<string>
}

/** The findings of a run, compared with a baseline. */
export interface BaselineComparison {
  /** All findings, each with its status. */
  readonly findings: readonly SourceFinding[]
  readonly new: readonly SourceFinding[]
  readonly inherited: readonly SourceFinding[]
  /** Inherited findings whose severity was lower in the baseline. */
  readonly raised: readonly SourceFinding[]
  /** Entries whose finding is gone. */
  readonly resolved: readonly BaselineEntry[]
}

/** Compares the findings of a run with a baseline. Without one, every finding is new. */
export function compareWithBaseline(
  baseline: Baseline | null,
  findings: readonly SourceFinding[],
  { renames = NO_RENAMES, checkedFiles }: CompareOptions = {},
): BaselineComparison {
  const entries = indexEntries(baseline, renames)
  const withStatus = findings.map((finding): SourceFinding => {
    if (finding.status === 'suppressed') return finding
    return { ...finding, status: entries.has(finding.fingerprint) ? 'inherited' : 'new' }
  })
  const present = new Set(findings.map(({ fingerprint }) => fingerprint))
  const inherited = withStatus.filter(({ status }) => status === 'inherited')
  return {
    findings: withStatus,
    new: withStatus.filter(({ status }) => status === 'new'),
    inherited,
    raised: inherited.filter(({ fingerprint, severity }) =>
      isHigherSeverity(severity, entries.get(fingerprint)?.severity ?? severity),
    ),
    resolved: [...entries.values()].filter(
      ({ fingerprint, path }) =>
        !present.has(fingerprint) && (checkedFiles === undefined || checkedFiles.has(path)),
    ),
  }
}

/** Removes the entries whose finding is gone, and follows renamed files. Adds nothing. */
export function pruneBaseline(
  baseline: Baseline,
  findings: readonly SourceFinding[],
  options: CompareOptions = {},
): Baseline {
  const { resolved } = compareWithBaseline(baseline, findings, options)
  const gone = new Set(resolved.map(({ fingerprint }) => fingerprint))
  const entries = [...indexEntries(baseline, options.renames ?? NO_RENAMES).values()]
  const kept = entries.filter(({ fingerprint }) => !gone.has(fingerprint))
  return { version: 1, findings: kept.toSorted(compareEntries) }
}

/** Formats a baseline with one finding per line, so that differences are easy to review. */
export function formatBaseline({ version, findings }: Baseline): string {
  const lines = findings.map((entry) => `    ${JSON.stringify(entry)}`)
  const list = lines.length > 0 ? `[\n${lines.join(',\n')}\n  ]` : '[]'
  return `{\n  "version": ${version},\n  "findings": ${list}\n}\n`
}

/** Parses the text of a baseline file. */
export function parseBaseline(text: string): ValidationResult<Baseline> {
  const parsed = parseJson(text)
  if (!parsed.ok) return parsed
  const { value } = parsed
  if (!isObject(value) || value.version !== 1 || !Array.isArray(value.findings)) {
    return invalid('', 'A baseline is an object with "version": 1 and an array of "findings".')
  }
  const index = value.findings.findIndex((entry) => !isEntry(entry))
  if (index !== -1) {
    const expected = 'a fingerprint, a code, a path and a severity'
    return invalid(`/findings/${index}`, `The entry is incomplete: it needs ${expected}.`)
  }
  return { ok: true, value: { version: 1, findings: value.findings.map(toEntry) } }
}

const invalid = (pointer: string, message: string): { ok: false; issues: Issue[] } => ({
  ok: false,
  issues: [
    {
      code: 'baseline-invalid',
      severity: 'error',
      pointer,
      message,
      hint: 'Save the baseline again: `npx @svc/content baseline save`.',
    },
  ],
})

const isEntry = (entry: unknown): boolean =>
  isObject(entry) &&
  typeof entry.code === 'string' &&
  typeof entry.path === 'string' &&
  /^fp1:[\da-f]{64}$/.test(String(entry.fingerprint)) &&
  ['error', 'warn', 'info'].includes(String(entry.severity))

function toEntry(entry: JsonObject): BaselineEntry {
  const { fingerprint, anchor_hash, code, path, severity, first_seen } = entry
  return {
    fingerprint: String(fingerprint),
    anchor_hash: typeof anchor_hash === 'string' ? anchor_hash : '',
    code: String(code),
    path: String(path),
    severity: severity as Severity,
    first_seen: typeof first_seen === 'string' ? first_seen : null,
  }
}
