import { SCHEMA_NAMES, type SchemaName } from '../generated/names.ts'

/** The five groups of the catalog, in the order in which a newcomer needs them. */
export const SCHEMA_FAMILIES = ['content', 'essence', 'packs', 'graph', 'verifier'] as const

export type SchemaFamily = (typeof SCHEMA_FAMILIES)[number]

const FAMILY_PATTERNS: readonly (readonly [SchemaFamily, RegExp])[] = [
  ['essence', /^essence\./],
  ['packs', /pack[.-]/],
  ['graph', /^(graph[.-]|contract-capsule)/],
  [
    'verifier',
    /^(adoption|authority|evidence|file-critique|governance|loop|project|proof|runtime|scan|showcase-shortlist-report|svc-ci|task-capsule|verification|workspace)/,
  ],
]

/**
 * Returns the group of a schema; those that match no pattern describe content.
 *
 * @example
 * import { getSchemaFamily } from '@svc/content'
 *
 * getSchemaFamily('pattern.v2.json') // => 'content'
 */
export const getSchemaFamily = (name: SchemaName): SchemaFamily =>
  FAMILY_PATTERNS.find(([, pattern]) => pattern.test(name))?.[0] ?? 'content'

const KNOWN_SCHEMA_NAMES: ReadonlySet<string> = new Set(SCHEMA_NAMES)

/**
 * True if a text is the file name of a schema.
 *
 * @example
 * import { isSchemaName } from '@svc/content'
 *
 * isSchemaName('essence.v4.json') // => true
 * isSchemaName('essence.v9.json') // => false
 */
export const isSchemaName = (name: string): name is SchemaName => KNOWN_SCHEMA_NAMES.has(name)
