import { parsePointer, resolvePointer } from '../../pointer.ts'
import type { ValidatorError } from '../../validator.ts'
import { listProperties } from '../definition.ts'

/** The properties of a form, by the keys that tell it. Layouts are the same in all versions. */
const PROPERTIES_BY_KEY: Readonly<Record<string, readonly string[]>> = {
  cols: listProperties('columnLayout'),
  pattern: listProperties('patternReference'),
  shell: ['shell', 'pages'],
  pages: ['shell', 'pages'],
}

/**
 * The errors without those of forms that the author did not mean. A validator tries every form of
 * a union, reports them all and then the union itself. What stays are the errors of the form that
 * a telling key names, else the one of the union.
 */
export function resolveUnionErrors(document: unknown, errors: readonly ValidatorError[]) {
  const resolved: ValidatorError[] = []
  for (const error of errors) {
    if (error.keyword !== 'anyOf') {
      resolved.push(error)
      continue
    }
    const place = error.instancePath
    const form = listVariantProperties(resolvePointer(document, place), place)
    const told = resolved
      .splice(findUnionStart(error, resolved))
      .filter(createVariantFilter(form, place))
    resolved.push(...(told.length > 0 ? told : [error]))
  }
  return resolved
}

/** Where a union's errors begin: its first form is never a reference, so that its path tells. */
const findUnionStart = (
  { instancePath, schemaPath }: ValidatorError,
  errors: readonly ValidatorError[],
) =>
  errors.findLastIndex(
    (error) =>
      error.instancePath === instancePath && error.schemaPath?.startsWith(`${schemaPath}/0/`),
  )

function listVariantProperties(value: unknown, place: string): readonly string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return []
  // A palette is on, off or an object, so that being one tells.
  if (place.endsWith('/command_palette')) return listProperties('commandPalette')
  const telling = Object.keys(PROPERTIES_BY_KEY).find((key) => Object.hasOwn(value, key))
  return PROPERTIES_BY_KEY[telling ?? ''] ?? []
}

/** Tells the errors that a form with these properties reports; of no form, that a text is empty. */
function createVariantFilter(
  form: readonly string[],
  place: string,
): (error: ValidatorError) => boolean {
  return ({ instancePath, keyword, params }) => {
    if (instancePath !== place) {
      return form.includes(parsePointer(instancePath.slice(place.length))[0] ?? '')
    }
    if (keyword === 'required') return form.includes(String(params.missingProperty))
    if (keyword !== 'additionalProperties') return keyword === 'minLength'
    return form.length > 0 && !form.includes(String(params.additionalProperty))
  }
}
