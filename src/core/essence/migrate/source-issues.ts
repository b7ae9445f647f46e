import type { Issue } from '../../issue.ts'
import { parsePointer, resolvePointer, sortByDocumentOrder, toPointer } from '../../json/pointer.ts'
import type { ValidatorError } from '../../schema/ajv.ts'
import { listProperties } from '../schema-definitions.ts'

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

/** What a value must do, by the keyword of the older schemas that it broke. */
const REQUIREMENTS_BY_KEYWORD: Readonly<
  Record<string, (params: ValidatorError['params']) => string>
> = {
  type: ({ type }) => `be of type ${[type].flat().join(' or ')}`,
  enum: ({ allowedValues }) => `be one of ${(allowedValues as string[]).join(', ')}`,
  required: ({ missingProperty }) => `have the property "${missingProperty}"`,
  additionalProperties: ({ additionalProperty }) => `not have the property "${additionalProperty}"`,
  minLength: () => 'not be empty',
  minItems: ({ limit }) => `have at least ${limit} item${limit === 1 ? '' : 's'}`,
  minimum: ({ limit }) => `be at least ${limit}`,
  maximum: ({ limit }) => `be at most ${limit}`,
  pattern: ({ pattern }) => `match ${pattern}`,
  anyOf: () => 'have one of the allowed forms',
}

/** The faults of a document by the schema of its own version, each once, in document order. */
export function toSourceIssues(
  version: string,
  document: unknown,
  errors: readonly ValidatorError[],
): Issue[] {
  const issues = resolveUnionErrors(document, errors).map((error) => toSourceIssue(version, error))
  const distinct = new Map(issues.map((issue) => [issue.pointer + issue.message, issue]))
  return sortByDocumentOrder(document, [...distinct.values()])
}

function toSourceIssue(version: string, { keyword, instancePath, params }: ValidatorError): Issue {
  const must = REQUIREMENTS_BY_KEYWORD[keyword]?.(params) ?? `keep the rule "${keyword}"`
  const { additionalProperty: key } = params
  return {
    code: 'migration-source-invalid',
    severity: 'error',
    pointer: instancePath + (typeof key === 'string' ? toPointer([key]) : ''),
    message: `${instancePath || 'The document'} must ${must}.`,
    hint: `Mend it by the schema of ${version} first, then migrate it.`,
  }
}

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
