import type { EssenceV4 } from '../generated/types/essence.v4.ts'
import { validate as isV2 } from '../generated/validators/essence.v2.ts'
import { validate as isV3 } from '../generated/validators/essence.v3.ts'
import type { Issue } from '../issue.ts'
import { resolvePointer } from '../pointer.ts'
import type { Change, Step } from './migrate/change.ts'
import { changeIssues } from './migrate/change-issues.ts'
import { composeChanges } from './migrate/compose-changes.ts'
import { formErrors } from './migrate/form-errors.ts'
import { sourceIssues } from './migrate/source-issues.ts'
import { migrateSectioned } from './migrate/v2-sectioned.ts'
import { migrateSimple } from './migrate/v2-simple.ts'
import { migrateV3 } from './migrate/v3.ts'
import { type EssenceVersion, versionOf } from './version.ts'

export type { Change }

/** What was done to a document. */
interface Log {
  readonly changes: readonly Change[]
  /** Each loss (`migration-loss`) and each default to check (`migration-default`). */
  readonly issues: readonly Issue[]
}

/**
 * A document as version 4 with everything that was done to it, or why it cannot be one. Only what
 * was migrated is known to be valid: a version 4 document comes back as it is.
 */
export type Migration =
  | ({ readonly ok: true; readonly from: 'v4'; readonly value: unknown } & Log)
  | ({ readonly ok: true; readonly from: 'v2' | 'v3'; readonly value: EssenceV4 } & Log)
  | { readonly ok: false; readonly issues: readonly Issue[] }

/** An essence of any known version as version 4; a version 4 document as it is, right or wrong. */
export function migrateEssence(document: unknown): Migration {
  const version = versionOf(document)
  if (version === undefined) return { ok: false, issues: [unknownVersion(document)] }
  return MIGRATE[version](document as object)
}

const MIGRATE: { readonly [V in EssenceVersion]: (document: object) => Migration } = {
  v2: (document) => {
    if (!isV2(document)) return refuse('v2', document, formErrors(document, isV2.errors ?? []))
    const first = 'sections' in document ? migrateSectioned(document) : migrateSimple(document)
    const second = migrateV3(first.document)
    const changes = composeChanges(first.changes, second.changes)
    return succeed('v2', { document: second.document, changes })
  },
  v3: (document) =>
    isV3(document) ? succeed('v3', migrateV3(document)) : refuse('v3', document, isV3.errors ?? []),
  v4: (document) => ({ ok: true, value: document, from: 'v4', changes: [], issues: [] }),
}

const succeed = (from: 'v2' | 'v3', { document, changes }: Step<EssenceV4>): Migration => ({
  ok: true,
  value: document,
  from,
  changes,
  issues: changeIssues(changes),
})

const refuse = (...faults: Parameters<typeof sourceIssues>): Migration => ({
  ok: false,
  issues: sourceIssues(...faults),
})

function unknownVersion(document: unknown): Issue {
  const version = resolvePointer(document, '/version')
  const isMissing = version === undefined
  return {
    code: 'version-unknown',
    severity: 'error',
    pointer: isMissing ? '' : '/version',
    message: isMissing
      ? 'The document has no version, so it is not known how to read it.'
      : 'The version of the document is not one that can be migrated.',
    expected: '"4.0.0", "3.1.0", "3.0.0" or a version below 3, such as "2.0.0"',
    found: foundAs(version),
  }
}

function foundAs(version: unknown): string {
  if (version === undefined) return 'nothing'
  // No version is this long: the start tells what was meant.
  return typeof version === 'string' ? JSON.stringify(version.slice(0, 40)) : typeof version
}
