import type { RepairSources, SourceFinding } from '../../internal/verify.ts'
import type { Environment } from '../environment.ts'
import { readBytes } from '../folder/files.ts'
import { findProject } from '../folder/project.ts'
import { getTimeLimit } from '../parse/file-timeout.ts'
import { readSources } from '../parse/read-sources.ts'
import type { TimeLimit } from '../parse/timed-parser.ts'
import { selectRunFiles } from '../verify/resolve-paths.ts'
import type { StoredRun } from '../verify/run-files.ts'
import { requireRun, selectFindings } from '../verify/runs.ts'
import { hashText } from '../verify/verify-project.ts'

/** The findings to repair. */
export interface RepairInput {
  readonly run_id?: string | undefined
  readonly finding_ids?: readonly string[] | undefined
  readonly code?: string | undefined
  readonly path?: string | undefined
}

/** The findings to repair, and the files that their repair changes. */
export interface OpenedRepair {
  readonly run: StoredRun
  readonly findings: readonly SourceFinding[]
  readonly sources: RepairSources
}

/** Opens a run, and selects findings of it. */
export async function openRepair(
  environment: Environment,
  { run_id, finding_ids, code, path }: RepairInput,
): Promise<OpenedRepair> {
  const { root } = await findProject(environment)
  const run = await requireRun(root, run_id)
  const files = path === undefined ? undefined : await selectRunFiles(run, path)
  const findings = selectFindings(run, finding_ids).filter(
    (finding) =>
      (code === undefined || finding.code === code) &&
      (files === undefined || files.has(finding.location.file)) &&
      finding.status !== 'suppressed',
  )
  const { unsafe, ...sources } = await readRepairSources(
    root,
    run,
    findings,
    getTimeLimit(environment),
  )
  return { run, findings: findings.map((finding) => keepEncoding(finding, unsafe)), sources }
}

/** Turns the edits of files that are not UTF-8 into steps: writing them would lose characters. */
function keepEncoding(finding: SourceFinding, files: ReadonlySet<string>): SourceFinding {
  const { edits: _, ...repair } = finding.repair
  const file = finding.repair.edits?.find((edit) => files.has(edit.file))?.file
  if (file === undefined) return finding
  const steps = [`${file} is not encoded in UTF-8: edit it by hand.`, ...repair.steps]
  return { ...finding, repair: { ...repair, kind: 'manual', autofix: 'none', steps } }
}

/** Reads the files of findings as they are now. */
async function readRepairSources(
  root: string,
  run: StoredRun,
  findings: readonly SourceFinding[],
  limit: TimeLimit,
): Promise<RepairSources & { readonly unsafe: ReadonlySet<string> }> {
  const paths = new Set(
    findings.flatMap(({ location, repair }) => [
      location.file,
      ...(repair.edits ?? []).map(({ file }) => file),
    ]),
  )
  const known = [...paths].filter((path) => Object.hasOwn(run.files, path))
  const { files } = await readSources(root, known, new Map(), limit)
  const texts = new Map<string, string>()
  const unsafe = new Set<string>()
  for (const path of known) {
    const bytes = await readBytes(root, path)
    if (bytes === undefined) continue
    const text = bytes.toString('utf8')
    texts.set(path, text)
    if (!Buffer.from(text).equals(bytes)) unsafe.add(path)
  }
  const stale = known.filter((path) => run.files[path] !== hashText(texts.get(path) ?? ''))
  return {
    texts,
    files: new Map(files.map((file) => [file.path, file])),
    stale: new Set(stale),
    unsafe,
  }
}
