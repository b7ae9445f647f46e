import { isObject, type Schema } from '../../build/codegen/schema.ts'
import { toPointer } from '../../src/core/kernel/json/pointer.ts'
import { followReference, type SchemaLocations } from './schema-locations.ts'

export type Path = readonly (string | number)[]

/** A value of a document together with a subschema that applies to it. */
export interface DocumentLocation {
  readonly location: string
  readonly path: Path
  readonly value: unknown
  /** Conditions under which the subschema still applies to a changed document. */
  readonly guards: readonly ((document: unknown) => boolean)[]
}

interface Step {
  readonly target: DocumentLocation
  readonly schema: Schema
  readonly schemas: SchemaLocations
}

/** Walks a document and its schema together, and yields each value with each subschema. */
export function* walkLocations(
  target: DocumentLocation,
  schemas: SchemaLocations,
): Generator<DocumentLocation> {
  yield target
  const schema = schemas.schemaAt(target.location)
  for (const keyword of Object.keys(schema)) {
    for (const inner of STEPS.get(keyword)?.({ target, schema, schemas }) ?? []) {
      yield* walkLocations(inner, schemas)
    }
  }
}

/** Returns the value at a path of a document. */
const valueAt = (document: unknown, path: Path): unknown =>
  path.reduce((value, key) => (value as Record<string | number, unknown>)[key], document)

const STEPS: ReadonlyMap<string, (step: Step) => DocumentLocation[]> = new Map([
  [
    '$ref',
    ({ target, schema }) => [
      { ...target, location: followReference(target.location, `${schema.$ref}`) },
    ],
  ],
  ['allOf', ({ target, schema }) => branches(target, schema, 'allOf')],
  ['anyOf', (step) => union(step, 'anyOf')],
  ['oneOf', (step) => union(step, 'oneOf')],
  ['if', condition],
  ['properties', properties],
  ['additionalProperties', additional],
  ['prefixItems', prefixItems],
  ['items', items],
])

/** The keywords with subschemas to walk. `then` and `else` are reached through `if`. */
export const TRAVERSED_KEYWORDS: readonly string[] = [...STEPS.keys(), 'then', 'else', '$defs']

/** Pairs the same value with an inner subschema. */
const withSchemaPath = (target: DocumentLocation, ...keys: Path): DocumentLocation => ({
  ...target,
  location: `${target.location}${toPointer(keys)}`,
})

/** Pairs an inner value with an inner subschema. */
const withChild = (
  target: DocumentLocation,
  key: string | number,
  ...keys: Path
): DocumentLocation => ({
  ...withSchemaPath(target, ...keys),
  path: [...target.path, key],
  value: valueAt(target.value, [key]),
})

const withGuard = (
  target: DocumentLocation,
  holds: (value: unknown) => boolean,
): DocumentLocation => ({
  ...target,
  guards: [...target.guards, (document) => holds(valueAt(document, target.path))],
})

const branches = (target: DocumentLocation, schema: Schema, keyword: string): DocumentLocation[] =>
  (schema[keyword] as unknown[]).map((_, index) => withSchemaPath(target, keyword, index))

/** Returns the branches that match; a branch decides only if no other branch matches. */
function union({ target, schema, schemas }: Step, keyword: string): DocumentLocation[] {
  const all = branches(target, schema, keyword)
  return all
    .filter(({ location, value }) => schemas.accepts(location, value))
    .map((branch) => {
      const others = all.filter((other) => other !== branch)
      return withGuard(
        branch,
        (value) => !others.some(({ location }) => schemas.accepts(location, value)),
      )
    })
}

/** Returns the branch of a condition, guarded by the condition having the same outcome. */
function condition({ target, schema, schemas }: Step): DocumentLocation[] {
  const holds = (value: unknown) => schemas.accepts(withSchemaPath(target, 'if').location, value)
  const outcome = holds(target.value)
  const keyword = outcome ? 'then' : 'else'
  if (!(keyword in schema)) return []
  return [withGuard(withSchemaPath(target, keyword), (value) => holds(value) === outcome)]
}

function properties({ target, schema }: Step): DocumentLocation[] {
  if (!isObject(target.value)) return []
  return Object.keys(schema.properties as Schema)
    .filter((key) => Object.hasOwn(target.value as Schema, key))
    .map((key) => withChild(target, key, 'properties', key))
}

function additional({ target, schema }: Step): DocumentLocation[] {
  if (!isObject(target.value) || !isObject(schema.additionalProperties)) return []
  const declared = (schema.properties ?? {}) as Schema
  return Object.keys(target.value)
    .filter((key) => !Object.hasOwn(declared, key))
    .map((key) => withChild(target, key, 'additionalProperties'))
}

function prefixItems({ target, schema }: Step): DocumentLocation[] {
  if (!Array.isArray(target.value)) return []
  const { length } = schema.prefixItems as unknown[]
  return target.value
    .slice(0, length)
    .map((_, index) => withChild(target, index, 'prefixItems', index))
}

function items({ target, schema }: Step): DocumentLocation[] {
  if (!Array.isArray(target.value)) return []
  const { length } = (schema.prefixItems ?? []) as unknown[]
  return target.value.slice(length).map((_, index) => withChild(target, length + index, 'items'))
}
