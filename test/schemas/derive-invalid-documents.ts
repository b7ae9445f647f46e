import { isObject } from '../../build/codegen/schema.ts'
import { toPointer } from '../../src/core/json/pointer.ts'
import type { SchemaExample } from '../support/schemas/schema-fixtures.ts'
import { type DocumentLocation, type Path, walkLocations } from './document-locations.ts'
import { KEYWORD_VIOLATIONS } from './keyword-violations.ts'
import type { SchemaLocations } from './schema-locations.ts'

/** A rule of a subschema, and the value of a document that breaks it. */
export interface BrokenRule {
  readonly location: string
  readonly keyword: string
  readonly pointer: string
}

export interface InvalidDocument extends BrokenRule {
  readonly document: unknown
}

export interface DerivedDocuments {
  /** Where the example and its schema meet: the subschemas that apply to some value of it. */
  readonly visited: ReadonlySet<string>
  readonly faults: readonly InvalidDocument[]
  /** Rules that no single change breaks: every one makes another branch or condition apply. */
  readonly skipped: readonly BrokenRule[]
}

/** Documents that differ from the example in one value, which breaks one rule of its schema. */
export function deriveInvalidDocuments(
  { location, document }: SchemaExample,
  located: SchemaLocations,
): DerivedDocuments {
  const root: DocumentLocation = { location, path: [], value: document, guards: [] }
  const places = [...walkLocations(root, located)]
  const tries = places.flatMap((place) => deriveAt(place, { document, located }))
  return {
    visited: new Set(places.map((place) => place.location)),
    faults: tries.filter(isInvalidDocument),
    skipped: tries.filter((attempt) => !isInvalidDocument(attempt)),
  }
}

interface DeriveContext {
  readonly document: unknown
  readonly located: SchemaLocations
}

const isInvalidDocument = (attempt: InvalidDocument | BrokenRule): attempt is InvalidDocument =>
  'document' in attempt

function deriveAt(
  place: DocumentLocation,
  { document, located }: DeriveContext,
): (InvalidDocument | BrokenRule)[] {
  return Object.entries(located.schemaAt(place.location)).flatMap(([keyword, rule]) => {
    const broken = { location: place.location, keyword, pointer: toPointer(place.path) }
    const ways = KEYWORD_VIOLATIONS.get(keyword)?.(rule, place.value) ?? []
    return ways.map((values) => {
      const changed = values
        .map((value) => replace(document, place.path, value))
        .find((candidate) => place.guards.every((holds) => holds(candidate)))
      return changed === undefined ? broken : { ...broken, document: changed }
    })
  })
}

/** A copy of the document with another value at the path. */
function replace(document: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value
  const copy = isObject(document) ? { ...document } : [...(document as unknown[])]
  const inner = copy as Record<string | number, unknown>
  inner[key] = replace(inner[key], rest, value)
  return copy
}
