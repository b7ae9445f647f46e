import type { ContentType } from '../core/content/content-types.ts'

/** Where the API lives below a site's root; every address of it starts so. */
export const API_ROOT = '/v1'

/** The namespace of records in addresses, and the form of it that hosts without `@` can serve. */
export const NAMESPACE_ALIAS = 'official'

/** Where each document lies below `/v1/`: the path a `Source` is asked for. */
export const PATHS = {
  entry: 'index.json',
  health: 'health.json',
  openapi: 'openapi.json',
  changes: 'changes.json',
  manifest: 'manifest.json',
  manifestOf: (type: ContentType | 'previews'): string => `manifest.${type}.json`,
  schemas: 'schema.json',
  schema: (name: string): string => `schema/${name}`,
  list: (type: ContentType): string => `${type}.json`,
  all: (type: ContentType): string => `${type}/all.json`,
  record: (type: ContentType, slug: string): string => `${type}/@official/${slug}.json`,
  searchTerm: (term: string): string => `search-terms/${term}.json`,
  summary: 'intelligence/summary.json',
  showcase: (name: string): string => `showcase/${name}.json`,
  /** A file that is named by what it holds, and so never changes. */
  table: (name: string, hash: string): string => `_i/${name}.${hash}.json`,
} as const

/** Whether a path or an address is that of a table, which never changes. */
export const isTablePath = (path: string): boolean => /(^|\/)_i\/[^/]+$/.test(path)

/** Whether an address of a site is answered by the handler rather than by a file of its own. */
export const isApiPath = (pathname: string): boolean =>
  /^\/(v1|health(\.json)?)(\/|$)/.test(pathname) && !isRawFilePath(pathname)

/** Files of the API that are no answers of the handler: tables, manifests, the page for dead ends. */
export const isRawFilePath = (pathname: string): boolean =>
  /^\/v1\/(_i\/|manifest(\.[a-z]+)?\.json$|404\.[\w.]+$)/.test(pathname)

/** The file of a site that holds the answer to an address: `X.json` whatever the address calls it. */
export function toFilePath(address: string): string {
  if (address === API_ROOT) return `${API_ROOT.slice(1)}/${PATHS.entry}`
  return `${address.slice(1)}${/\.(json|md|css)$/.test(address) ? '' : '.json'}`
}
