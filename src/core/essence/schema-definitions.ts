import { ESSENCE_DEFINITIONS } from '../generated/essence-definitions.ts'
import { parsePointer } from '../kernel/json/pointer.ts'
import { getOwn } from '../kernel/json/value.ts'
import type { PropertyShape } from '../kernel/schema/types.ts'

/** Returns the property names of a definition, in the order of the schema. */
export const listProperties = (definition: string): readonly string[] =>
  Object.keys(ESSENCE_DEFINITIONS[definition] ?? {})

/** Returns what a property holds in the first of the definitions that has it. */
export const getPropertyShape = (
  definitions: readonly string[],
  property: string,
): PropertyShape | undefined =>
  definitions.map((name) => getOwn(ESSENCE_DEFINITIONS[name], property)).find(Boolean)

/** Finds the definitions that may describe the object at a pointer; none for other values. */
export function findDefinitions(pointer: string): readonly string[] {
  let definitions: readonly string[] = ['document']
  const segments = parsePointer(pointer)
  for (let index = 0; index < segments.length; index++) {
    const shape = getPropertyShape(definitions, segments[index] as string)
    // A list or map needs one more segment to reach an object.
    const isContainer = shape && (shape.isList || shape.isMap) && ++index === segments.length
    definitions = isContainer ? [] : (shape?.definitions ?? [])
  }
  return definitions
}
