import { ESSENCE_SHAPE } from '../generated/essence-shape.ts'
import { segmentsOf } from '../pointer.ts'

type Child = { readonly one?: string; readonly list?: string; readonly map?: string } | null

const SHAPES: Readonly<Record<string, Readonly<Record<string, Child>>>> = ESSENCE_SHAPE

/** The objects that may stand where a union does. */
const FORMS: Readonly<Record<string, readonly string[]>> = {
  layoutItem: ['columnLayout', 'patternReference'],
  columnEntry: ['patternReference'],
}

/** The definitions that may describe an object of a definition: its forms if it is a union. */
export const formsOf = (definition: string): readonly string[] => FORMS[definition] ?? [definition]

/** The names of the properties that an object of a definition may have, in their order. */
export const propertiesOf = (definition: string | undefined): readonly string[] =>
  Object.keys(SHAPES[definition ?? ''] ?? {})

/** What a property of a definition holds, or undefined when it holds no object of ours. */
export function childOf(definition: string, property: string): Child | undefined {
  const form = formsOf(definition).find((name) => Object.hasOwn(SHAPES[name] ?? {}, property))
  return form === undefined ? undefined : SHAPES[form]?.[property]
}

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
