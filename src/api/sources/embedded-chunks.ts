import { CONTENT_TYPES } from '../../core/content/content-types.ts'
import { PATHS } from '../paths.ts'

/** The modules of the embedded corpus; each is loaded when it is first needed. */
export const CHUNK_NAMES = [
  ...(['entry', 'cards', 'search', 'schemas', 'openapi'] as const),
  ...CONTENT_TYPES,
] as const

export type ChunkName = (typeof CHUNK_NAMES)[number]

const PATH_PREFIXES: readonly (readonly [prefix: string, chunk: ChunkName])[] = [
  ['_i/cards.', 'cards'],
  ['_i/search-', 'search'],
  ['schema/', 'schemas'],
  [PATHS.openapi, 'openapi'],
  ...CONTENT_TYPES.map((type) => [`${type}/`, type] as const),
]

/** Returns the module that holds a file, by its path below `/v1/`. */
export const chunkForPath = (path: string): ChunkName =>
  PATH_PREFIXES.find(([prefix]) => path.startsWith(prefix))?.[1] ?? 'entry'

/** True for the table of all records, which is computed from the records themselves. */
export const isDerivedPath = (path: string): boolean => path.startsWith('_i/corpus.')
