import { isObject } from '../../build/codegen/walk.ts'
import { toPointer } from '../../src/core/pointer.ts'
import type { Example } from '../support/schema-fixtures.ts'
import { BREAKS } from './breaks.ts'
import type { Located } from './located.ts'
import { type Path, type Place, placesOf } from './places.ts'

/** A rule of a subschema, and the value of a document that breaks it. */
export interface Broken {
  readonly location: string
  readonly keyword: string
  readonly pointer: string
}

export interface Fault extends Broken {
  readonly document: unknown
}

export interface Derived {
  /** Where the example and its schema meet: the subschemas that apply to some value of it. */
  readonly visited: ReadonlySet<string>
  readonly faults: readonly Fault[]
  /** Rules that no single change breaks: every one makes another branch or condition apply. */
  readonly skipped: readonly Broken[]
}

/** Documents that differ from the example in one value, which breaks one rule of its schema. */
export function deriveFaults({ location, document }: Example, located: Located): Derived {
  const root: Place = { location, path: [], value: document, guards: [] }
  const places = [...placesOf(root, located)]
  const tries = places.flatMap((place) => triesAt(place, { document, located }))
  return {
    visited: new Set(places.map((place) => place.location)),
    faults: tries.filter(isFault),
    skipped: tries.filter((attempt) => !isFault(attempt)),
  }
}

interface Scene {
  readonly document: unknown
  readonly located: Located
}

const isFault = (attempt: Fault | Broken): attempt is Fault => 'document' in attempt

function triesAt(place: Place, { document, located }: Scene): (Fault | Broken)[] {
  return Object.entries(located.schemaAt(place.location)).flatMap(([keyword, rule]) => {
    const broken = { location: place.location, keyword, pointer: toPointer(place.path) }
    const ways = BREAKS.get(keyword)?.(rule, place.value) ?? []
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
