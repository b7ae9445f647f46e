import { join } from 'node:path'
import { type Contract, isError } from '../contract/contract-file.ts'
import type { Environment } from '../environment.ts'
import { OperationError } from '../errors.ts'
import { CONTEXT_FOLDER } from '../folder/project.ts'
import { compileContract } from './compile.ts'
import type { FileUpdate } from './owned-file.ts'
import { MANIFEST_FILE, readPackFolder } from './pack-files.ts'

/** How the files that svc writes compare with the contract. */
export type PackFreshness = 'current' | 'stale' | 'missing'

/** The files that svc writes, compared with what it would write now. */
export interface OwnedFileState {
  readonly freshness: PackFreshness
  /** The files that are not up to date. */
  readonly updates: readonly FileUpdate[]
  /** What is wrong with all files, if they could not be compared one by one. */
  readonly problem?: string
  /** What could not be compared, and why. */
  readonly limitations: readonly string[]
}

/** Compares the files of a project in the same way as `svc compile --check`. */
export async function readOwnedFileState(
  environment: Environment,
  contract: Contract,
): Promise<OwnedFileState> {
  const { project, issues } = contract
  const { provenance } = await readPackFolder(project.root, join(project.root, CONTEXT_FOLDER), [])
  if (provenance === undefined && project.config.output === undefined) {
    const limitation = `There are no packs in ${CONTEXT_FOLDER} yet: \`npx @svc/content compile\` writes them.`
    return { freshness: 'missing', updates: [], limitations: [limitation] }
  }
  const settings = { ...environment.settings, project: project.root }
  const report = issues.some(isError)
    ? undefined
    : await compileContract({ ...environment, settings }, { check: true }).catch(toMessage)
  const stale = provenance === undefined ? 'missing' : 'stale'
  if (typeof report === 'string') {
    return { freshness: stale, updates: [], problem: report, limitations: [] }
  }
  if (report?.valid) {
    const updates = hideManifest(report.updates)
    return { freshness: updates.length > 0 ? stale : 'current', updates, limitations: [] }
  }
  const isOld = provenance?.essence_digest !== contract.hash
  const problem = `The packs in ${CONTEXT_FOLDER} are from another contract.`
  const limitation =
    'The files that svc writes were not compared, because the contract or a record has errors: see `npx @svc/content validate`.'
  return {
    freshness: isOld ? stale : 'current',
    updates: [],
    ...(isOld ? { problem } : {}),
    limitations: [limitation],
  }
}

const toMessage = (error: unknown): string => {
  if (error instanceof OperationError) return [error.message, error.hint].filter(Boolean).join(' ')
  throw error
}

/** Leaves out the manifest if it is not the only file, because it changes with every pack. */
function hideManifest(updates: readonly FileUpdate[]): readonly FileUpdate[] {
  const others = updates.filter(({ file }) => file !== `${CONTEXT_FOLDER}/${MANIFEST_FILE}`)
  return others.length > 0 ? others : updates
}
