import { truncate } from '../clip.ts'
import { omitUndefined } from '../given.ts'
import type { Issue } from '../issue.ts'
import { toPointer } from '../pointer.ts'
import type { RuleError } from '../rule-table.ts'
import { describePath, EXPLANATIONS_BY_KEYWORD } from './explanations.ts'

/** An issue and the pointer of the property that it is about, also when that is missing or misspelt. */
export interface PropertyIssue {
  readonly issue: Issue
  readonly property: string
}

/** A broken rule as an issue: where it is, what was expected and found, and the nearest right thing. */
export function toPropertyIssue(error: RuleError): PropertyIssue {
  const { keyword, path, value } = error
  const explanation = EXPLANATIONS_BY_KEYWORD[keyword](error)
  const { code, expected, suggestion, isCertain } = explanation
  const found = describeValue(value)
  const owner = path.slice(0, -1)
  const pointer = toPointer(keyword === 'required' ? owner : path)
  const isName = keyword === 'additionalProperties' && suggestion
  const property = toPointer(isName ? [...owner, String(suggestion)] : path)
  const patch = isName
    ? ({ op: 'move', from: pointer, path: property } as const)
    : ({ op: 'replace', path: pointer, value: suggestion } as const)
  const issue = omitUndefined({
    code,
    severity: 'error' as const,
    pointer,
    message: explanation.message ?? `${describePath(path)} must be ${expected}, not ${found}.`,
    expected,
    found,
    suggestion,
    hint: suggestion === undefined ? undefined : `Did you mean ${JSON.stringify(suggestion)}?`,
    patch: isCertain ? [patch] : undefined,
  })
  return { issue, property }
}

function describeValue(value: unknown): string {
  if (Array.isArray(value)) return `a list of ${value.length}`
  if (typeof value === 'object' && value !== null) return 'an object'
  return truncate(JSON.stringify(value) ?? 'nothing', 40)
}
