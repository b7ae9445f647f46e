import { API_ROOT, toFilePath } from '../api/paths.ts'
import { PROBLEMS, type ProblemCode } from '../core/kernel/problem.ts'

/** A path that only code can answer, published as a file with the problem of a bare GET. */
export interface ProblemFile {
  readonly path: string
  /** The path of the file, from the root of the site. */
  readonly file: string
  readonly status: number
  /** The `Allow` header that belongs to the problem. */
  readonly allow?: string
}

const problemFile = (name: string, code: ProblemCode, allow?: string): ProblemFile => {
  const path = `${API_ROOT}/${name}`
  const { status } = PROBLEMS[code]
  return { path, file: `/${toFilePath(path)}`, status, ...(allow === undefined ? {} : { allow }) }
}

/** The paths that a static host answers with a problem, because it cannot run code. */
export const PROBLEM_FILES: readonly ProblemFile[] = [
  problemFile('search', 'parameter-invalid'),
  problemFile('packs/compile', 'method-not-allowed', 'POST, OPTIONS'),
  problemFile('packs/select', 'method-not-allowed', 'POST, OPTIONS'),
]
