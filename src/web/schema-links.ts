import type { ResolveRef, Schema } from '../describe.ts'

/** A schema's name as its page's folder has it. */
export const stemOf = (name: string): string => name.replace(/\.json$/, '')

/** The anchor of a definition on its schema's page. */
export const anchorOf = (definition: string): string => `def-${definition}`

/** Follows references among published schemas, seen from the page of the one called `name`. */
export const followFrom =
  (name: string, schemas: ReadonlyMap<string, Schema>): ResolveRef =>
  (ref) => {
    const { file, definition } = splitRef(ref)
    const document = schemas.get(file || name)
    const page = file && file !== name ? `../${stemOf(file)}/` : ''
    if (definition === undefined) {
      return { label: stemOf(file || name), href: page || '#properties', schema: document }
    }
    const schema = document?.$defs?.[definition]
    return { label: definition, href: `${page}#${anchorOf(definition)}`, schema }
  }

/** The file and the definition that a `$ref` names; either may be absent. */
export function splitRef(ref: string): { file: string; definition: string | undefined } {
  const [path = '', fragment = ''] = ref.split('#')
  const definition = /^\/\$defs\/([^/]+)$/.exec(fragment)?.[1]
  return { file: path.slice(path.lastIndexOf('/') + 1), definition }
}

/** Every `$ref` below a value, in the order in which it is written. */
export function refsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, child]) =>
    key === '$ref' && typeof child === 'string' ? [child] : refsIn(child),
  )
}

/** Every schema is asked once for each of the others, and is long. */
const filesOf = new WeakMap<object, readonly string[]>()

/** The other files that a schema refers to, each once, by name. */
export function filesIn(schema: object): readonly string[] {
  const files =
    filesOf.get(schema) ??
    [...new Set(refsIn(schema).map((ref) => splitRef(ref).file))].filter(Boolean).sort()
  filesOf.set(schema, files)
  return files
}
