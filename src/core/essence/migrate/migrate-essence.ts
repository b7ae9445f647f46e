import { validate as isV2 } from '../../generated/validators/essence.v2.ts'
import { validate as isV3 } from '../../generated/validators/essence.v3.ts'
import type { Issue } from '../../kernel/finding.ts'
import { resolvePointer } from '../../kernel/json/pointer.ts'
import type { Essence } from '../version.ts'
import { detectVersion, ESSENCE_VERSION, type EssenceVersion } from '../version.ts'
import { type Change, combineChanges, type MigrationStep } from './change.ts'
import { toSourceIssues } from './source-issues.ts'
import { migrateSectioned, migrateSimple } from './v2-to-v3.ts'
import { migrateV3 } from './v3-to-v4.ts'

/** Creates an issue for each loss and each default, which people should check. */
const toChangeIssues = (changes: readonly Change[]): Issue[] =>
  changes.flatMap((change) => ISSUES_BY_KIND[change.kind](change))

const ISSUES_BY_KIND: { readonly [K in Change['kind']]: (change: Change) => Issue[] } = {
  moved: () => [],
  converted: () => [],
  // Points into the migrated document, where the default can be checked.
  defaulted: ({ to = '', value, note }) =>
    isEmptyList(value)
      ? []
      : [{ code: 'migration-default', severity: 'info', pointer: to, message: note }],
  dropped: ({ from = '', note }) => [
    { code: 'migration-loss', severity: 'warn', pointer: from, message: note },
  ],
}

/** An empty list means the same as a missing one, so it needs no check. */
const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0

export type { Change }

/** The changes to a document. */
interface MigrationLog {
  readonly changes: readonly Change[]
  /** Each loss (`migration-loss`) and each default to check (`migration-default`). */
  readonly issues: readonly Issue[]
}

/**
 * A version 4 document and its changes, or the issues that prevent a migration. A migrated document
 * is valid; a document that already has version 4 is returned unchecked.
 */
export type Migration =
  | ({ readonly ok: true; readonly from: 'v4'; readonly value: unknown } & MigrationLog)
  | ({ readonly ok: true; readonly from: 'v2' | 'v3'; readonly value: Essence } & MigrationLog)
  | { readonly ok: false; readonly issues: readonly Issue[] }

/**
 * Migrates an essence of any known version to version 4. A version 4 document is returned unchanged
 * and unchecked.
 *
 *
 * @example
 * import { migrateEssence } from '@svc/content/essence'
 *
 * migrateEssence({ version: '5.0.0' }).ok // => false
 */
export function migrateEssence(document: unknown): Migration {
  const version = detectVersion(document)
  if (version === undefined) return { ok: false, issues: [createUnknownVersionIssue(document)] }
  return MIGRATIONS[version](document as object)
}

const MIGRATIONS: { readonly [V in EssenceVersion]: (document: object) => Migration } = {
  v2: (document) => {
    if (!isV2(document)) return createFailure('v2', document, isV2.errors ?? [])
    const first = 'sections' in document ? migrateSectioned(document) : migrateSimple(document)
    const second = migrateV3(first.document)
    const changes = combineChanges(first.changes, second.changes)
    return createSuccess('v2', { document: second.document, changes })
  },
  v3: (document) =>
    isV3(document)
      ? createSuccess('v3', migrateV3(document))
      : createFailure('v3', document, isV3.errors ?? []),
  v4: (document) => ({ ok: true, value: document, from: 'v4', changes: [], issues: [] }),
}

const createSuccess = (
  from: 'v2' | 'v3',
  { document, changes }: MigrationStep<Essence>,
): Migration => ({
  ok: true,
  value: document,
  from,
  changes,
  issues: toChangeIssues(changes),
})

const createFailure = (...input: Parameters<typeof toSourceIssues>): Migration => ({
  ok: false,
  issues: toSourceIssues(...input),
})

function createUnknownVersionIssue(document: unknown): Issue {
  const version = resolvePointer(document, '/version')
  const isMissing = version === undefined
  return {
    code: 'version-unknown',
    severity: 'error',
    pointer: isMissing ? '' : '/version',
    message: isMissing ? 'The document has no version.' : 'Unknown version of the document.',
    expected: `"${ESSENCE_VERSION}", "3.1.0", "3.0.0" or a version below 3, such as "2.0.0"`,
    found: describeVersion(version),
  }
}

function describeVersion(version: unknown): string {
  if (version === undefined) return 'nothing'
  // No version is this long, so the start is enough.
  return typeof version === 'string' ? JSON.stringify(version.slice(0, 40)) : typeof version
}
