import { compilePatterns } from './path-patterns.ts'

/** The files that paths select, and the paths that select none. */
export interface FileSelection {
  readonly selected: ReadonlySet<string>
  readonly unmatched: readonly string[]
}

/**
 * Selects files by paths relative to the project: a file, a folder or a glob, with `.` for all. A
 * name is read as it is written before it is read as a glob: `[id]` is a folder of many routers.
 */
export function selectFiles(paths: readonly string[], files: readonly string[]): FileSelection {
  const byFolder = groupByFolder(files)
  const names = new Set(files)
  const selected = new Set<string>()
  const unmatched: string[] = []
  for (const path of paths) {
    const matches = names.has(path) ? [path] : (byFolder.get(path) ?? matchGlob(path, files))
    for (const file of matches) selected.add(file)
    if (matches.length === 0) unmatched.push(path)
  }
  return { selected, unmatched }
}

/** Returns the files by each folder above them, so that thousands of paths stay cheap. */
function groupByFolder(files: readonly string[]): Map<string, string[]> {
  const folders = new Map<string, string[]>([['.', [...files]]])
  for (const file of files) {
    for (let end = file.lastIndexOf('/'); end > 0; end = file.lastIndexOf('/', end - 1)) {
      const folder = file.slice(0, end)
      const list = folders.get(folder)
      if (list === undefined) folders.set(folder, [file])
      else list.push(file)
    }
  }
  return folders
}

const GLOB_CHARACTER = /[*?{}[\]]/

/** True if a path can be a glob. */
export const isGlob = (path: string): boolean => GLOB_CHARACTER.test(path)

/**
 * Lists the files that match a glob. A folder that matches counts with its files, as if a shell had
 * expanded the glob.
 */
function matchGlob(glob: string, files: readonly string[]): string[] {
  if (!isGlob(glob)) return []
  const patterns = expandBraces(glob).flatMap((pattern) => [
    `/${pattern}`,
    // The brackets of a route, next to a star: `app/[id]/*.tsx`.
    ...(pattern.includes('[') ? [`/${pattern.replaceAll(/[[\]]/g, '\\$&')}`] : []),
  ])
  const { matches } = compilePatterns(patterns, { ignorecase: false })
  return files.filter(matches)
}

const MAX_ALTERNATIVES = 200

/** Writes out the alternatives of a glob: `{a,b}.ts` is `a.ts` and `b.ts`. */
function expandBraces(glob: string): string[] {
  let globs = [glob]
  for (;;) {
    const next = globs.flatMap((item) => {
      const [group, inner = ''] = /\{([^{},]*,[^{}]*)\}/.exec(item) ?? []
      return group === undefined
        ? [item]
        : inner.split(',').map((part) => item.replace(group, () => part))
    })
    if (next.length === globs.length || next.length > MAX_ALTERNATIVES) return globs
    globs = next
  }
}
