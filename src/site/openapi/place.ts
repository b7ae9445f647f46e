import { API_ROOT } from '../../api/paths.ts'
import type { Route } from '../../api/route.ts'
import { toJsonSchema } from '../../api/shape-schema.ts'

interface PathLocation {
  /** The path below the server. */
  readonly key: string
  /** The server, where it is not the usual one. */
  readonly servers?: { readonly servers: readonly { readonly url: string }[] }
}

/** Where an address stands in the document. `/health` at the root is the one below the base address. */
export function locatePath(path: string): PathLocation | undefined {
  if (path === '/health') return undefined
  if (path === API_ROOT) return { key: '/' }
  if (path.startsWith(`${API_ROOT}/`)) return { key: path.slice(API_ROOT.length) }
  return { key: path, servers: { servers: [{ url: '..' }] } }
}

/** The words of an address, as names are made of them. */
const splitPathWords = (path: string): string[] =>
  (locatePath(path)?.key ?? '')
    .replace('@', 'at-')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)

const capitalize = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** A name for an address, such as `PatternsAtOfficialSlug`. */
export const operationName = (path: string): string =>
  splitPathWords(path).map(capitalize).join('') || 'Entry'

/** The schemas of the bodies that no published schema describes, by name. */
export const bodySchemas = (routes: readonly Route[]) =>
  Object.fromEntries(
    routes.flatMap(({ path, print, shape }) =>
      shape === undefined || print === 'text' ? [] : [[operationName(path), toJsonSchema(shape)]],
    ),
  )
