import { isObject, type Schema } from '../../build/codegen/schema.ts'
import { toPointer } from '../../src/core/json/pointer.ts'
import { followReference, type SchemaLocations } from './schema-locations.ts'

export type Path = readonly (string | number)[]

/** A value of a document together with a subschema that applies to it. */
export interface DocumentLocation {
  readonly location: string
  readonly path: Path
  readonly value: unknown
  /** What must hold of a changed document so that the subschema still decides about it. */
  readonly guards: readonly ((document: unknown) => boolean)[]
}

interface Step {
  readonly place: DocumentLocation
  readonly schema: Schema
  readonly located: SchemaLocations
}

/** Every place of a document under a schema, found by walking both together. */
export function* walkLocations(
  place: DocumentLocation,
  located: SchemaLocations,
): Generator<DocumentLocation> {
  yield place
  const schema = located.schemaAt(place.location)
  for (const keyword of Object.keys(schema)) {
    for (const inner of STEPS.get(keyword)?.({ place, schema, located }) ?? []) {
      yield* walkLocations(inner, located)
    }
  }
}

/** The value at a path of a document. */
export const valueAt = (document: unknown, path: Path): unknown =>
  path.reduce((value, key) => (value as Record<string | number, unknown>)[key], document)

const STEPS: ReadonlyMap<string, (step: Step) => DocumentLocation[]> = new Map([
  [
    '$ref',
    ({ place, schema }) => [
      { ...place, location: followReference(place.location, `${schema.$ref}`) },
    ],
  ],
  ['allOf', ({ place, schema }) => branches(place, schema, 'allOf')],
  ['anyOf', (step) => union(step, 'anyOf')],
  ['oneOf', (step) => union(step, 'oneOf')],
  ['if', condition],
  ['properties', properties],
  ['additionalProperties', additional],
  ['prefixItems', prefixItems],
  ['items', items],
])

/** The keywords that lead to places. `then` and `else` are reached through `if`. */
export const TRAVERSED_KEYWORDS: readonly string[] = [...STEPS.keys(), 'then', 'else', '$defs']

/** The same value under an inner subschema. */
const withSchemaPath = (place: DocumentLocation, ...keys: Path): DocumentLocation => ({
  ...place,
  location: `${place.location}${toPointer(keys)}`,
})

/** An inner value under an inner subschema. */
const withChild = (
  place: DocumentLocation,
  key: string | number,
  ...keys: Path
): DocumentLocation => ({
  ...withSchemaPath(place, ...keys),
  path: [...place.path, key],
  value: valueAt(place.value, [key]),
})

const withGuard = (
  place: DocumentLocation,
  holds: (value: unknown) => boolean,
): DocumentLocation => ({
  ...place,
  guards: [...place.guards, (document) => holds(valueAt(document, place.path))],
})

const branches = (place: DocumentLocation, schema: Schema, keyword: string): DocumentLocation[] =>
  (schema[keyword] as unknown[]).map((_, index) => withSchemaPath(place, keyword, index))

/** The branches that the value satisfies. One decides only while no other is satisfied. */
function union({ place, schema, located }: Step, keyword: string): DocumentLocation[] {
  const all = branches(place, schema, keyword)
  return all
    .filter(({ location, value }) => located.accepts(location, value))
    .map((branch) => {
      const others = all.filter((other) => other !== branch)
      return withGuard(branch, (value) => !others.some((o) => located.accepts(o.location, value)))
    })
}

/** The part of a condition that applies, as long as the condition comes out the same. */
function condition({ place, schema, located }: Step): DocumentLocation[] {
  const holds = (value: unknown) => located.accepts(withSchemaPath(place, 'if').location, value)
  const outcome = holds(place.value)
  const keyword = outcome ? 'then' : 'else'
  if (!(keyword in schema)) return []
  return [withGuard(withSchemaPath(place, keyword), (value) => holds(value) === outcome)]
}

function properties({ place, schema }: Step): DocumentLocation[] {
  if (!isObject(place.value)) return []
  return Object.keys(schema.properties as Schema)
    .filter((key) => Object.hasOwn(place.value as Schema, key))
    .map((key) => withChild(place, key, 'properties', key))
}

function additional({ place, schema }: Step): DocumentLocation[] {
  if (!isObject(place.value) || !isObject(schema.additionalProperties)) return []
  const declared = (schema.properties ?? {}) as Schema
  return Object.keys(place.value)
    .filter((key) => !Object.hasOwn(declared, key))
    .map((key) => withChild(place, key, 'additionalProperties'))
}

function prefixItems({ place, schema }: Step): DocumentLocation[] {
  if (!Array.isArray(place.value)) return []
  const { length } = schema.prefixItems as unknown[]
  return place.value
    .slice(0, length)
    .map((_, index) => withChild(place, index, 'prefixItems', index))
}

function items({ place, schema }: Step): DocumentLocation[] {
  if (!Array.isArray(place.value)) return []
  const { length } = (schema.prefixItems ?? []) as unknown[]
  return place.value.slice(length).map((_, index) => withChild(place, length + index, 'items'))
}
