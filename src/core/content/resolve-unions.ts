import type { ValidatorError } from '../validator.ts'

/** The errors without those of the forms that the author of a value did not mean. */
export function resolveUnions(errors: readonly ValidatorError[]): ValidatorError[] {
  const unions = new Set(
    errors.filter(({ keyword }) => keyword === 'anyOf').map(({ instancePath }) => instancePath),
  )
  const above = getAncestorPaths(errors)
  const atUnion = new Map<string, ValidatorError[]>()
  const kept: ValidatorError[] = []
  for (const error of errors) {
    const { instancePath } = error
    if (!unions.has(instancePath)) kept.push(error)
    // An error further down can only be one of the form that was meant.
    else if (!above.has(instancePath)) {
      const group = atUnion.get(instancePath)
      if (group) group.push(error)
      else atUnion.set(instancePath, [error])
    }
  }
  return [...kept, ...[...atUnion.values()].flatMap(getNearestFormErrors)]
}

function getAncestorPaths(errors: readonly ValidatorError[]): ReadonlySet<string> {
  const found = new Set<string>()
  for (const { instancePath } of errors) {
    let end = instancePath.lastIndexOf('/')
    while (end !== -1 && !found.has(instancePath.slice(0, end))) {
      found.add(instancePath.slice(0, end))
      end = instancePath.lastIndexOf('/', end - 1)
    }
  }
  return found
}

/** The errors of the form with the fewest; the union itself when the value is of no form's type. */
function getNearestFormErrors(errors: readonly ValidatorError[]): ValidatorError[] {
  const [nearest] = splitErrorsByForm(errors).sort((a, b) => a.length - b.length)
  return nearest ?? errors.filter(({ keyword }) => keyword === 'anyOf').slice(0, 1)
}

/**
 * The errors of each form that the value has the type of. Errors do not say which form they are of,
 * but forms report one after the other, and a wrong type or the end of a union stands between them.
 */
function splitErrorsByForm(errors: readonly ValidatorError[]): ValidatorError[][] {
  const forms: ValidatorError[][] = [[]]
  for (const error of errors) {
    if (error.keyword === 'type' || error.keyword === 'anyOf') forms.push([])
    else forms.at(-1)?.push(error)
  }
  return forms.filter(({ length }) => length > 0)
}
