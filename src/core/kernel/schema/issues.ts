import type { Issue } from '../finding.ts'
import { parsePointer, sortByDocumentOrder, toPointer } from '../json/pointer.ts'
import { omitUndefined } from '../json/value.ts'
import { groupBy } from '../lists.ts'
import type { ValidatorError } from './ajv.ts'
import {
  type Cause,
  describePath,
  describeValue,
  explain,
  type IssueOptions,
} from './explanations.ts'
import { findRootCauses, getPropertyPointer } from './root-causes.ts'

export type { IssueOptions }

/** Turns the errors of a generated validator into issues: one per cause, in document order. */
export function toIssues(
  document: unknown,
  errors: readonly ValidatorError[],
  options: IssueOptions = {},
): Issue[] {
  const causes = findRootCauses(document, errors).map((error) => toCause(document, error))
  const byProperty = groupBy(
    causes.map((cause) => toPropertyIssue(cause, options)),
    ({ property }) => property,
  )
  const issues = [...byProperty.values()].flatMap(mergeMisspelled)
  // A generated copy repeats the errors of its original.
  const distinct = new Map(issues.map((issue) => [`${issue.pointer} ${issue.message}`, issue]))
  return sortByDocumentOrder(document, [...distinct.values()])
}

/** An issue and the property that it is about, which may be missing or misspelled. */
interface PropertyIssue {
  readonly issue: Issue
  readonly property: string
  readonly isUnknown: boolean
}

/**
 * Merges the issues about one property. A property that is missing only because its name is
 * misspelled is one issue, not two. If two unknown names resemble it, neither is certain.
 */
function mergeMisspelled(group: readonly PropertyIssue[]): Issue[] {
  const unknown = group.filter(({ isUnknown }) => isUnknown)
  const issues = (unknown.length === 1 ? unknown : group).map(({ issue }) => issue)
  return unknown.length > 1 ? issues.map(removePatch) : issues
}

function removePatch({ patch: _patch, ...issue }: Issue): Issue {
  return issue
}

function toCause(document: unknown, error: ValidatorError): Cause {
  let [value, owner]: unknown[] = [document]
  const path = parsePointer(getPropertyPointer(error)).map((segment) => {
    owner = value
    value = Object.hasOwn(Object(owner), segment) ? Reflect.get(Object(owner), segment) : undefined
    return Array.isArray(owner) ? Number(segment) : segment
  })
  return { keyword: error.keyword, params: error.params, path, value, owner }
}

/** Turns a broken rule into an issue with its pointer, message and suggestion. */
function toPropertyIssue(cause: Cause, options: IssueOptions): PropertyIssue {
  const { keyword, path, value } = cause
  const explanation = explain(cause, options)
  const { expected, suggestion, isCertain } = explanation
  const found = describeValue(value)
  const parent = path.slice(0, -1)
  const pointer = toPointer(keyword === 'required' ? parent : path)
  const isUnknown = keyword === 'additionalProperties'
  const isRename = isUnknown && suggestion !== undefined
  const property = toPointer(isRename ? [...parent, String(suggestion)] : path)
  const patch = isRename
    ? ({ op: 'move', from: pointer, path: property } as const)
    : ({ op: 'replace', path: pointer, value: suggestion } as const)
  const issue = omitUndefined({
    code: options.getCode?.(keyword) ?? explanation.code,
    severity: 'error' as const,
    pointer,
    message: explanation.message ?? `${describePath(path)} must be ${expected}, not ${found}.`,
    expected,
    found,
    suggestion,
    hint: suggestion === undefined ? options.hint : `Did you mean ${JSON.stringify(suggestion)}?`,
    patch: isCertain ? [patch] : undefined,
  })
  return { issue, property, isUnknown }
}
