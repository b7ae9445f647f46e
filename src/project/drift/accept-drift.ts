import { nearest } from '../../internal.ts'
import {
  type UpdateEssenceData,
  type UpdateEssenceInput,
  updateEssence,
} from '../contract/update-essence.ts'
import type { Environment } from '../environment.ts'
import { EXIT, OperationError } from '../errors.ts'
import { type CheckDriftInput, checkDrift, type Drift } from './check-drift.ts'

/** What to do about a difference between contract and project. */
const RESOLUTIONS = ['accept', 'accept_scoped', 'reject', 'defer'] as const

/** The differences to resolve. */
export interface AcceptDriftInput
  extends CheckDriftInput,
    Omit<UpdateEssenceInput, 'edits' | 'patch'> {
  readonly resolution: (typeof RESOLUTIONS)[number]
  /** The ids of `check_drift`. */
  readonly drift_ids?: readonly string[] | undefined
  /** Version 3: the kinds of differences, optionally of one page. */
  readonly violations?: readonly Readonly<Record<string, unknown>>[] | undefined
  /** The page that `accept_scoped` is limited to. */
  readonly scope?: string | undefined
}

/** The resolved differences, and the change of the contract if there is one. */
export interface AcceptDriftData {
  readonly resolution: AcceptDriftInput['resolution']
  readonly resolved: readonly Pick<Drift, 'id' | 'message'>[]
  /** What follows from the resolution. */
  readonly consequence: string
  readonly update: UpdateEssenceData | null
}

const CONSEQUENCES = {
  accept: 'The contract follows the project.',
  accept_scoped: 'The contract follows the project on this page.',
  reject: 'The contract stays. Change the project.',
  defer: 'Nothing changes. The next check reports the differences again.',
} as const

/** Resolves differences between contract and project; only accepting them changes the contract. */
export async function acceptDrift(
  environment: Environment,
  input: AcceptDriftInput,
): Promise<AcceptDriftData> {
  const { resolution, dry_run, expected_hash, confirm_dna } = input
  const { drift } = await checkDrift(environment, input)
  const selected = selectDrift(drift, input)
  const base = {
    resolution,
    resolved: selected.map(({ id, message }) => ({ id, message })),
    consequence: CONSEQUENCES[resolution],
  }
  if (resolution === 'reject' || resolution === 'defer') return { ...base, update: null }
  const edits = selected.map((item) => item.accept ?? rejectUndecided(item))
  const change = { edits, dry_run, expected_hash, confirm_dna }
  return { ...base, update: await updateEssence(environment, change) }
}

function selectDrift(
  drift: readonly Drift[],
  { drift_ids, violations, resolution, scope }: AcceptDriftInput,
): readonly Drift[] {
  if (resolution === 'accept_scoped' && scope === undefined) {
    throw new OperationError('usage', 'accept_scoped needs "scope", the id of a page.')
  }
  const rows = [
    ...(drift_ids ?? []).map((id) => ({ label: id, matches: (item: Drift) => item.id === id })),
    ...(violations ?? []).map(({ rule, page_id }) => ({
      label: String(rule),
      matches: (item: Drift) =>
        item.kind === rule && (page_id === undefined || isPage(item, String(page_id))),
    })),
  ]
  if (rows.length === 0) {
    throw new OperationError('usage', 'Pass drift_ids or violations.', {
      hint: 'svc_contract check_drift returns the ids.',
    })
  }
  const isInScope = (item: Drift): boolean =>
    resolution !== 'accept_scoped' || isPage(item, scope ?? '')
  return rows.flatMap(({ label, matches }) => {
    const found = drift.filter((item) => matches(item) && isInScope(item))
    return found.length > 0 ? found : rejectUnknown(label, drift)
  })
}

const isPage = ({ page_id = '' }: Drift, id: string): boolean =>
  page_id === id || page_id.endsWith(`/${id}`)

function rejectUnknown(label: string, drift: readonly Drift[]): never {
  const suggestions = nearest(
    label,
    drift.flatMap(({ id, kind }) => [id, kind]),
  )
  throw new OperationError('drift-not-found', `There is no such difference: "${label}".`, {
    exit: EXIT.notFound,
    suggestions,
    hint:
      suggestions.length > 0
        ? `Did you mean ${suggestions[0]}?`
        : 'svc_contract check_drift lists the differences.',
  })
}

function rejectUndecided({ id, message }: Drift): never {
  throw new OperationError('drift-undecided', `${id} cannot be accepted as it is. ${message}`, {
    hint: 'Decide what the contract should say, and use svc_contract_write update_essence.',
  })
}
