import type { ResolveRef, Schema } from '../../describe.ts'

/** A schema's name as its page's folder has it. */
export const getSchemaSlug = (name: string): string => name.replace(/\.json$/, '')

/** The anchor of a definition on its schema's page. */
export const getDefinitionId = (definition: string): string => `def-${definition}`

/** Follows references among published schemas, seen from the page of the one called `name`. */
export const createReferenceResolver =
  (name: string, schemas: ReadonlyMap<string, Schema>): ResolveRef =>
  (ref) => {
    const { file, definition } = parseRef(ref)
    const document = schemas.get(file || name)
    const page = file && file !== name ? `../${getSchemaSlug(file)}/` : ''
    if (definition === undefined) {
      return { label: getSchemaSlug(file || name), href: page || '#properties', schema: document }
    }
    const schema = document?.$defs?.[definition]
    return { label: definition, href: `${page}#${getDefinitionId(definition)}`, schema }
  }

/** The file and the definition that a `$ref` names; either may be absent. */
export function parseRef(ref: string): { file: string; definition: string | undefined } {
  const [path = '', fragment = ''] = ref.split('#')
  const definition = /^\/\$defs\/([^/]+)$/.exec(fragment)?.[1]
  return { file: path.slice(path.lastIndexOf('/') + 1), definition }
}

/** Every `$ref` below a value, in the order in which it is written. */
export function collectRefs(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, child]) =>
    key === '$ref' && typeof child === 'string' ? [child] : collectRefs(child),
  )
}

/** Every schema is asked once for each of the others, and is long. */
const referencedFilesCache = new WeakMap<object, readonly string[]>()

/** The other files that a schema refers to, each once, by name. */
export function listReferencedFiles(schema: object): readonly string[] {
  const files =
    referencedFilesCache.get(schema) ??
    [...new Set(collectRefs(schema).map((ref) => parseRef(ref).file))].filter(Boolean).sort()
  referencedFilesCache.set(schema, files)
  return files
}
