import type { Severity } from '../kernel/finding.ts'
import { sha256Hex } from '../kernel/hash.ts'
import { normalizeSpace, truncate } from '../kernel/text.ts'
import type { Check } from './check.ts'
import type { SourceDraft, SourceFinding } from './finding.ts'
import type { Suppression } from './source-file.ts'
import type { TextPosition } from './text-lines.ts'

/** What a finding gets besides its draft. */
export interface FindingContext {
  readonly check: Check
  readonly severity: Severity
  /** The text of the file; empty if it is not known. */
  readonly text: string
  readonly findPosition: (offset: number) => TextPosition
  /** How many findings of the same check, file and anchor come before this one. */
  readonly ordinal: number
  readonly suppression: Suppression | undefined
}

const MAX_EXCERPT_LENGTH = 160

/** The page of the documentation that explains the checks; each has an anchor. */
const DOCS_PAGE = 'docs/verify/'

/** Returns the fingerprint of a finding in a file; renaming the file changes nothing else. */
export const createFingerprint = (file: string, anchorHash: string): string =>
  `fp1:${sha256Hex(JSON.stringify([file, anchorHash]))}`

/** Completes what a check reported with its identity, location and excerpt. */
export function finishFinding(draft: SourceDraft, context: FindingContext): SourceFinding {
  const { check, severity, ordinal, suppression } = context
  const { code, family, layer } = check
  const anchorHash = sha256Hex(JSON.stringify([code, draft.anchor, ordinal])).slice(0, 20)
  const fingerprint = createFingerprint(draft.file, anchorHash)
  const source = context.text.slice(draft.range.start, draft.range.end)
  return {
    id: `${code}:${fingerprint.slice(4, 14)}`,
    fingerprint,
    anchorHash,
    code,
    check: check.check,
    family,
    layer,
    severity,
    confidence: draft.confidence,
    message: draft.message,
    location: toLocation(draft, context.findPosition),
    anchor: draft.anchor,
    ...(source === '' ? {} : { excerpt: truncate(normalizeSpace(source), MAX_EXCERPT_LENGTH) }),
    excerptHash: `sha256:${sha256Hex(source)}`,
    evidence: draft.evidence ?? [],
    repair: draft.repair,
    docs: `${DOCS_PAGE}#${code.toLowerCase()}`,
    status: suppression === undefined ? 'new' : 'suppressed',
    ...(suppression?.reason ? { reason: suppression.reason } : {}),
  }
}

function toLocation(
  { file, range }: SourceDraft,
  findPosition: FindingContext['findPosition'],
): SourceFinding['location'] {
  const [start, end] = [findPosition(range.start), findPosition(range.end)]
  const { line, column } = start
  return { file, line, column, endLine: end.line, endColumn: end.column }
}
