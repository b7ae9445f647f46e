/** Matches an import whose path starts at the root of the project: `from './src/button'`. */
const ROOT_IMPORT = /(\bfrom\s+|\bimport\s+)(['"])\.\/([^'"\n]{1,200})\2/

/**
 * Writes an import as a file of the project would: `./src/components/button` is
 * `../components/button` in `src/pages/orders.tsx`. Aliases and packages stay as they are.
 */
export function toRelativeImport(statement: string, file: string): string {
  return statement.replace(ROOT_IMPORT, (_, start: string, quote: string, path: string) => {
    const folders = file.split('/').slice(0, -1)
    const parts = normalize(path.split('/'))
    let shared = 0
    while (shared < folders.length && folders[shared] === parts[shared]) shared++
    const up = folders.slice(shared).map(() => '..')
    const steps = [...(up.length === 0 ? ['.'] : up), ...parts.slice(shared)]
    return `${start}${quote}${steps.join('/')}${quote}`
  })
}

/** Removes the steps `.` and those that `..` takes back. */
function normalize(parts: readonly string[]): string[] {
  const kept: string[] = []
  for (const part of parts) {
    if (part === '..' && kept.length > 0 && kept.at(-1) !== '..') kept.pop()
    else if (part !== '.') kept.push(part)
  }
  return kept
}
