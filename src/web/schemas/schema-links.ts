import type { ResolveRef, Schema } from '../../describe.ts'

/** Returns the folder name of a schema's page. */
export const getSchemaSlug = (name: string): string => name.replace(/\.json$/, '')

/** Returns the element id of a definition on its schema's page. */
export const getDefinitionId = (definition: string): string => `def-${definition}`

/** Creates a function that resolves `$ref`s to links, relative to the page of a schema. */
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

/** Parses a `$ref` into the file and the definition that it names; both are optional. */
function parseRef(ref: string): { file: string; definition: string | undefined } {
  const [path = '', fragment = ''] = ref.split('#')
  const definition = /^\/\$defs\/([^/]+)$/.exec(fragment)?.[1]
  return { file: path.slice(path.lastIndexOf('/') + 1), definition }
}

/** Returns every `$ref` in a value, in document order. */
function collectRefs(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, child]) =>
    key === '$ref' && typeof child === 'string' ? [child] : collectRefs(child),
  )
}

/** Every schema is searched for every other one. Safe, because schemas never change. */
const referencedFilesCache = new WeakMap<object, readonly string[]>()

/** Returns the names of the files that a schema refers to, sorted. */
export function listReferencedFiles(schema: object): readonly string[] {
  const files =
    referencedFilesCache.get(schema) ??
    [...new Set(collectRefs(schema).map((ref) => parseRef(ref).file))].filter(Boolean).sort()
  referencedFilesCache.set(schema, files)
  return files
}
