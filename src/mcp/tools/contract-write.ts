import * as z from 'zod/mini'
import {
  choice,
  detail,
  document,
  documents,
  flag,
  projectPath,
  text,
  texts,
} from '../parameters.ts'
import { defineAction, type Tool } from '../tool.ts'
import { CLAIMS } from './contract.ts'

const OPERATIONS = [
  ...(['add_page', 'remove_page', 'update_page_layout', 'update_dna', 'update_blueprint'] as const),
  ...(['add_feature', 'remove_feature', 'add_section', 'remove_section', 'set_route'] as const),
  'patch',
] as const

/** What a change needs to be written. */
const writeOptions = {
  dry_run: z.optional(flag('default: true')),
  expected_hash: z.optional(text('required to write')),
  confirm_dna: z.optional(flag('required if dna changes')),
  project_path: projectPath,
  detail,
}

const describeNewHash = (data: unknown): { readonly hash?: string } => {
  const { update = data } = data as { readonly update?: unknown }
  const { written, new_hash, old_hash } = (update ?? {}) as Readonly<Record<string, unknown>>
  const hash = written ? new_hash : old_hash
  return typeof hash === 'string' ? { hash } : {}
}

const updateEssence = defineAction({
  summary:
    'edits the contract, keeps the old one in .svc/backups: diff and new hash; never an invalid document',
  parameters: z.object({
    operation: z.optional(choice(OPERATIONS)),
    payload: z.optional(document('of the operation, such as {page_id, layout} or {patch: []}')),
    operations: z.optional(documents('several: [{operation, payload}]')),
    ...writeOptions,
  }),
  describe: describeNewHash,
  async run(environment, { operation, payload, operations = [], ...options }) {
    const { updateEssence: update } = await import('../../project/contract/update-essence.ts')
    const edits = [
      ...(operation === undefined ? [] : [{ operation, payload }]),
      ...operations.map((edit) => ({
        operation: String(edit.operation),
        payload: edit.payload,
      })),
    ]
    const { dry_run, expected_hash, confirm_dna } = options
    return update(environment, { edits, dry_run, expected_hash, confirm_dna })
  },
})

const acceptDrift = defineAction({
  summary: 'resolves what check_drift found; only accepting changes the contract',
  parameters: z.object({
    resolution: choice(['accept', 'accept_scoped', 'reject', 'defer']),
    drift_ids: z.optional(texts()),
    violations: z.optional(documents('3.x: [{rule, page_id?}]')),
    scope: z.optional(text('a page')),
    ...CLAIMS,
    ...writeOptions,
  }),
  describe: describeNewHash,
  async run(environment, { detail: _, project_path: __, ...input }) {
    const operations = await import('../../project/drift/accept-drift.ts')
    return operations.acceptDrift(environment, input)
  },
})

/** Changes the contract of a project. */
export const contractWriteTool: Tool = {
  name: 'svc_contract_write',
  title: 'Change the contract',
  description: 'Edits svc.essence.json: a dry run unless dry_run is false and the hash is current.',
  annotations: {
    readOnlyHint: false,
    destructiveHint: true,
    // A repeated call has an old hash, and is refused.
    idempotentHint: true,
    openWorldHint: false,
  },
  actions: { update_essence: updateEssence, accept_drift: acceptDrift },
}
