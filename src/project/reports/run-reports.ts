import { CHECKS, createEvidenceBundle, createFileCritique } from '../../internal/verify.ts'
import type { Environment } from '../environment.ts'
import { EXIT, OperationError } from '../errors.ts'
import { findProject } from '../folder/project.ts'
import { resolvePaths } from '../verify/resolve-paths.ts'
import { requireRun } from '../verify/runs.ts'
import { WHOLE_PROJECT } from '../verify/verify.ts'
import { verifyProject } from '../verify/verify-project.ts'
import { readReportInput } from './report-input.ts'

/** Reports on one file (file-critique-report.v1), whatever its role. */
export async function critiqueFile(
  environment: Environment,
  { file_path }: { readonly file_path: string },
) {
  const project = await findProject(environment)
  const { paths } = await resolvePaths([file_path], project)
  const [file = file_path] = paths
  const verified = await verifyProject(environment, project, { scope: { ...WHOLE_PROJECT, paths } })
  if (!verified.snapshot.files.some(({ path }) => path === file)) {
    throw new OperationError('file-not-found', `${file_path} was not read.`, {
      exit: EXIT.notFound,
      hint: 'Pass the path of a file with markup, styles or scripts that git does not ignore.',
    })
  }
  const input = await readReportInput(environment, verified)
  return createFileCritique(input, { file, checks: CHECKS })
}

/** The run of an evidence bundle, and the program that asks for it. */
export interface EvidenceInput {
  readonly run_id?: string | undefined
  readonly program?: 'cli' | 'mcp' | undefined
}

/** Creates the evidence of a run without source text (evidence-bundle.v2). */
export async function createEvidence(
  environment: Environment,
  { run_id, program = 'mcp' }: EvidenceInput = {},
) {
  const project = await findProject(environment)
  const run = await requireRun(project.root, run_id)
  const input = await readReportInput(environment, { project, run })
  return createEvidenceBundle(input, { checks: CHECKS, program })
}
