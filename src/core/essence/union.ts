import { isObject } from '../content/fields.ts'
import { nearest } from '../nearest.ts'
import { listProperties } from './definition.ts'

/** The key that says which form of a layout item it is. */
const DEFINITION_BY_KEY: Readonly<Record<string, string>> = {
  cols: 'columnLayout',
  pattern: 'patternReference',
}

/**
 * The form of a union that the author of an object meant: the only one of a palette, else the one
 * of its telling key, else of any key, else of a misspelt one.
 */
export function chooseDefinition(value: unknown, forms: readonly string[]): string | undefined {
  if (!isObject(value)) return undefined
  if (forms.includes('commandPalette')) return forms[0]
  const keys = Object.keys(value)
  const told = Object.keys(DEFINITION_BY_KEY).find((key) => keys.includes(key))
  if (told !== undefined) return forms.find((form) => form === DEFINITION_BY_KEY[told])
  const owns = (form: string) => keys.some((key) => listProperties(form).includes(key))
  const resembles = (form: string) =>
    keys.some((key) => nearest(key, listProperties(form)).length > 0)
  return forms.findLast(owns) ?? forms.findLast(resembles)
}
