import { RULES } from '../generated/validators/essence.v4.ts'
import { parsePointer } from '../json/pointer.ts'
import { listDefinitions } from '../schema/compact-validator.ts'

/** The names of the properties that an object of a definition may have, in their order. */
export const listProperties = (definition: string): readonly string[] => [
  ...RULES.rulesOf(definition).keys(),
]

/** What a property holds: objects of one of these definitions, itself, in a list or in a map. */
export interface PropertyShape {
  readonly definitions: readonly string[]
  readonly isList: boolean
  readonly isMap: boolean
}

/** What a property of one of the definitions holds, or undefined when none has it. */
export function getPropertyShape(
  definitions: readonly string[],
  property: string,
): PropertyShape | undefined {
  const rule = definitions.map((name) => RULES.rulesOf(name).get(property)).find(Boolean)
  if (rule === undefined) return undefined
  return {
    definitions: listDefinitions(rule),
    isList: rule.includes('['),
    isMap: rule.includes('{'),
  }
}

/** The definitions that may describe the object at a pointer; none when there is no object. */
export function findDefinitions(pointer: string): readonly string[] {
  let forms: readonly string[] = ['document']
  const segments = parsePointer(pointer)
  for (let at = 0; at < segments.length; at++) {
    const child = getPropertyShape(forms, segments[at] as string)
    // A list or map takes one more segment to lead to an object.
    const isWhole = child && (child.isList || child.isMap) && ++at === segments.length
    forms = child === undefined || isWhole ? [] : child.definitions
  }
  return forms
}
