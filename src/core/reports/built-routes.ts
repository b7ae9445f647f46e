import { unique } from '../kernel/lists.ts'
import type { Run } from '../verify/run.ts'
import type { Snapshot } from '../verify/snapshot.ts'

/** The routes that were looked for in a built site, and those that have a document there. */
export interface BuiltRoutes {
  readonly checked: readonly string[]
  readonly matched: readonly string[]
}

/**
 * Looks for the documents of routes in a built site. Routes with parameters are left out: their
 * documents have names that only the data knows.
 */
export function findBuiltRoutes(
  { built, routes, contract }: Snapshot,
  { scope }: Pick<Run, 'scope'>,
): BuiltRoutes | null {
  if (built === null) return null
  const declared = Object.keys(contract?.essence.blueprint.routes ?? {})
  const paths = unique([...declared, ...routes.items.map(({ path }) => path)])
  const checked = paths.filter((path) => !/[:*]/.test(path))
  const files = new Set(built.map(({ path }) => path))
  const folder = scope.dist ?? ''
  const matched = checked.filter((path) => {
    const name = path.replaceAll(/^\/+|(?<!\/)\/+$/g, '')
    const documents = name === '' ? ['index.html'] : [`${name}/index.html`, `${name}.html`]
    return documents.some((file) => files.has(folder === '' ? file : `${folder}/${file}`))
  })
  return { checked, matched }
}
