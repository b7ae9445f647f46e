import { stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseJson } from '../../essence.ts'
import { ifExists } from '../../internal/node.ts'
import {
  LINTER_FORMATS,
  type LinterResult,
  readLinterReport,
  type SourceFile,
} from '../../internal/verify.ts'
import { pluralize } from '../../internal.ts'
import { OperationError } from '../errors.ts'
import { displayPath, readText, requireFound, resolveInside } from '../folder/files.ts'

/** The results of other linters, with paths of the project. */
export interface ImportedResults {
  readonly results: readonly LinterResult[]
  /** Why results may be out of date, in sentences. */
  readonly limitations: readonly string[]
  /** Which results were left out, in sentences. */
  readonly notes: readonly string[]
}

/** Reads the reports of other linters. Results in files that are not part of the run are left out. */
export async function importResults(
  root: string,
  reports: readonly string[],
  files: readonly SourceFile[],
): Promise<ImportedResults> {
  const read = await Promise.all(reports.map((report) => readReport(root, report, files)))
  return {
    results: read.flatMap(({ results }) => results),
    limitations: read.flatMap(({ limitations }) => limitations),
    notes: read.flatMap(({ notes }) => notes),
  }
}

async function readReport(
  root: string,
  report: string,
  files: readonly SourceFile[],
): Promise<ImportedResults> {
  const path = resolveInside(root, '--import', report)
  const parsed = parseJson(requireFound(await readText(root, path), report))
  const all = parsed.ok ? readLinterReport(parsed.value) : null
  if (all === null) {
    throw new OperationError('report-unknown', `${report} is not the report of a linter.`, {
      hint: `Import ${LINTER_FORMATS.slice(0, -1).join(', ')} or ${LINTER_FORMATS.at(-1)}.`,
    })
  }
  const known = new Set(files.map((file) => file.path))
  const located = all.map((result) => ({ ...result, file: toProjectPath(root, result.file) }))
  const results = located.filter(({ file }) => known.has(file))
  const unread = located.length - results.length
  return {
    results,
    limitations: await describeOldResults(root, report, results),
    notes:
      unread > 0
        ? [`${pluralize(unread, 'result')} of ${report} in files that are not checked here.`]
        : [],
  }
}

/** Linters write absolute paths, paths from the current folder, or URLs of both. */
function toProjectPath(root: string, file: string): string {
  const path = file.startsWith('file:') ? fileURLToPath(file) : file
  return displayPath(root, resolve(root, path))
}

/** Results of files that have changed since may be gone, or be in other lines. */
async function describeOldResults(
  root: string,
  report: string,
  results: readonly LinterResult[],
): Promise<string[]> {
  const written = (await ifExists(stat(join(root, report))))?.mtimeMs ?? 0
  const paths = [...new Set(results.map(({ file }) => file))]
  const times = await Promise.all(paths.map((path) => ifExists(stat(join(root, path)))))
  const newer = paths.filter((_, index) => (times[index]?.mtimeMs ?? 0) > written)
  if (newer.length === 0) return []
  const more = newer.length > 1 ? ` and ${pluralize(newer.length - 1, 'other file')}` : ''
  return [`${report} is older than ${newer[0]}${more}, so its results may be out of date.`]
}
