import { resolvePointer, toPointer } from '../json/pointer.ts'
import { isObject } from '../json/value.ts'
import { nearest } from '../nearest.ts'
import type { ValidatorError } from './ajv.ts'

/**
 * Reduces the errors of a generated validator to those that the author has to fix. Ajv tries every
 * branch of a union and reports the errors of all of them; only those of the closest branch help.
 */
export function findRootCauses(
  document: unknown,
  errors: readonly ValidatorError[],
): ValidatorError[] {
  const causes: ValidatorError[] = []
  // A union follows the errors of its branches, so the list is read from its end.
  let index = errors.length
  while (index > 0) {
    const error = errors[--index] as ValidatorError
    const { branches } = error.params
    if (branches) {
      const start = index - branches.reduce((sum, count) => sum + count, 0)
      const causesByBranch = splitBranches(errors.slice(start, index), branches).map((branch) =>
        findRootCauses(document, branch),
      )
      causes.push(...resolveUnion(document, error, causesByBranch).toReversed())
      index = start
    } else if (isRootCause(error, errors[index + 1])) causes.push(error)
  }
  return causes.reverse()
}

function isRootCause(error: ValidatorError, next: ValidatorError | undefined): boolean {
  // `then` says more than `if`, and `propertyNames` says more than the errors inside it.
  if (error.keyword === 'if' || error.propertyName !== undefined) return false
  // A value that is not in a list of strings need not be called "not text" as well.
  const isListed = next?.keyword === 'enum' || next?.keyword === 'const'
  return !(error.keyword === 'type' && isListed && next.instancePath === error.instancePath)
}

function splitBranches(
  errors: readonly ValidatorError[],
  counts: readonly number[],
): ValidatorError[][] {
  let end = 0
  return counts.map((count) => {
    end += count
    return errors.slice(end - count, end)
  })
}

type Branch = readonly ValidatorError[]

/** Returns the causes of the branch that the author most likely meant, or of the union itself. */
function resolveUnion(
  document: unknown,
  union: ValidatorError,
  branches: readonly Branch[],
): Branch {
  if (union.params.passingSchemas) return [union]
  const value = resolvePointer(document, union.instancePath)
  const candidates = branches.filter((branch) => !isMismatch(branch, union.instancePath, value))
  return (
    findClosestBranch(candidates, union.instancePath) ??
    findDiscriminatorCause(branches, union.instancePath) ?? [describeUnion(union, branches)]
  )
}

/** Finds the branch with the fewest errors at the value itself, then in all; the last of equals. */
function findClosestBranch(branches: readonly Branch[], pointer: string): Branch | undefined {
  const countAt = (branch: Branch): number =>
    branch.filter(({ instancePath }) => instancePath === pointer).length
  return branches.toReversed().sort((a, b) => countAt(a) - countAt(b) || a.length - b.length)[0]
}

/** Rules that tell one branch from another when the value itself breaks them. */
const DISTINGUISHING_KEYWORDS = ['type', 'const', 'anyOf', 'oneOf']

/** True if a branch describes another kind of value than the one in the document. */
function isMismatch(branch: Branch, pointer: string, value: unknown): boolean {
  if (findDiscriminator(branch, pointer)) return true
  const own = branch.filter(({ instancePath }) => instancePath === pointer)
  if (own.some(({ keyword }) => DISTINGUISHING_KEYWORDS.includes(keyword))) return true
  const missing = own.flatMap(({ params }) => params.missingProperty ?? [])
  const unknown = own.flatMap(({ params }) => params.additionalProperty ?? [])
  const knownCount = isObject(value) ? Object.keys(value).length - unknown.length : 0
  const isMisspelled = unknown.some((key) => nearest(key, missing).length > 0)
  return missing.length > 0 && knownCount === 0 && !isMisspelled
}

/** Finds the error of a property such as `kind`, whose constant tells one branch from another. */
const findDiscriminator = (branch: Branch, pointer: string): ValidatorError | undefined =>
  branch.find(
    ({ keyword, instancePath }) =>
      keyword === 'const' &&
      instancePath.startsWith(`${pointer}/`) &&
      instancePath.lastIndexOf('/') === pointer.length,
  )

/** Reports an unknown `kind` at the property itself, with the values of all branches. */
function findDiscriminatorCause(branches: readonly Branch[], pointer: string): Branch | undefined {
  const discriminators = branches.flatMap((branch) => findDiscriminator(branch, pointer) ?? [])
  const [first] = discriminators
  const isShared = discriminators.every(({ instancePath }) => instancePath === first?.instancePath)
  if (!first || !isShared || discriminators.length < branches.length) return undefined
  const allowedValues = discriminators.map(({ params }) => params.allowedValue)
  return [{ ...first, keyword: 'enum', params: { allowedValues } }]
}

/** Adds to the error of a union what each of its branches expects. */
function describeUnion(union: ValidatorError, branches: readonly Branch[]): ValidatorError {
  const own = branches.flatMap((branch) => {
    const cause = branch.find(({ instancePath }) => instancePath === union.instancePath)
    return cause ? [cause] : []
  })
  return { ...union, params: { alternatives: own } }
}

/** Returns the pointer of the property that an error is about, also if it is missing or unknown. */
export const getPropertyPointer = ({ instancePath, params }: ValidatorError): string => {
  const key = params.missingProperty ?? params.additionalProperty ?? params.propertyName
  return key === undefined ? instancePath : instancePath + toPointer([key])
}
