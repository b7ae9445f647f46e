import { ESSENCE_SHAPE } from '../generated/essence-shape.ts'
import { segmentsOf } from '../pointer.ts'

type Child = { readonly one?: string; readonly list?: string; readonly map?: string } | null

const SHAPES: Readonly<Record<string, Readonly<Record<string, Child>>>> = ESSENCE_SHAPE

/** The names of the properties that an object of a definition may have, in their order. */
export const propertiesOf = (definition: string | undefined): readonly string[] =>
  Object.keys(SHAPES[definition ?? ''] ?? {})

/** What a property of a definition holds, or undefined when it holds no object of ours. */
export const childOf = (definition: string, property: string): Child | undefined =>
  Object.hasOwn(SHAPES[definition] ?? {}, property) ? SHAPES[definition]?.[property] : undefined

/** The definition that describes the value at a pointer into an object of another definition. */
export function definitionAt(from: string, pointer: string): string | undefined {
  let definition: string | undefined = from
  const segments = segmentsOf(pointer)
  for (let at = 0; at < segments.length && definition !== undefined; at++) {
    const child = childOf(definition, segments[at] as string)
    const within: string | undefined = child?.list ?? child?.map
    // A list or map takes one more segment to lead to an object.
    if (within !== undefined) at++
    definition = within === undefined ? child?.one : at < segments.length ? within : undefined
  }
  return definition
}
