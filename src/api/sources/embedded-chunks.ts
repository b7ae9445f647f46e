import { CONTENT_TYPES } from '../../core/content/content-types.ts'
import { PATHS } from '../paths.ts'

/** The parts that the embedded copy of the tables is split into, so that each is loaded when needed. */
export const CHUNK_NAMES = [
  ...(['entry', 'cards', 'search', 'corpus', 'schemas', 'openapi'] as const),
  ...CONTENT_TYPES,
] as const

export type ChunkName = (typeof CHUNK_NAMES)[number]

const PATH_PREFIXES: readonly (readonly [start: string, chunk: ChunkName])[] = [
  ['_i/cards.', 'cards'],
  ['_i/search-', 'search'],
  ['_i/corpus.', 'corpus'],
  ['schema/', 'schemas'],
  [PATHS.openapi, 'openapi'],
  ...CONTENT_TYPES.map((type) => [`${type}/`, type] as const),
]

/** The part that holds a file, by its path below `/v1/`. */
export const chunkForPath = (path: string): ChunkName =>
  PATH_PREFIXES.find(([start]) => path.startsWith(start))?.[1] ?? 'entry'
