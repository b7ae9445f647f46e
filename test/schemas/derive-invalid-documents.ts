import { isObject } from '../../build/codegen/schema.ts'
import { toPointer } from '../../src/core/kernel/json/pointer.ts'
import type { SchemaExample } from '../support/schemas/schema-fixtures.ts'
import { type DocumentLocation, type Path, walkLocations } from './document-locations.ts'
import { KEYWORD_VIOLATIONS } from './keyword-violations.ts'
import type { SchemaLocations } from './schema-locations.ts'

/** A rule of a subschema and the pointer to the value that breaks it. */
export interface BrokenRule {
  readonly location: string
  readonly keyword: string
  readonly pointer: string
}

export interface InvalidDocument extends BrokenRule {
  readonly document: unknown
}

export interface DerivedDocuments {
  /** The locations of the subschemas that apply to a value of the example. */
  readonly visited: ReadonlySet<string>
  readonly invalid: readonly InvalidDocument[]
  /** Rules that no single change can break, since it would switch the branch or condition. */
  readonly skipped: readonly BrokenRule[]
}

/** Derives documents that differ from the example in one value, which breaks one rule. */
export function deriveInvalidDocuments(
  { location, document }: SchemaExample,
  schemas: SchemaLocations,
): DerivedDocuments {
  const root: DocumentLocation = { location, path: [], value: document, guards: [] }
  const locations = [...walkLocations(root, schemas)]
  const attempts = locations.flatMap((target) => deriveAt(target, { document, schemas }))
  return {
    visited: new Set(locations.map((target) => target.location)),
    invalid: attempts.filter(isInvalidDocument),
    skipped: attempts.filter((attempt) => !isInvalidDocument(attempt)),
  }
}

interface DeriveContext {
  readonly document: unknown
  readonly schemas: SchemaLocations
}

const isInvalidDocument = (attempt: InvalidDocument | BrokenRule): attempt is InvalidDocument =>
  'document' in attempt

function deriveAt(
  target: DocumentLocation,
  { document, schemas }: DeriveContext,
): (InvalidDocument | BrokenRule)[] {
  return Object.entries(schemas.schemaAt(target.location)).flatMap(([keyword, rule]) => {
    const broken = { location: target.location, keyword, pointer: toPointer(target.path) }
    const violations = KEYWORD_VIOLATIONS.get(keyword)?.(rule, target.value) ?? []
    return violations.map((values) => {
      const changed = values
        .map((value) => replace(document, target.path, value))
        .find((candidate) => target.guards.every((holds) => holds(candidate)))
      return changed === undefined ? broken : { ...broken, document: changed }
    })
  })
}

/** Copies a document and replaces the value at a path. */
function replace(document: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value
  const copy = isObject(document) ? { ...document } : [...(document as unknown[])]
  const inner = copy as Record<string | number, unknown>
  inner[key] = replace(inner[key], rest, value)
  return copy
}
