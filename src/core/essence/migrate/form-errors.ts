import type { ValidatorError } from '../../validator.ts'

/** The properties that only one form of version 2 has. */
const PROPERTIES_BY_VARIANT = {
  simple: new Set(['archetype', 'theme', 'structure', 'features', 'accessibility', '_impression']),
  sectioned: new Set(['sections', 'shared_features']),
} as const

/**
 * The errors of a version 2 document by the form that its author meant, which `sections` tells.
 * The validator tries both forms: it reports what they share twice, and of the other form, at
 * the top of the document, each property that is missing or not its own.
 */
export function selectVariantErrors(
  document: object,
  errors: readonly ValidatorError[],
): ValidatorError[] {
  const sectioned = Object.hasOwn(document, 'sections')
  const [own, other] = sectioned
    ? [PROPERTIES_BY_VARIANT.sectioned, PROPERTIES_BY_VARIANT.simple]
    : [PROPERTIES_BY_VARIANT.simple, PROPERTIES_BY_VARIANT.sectioned]
  return errors.filter(({ instancePath, keyword, params }) => {
    if (keyword === 'oneOf') return false
    if (instancePath !== '') return true
    const { missingProperty, additionalProperty } = params
    return !other.has(missingProperty as string) && !own.has(additionalProperty as string)
  })
}
