import type { ContentType } from '../core/content/content-types.ts'

/** The path of the API below a site's root, and the prefix of all its paths. */
export const API_ROOT = '/v1'

/** The folder of the API in a site. */
export const API_FOLDER = `${API_ROOT.slice(1)}/`

/** Returns the path of a file of the API below a site's root. */
export const apiFilePath = (path: string): string => API_FOLDER + path

/** The alias of the namespace `@official`, for hosts that cannot serve a path with an `@`. */
export const NAMESPACE_ALIAS = 'official'

/** The path of each document below `/v1/`, as a `Source` reads it. */
export const PATHS = {
  entry: 'index.json',
  health: 'health.json',
  openapi: 'openapi.json',
  changes: 'changes.json',
  manifest: 'manifest.json',
  groupManifest: (type: ContentType | 'previews'): string => `manifest.${type}.json`,
  schemas: 'schema.json',
  schema: (name: string): string => `schema/${name}`,
  list: (type: ContentType): string => `${type}.json`,
  all: (type: ContentType): string => `${type}/all.json`,
  record: (type: ContentType, slug: string): string => `${type}/@official/${slug}.json`,
  searchTerm: (term: string): string => `search-terms/${term}.json`,
  summary: 'intelligence/summary.json',
  showcase: (name: string): string => `showcase/${name}.json`,
  /** A file with a hash of its content in its name, which never changes. */
  table: (name: string, hash: string): string => `_i/${name}.${hash}.json`,
} as const

/** True if a path or URL is that of a table, which never changes. */
export const isTablePath = (path: string): boolean => /(^|\/)_i\/[^/]+$/.test(path)

/** True if the handler answers a path of a site, and not a file. */
export const isApiPath = (pathname: string): boolean =>
  /^\/(v1|health(\.json)?)(\/|$)/.test(pathname) && !isRawFilePath(pathname)

/** True if a path is that of a file without a route: a table, a manifest, a registry item or a 404 file. */
export const isRawFilePath = (pathname: string): boolean =>
  /^\/v1\/(_i\/|r\/|manifest(\.[a-z]+)?\.json$|404\.[\w.]+$)/.test(pathname)

/** Returns the path of the file with the response to a path: `X.json`, with or without `.json`. */
export function toFilePath(path: string): string {
  if (path === API_ROOT) return apiFilePath(PATHS.entry)
  return `${path.slice(1)}${/\.(json|md|css)$/.test(path) ? '' : '.json'}`
}
