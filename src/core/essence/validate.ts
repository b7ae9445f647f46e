import { RULES } from '../generated/validators/essence.v4.ts'
import type { Issue, ValidationResult } from '../issue.ts'
import { sortByDocumentOrder } from '../json/pointer.ts'
import { isObject } from '../json/value.ts'
import { groupBy } from '../lists.ts'
import { nearest } from '../nearest.ts'
import type { RuleError } from '../schema/compact-validator.ts'
import { listProperties } from './schema-definitions.ts'
import { toPropertyIssue } from './validation-messages.ts'
import type { Essence } from './version.ts'
import { ESSENCE_VERSION, isOlderVersion } from './version.ts'

/** The errors of a document as issues for its author: one a fault, in document order. */
export function toIssues(document: unknown, errors: readonly RuleError[]): Issue[] {
  const byProperty = groupBy(errors.map(toPropertyIssue), ({ property }) => property)
  const kept = [...byProperty.values()].flatMap((explained) => {
    const issues = explained.map(({ issue }) => issue)
    const misspelt = issues.filter(({ code }) => code === 'property-unknown')
    // A property that is missing only because its name is misspelt is one fault, not two. Where two
    // unknown names may mean one property, neither is surely it.
    if (misspelt.length === 1) return misspelt
    return misspelt.length === 0 ? issues : issues.map(removePatch)
  })
  return sortByDocumentOrder(document, kept)
}

function removePatch({ patch: _patch, ...issue }: Issue): Issue {
  return issue
}

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

/** A value as an essence document of the current version, or everything that is wrong with it. */
export function validateEssence(value: unknown): ValidationResult<Essence> {
  const errors = RULES.errorsOf(value, chooseDefinition)
  if (errors.length === 0) return { ok: true, value: value as Essence }
  if (!isOlderVersion(value)) return { ok: false, issues: toIssues(value, errors) }
  // An older document is right by its own rules: listing where it breaks the new ones would not help.
  const told = errors.filter(({ keyword }) => keyword === 'const')
  return { ok: false, issues: toIssues(value, told).map(toOutdatedIssue) }
}

const toOutdatedIssue = (issue: Issue): Issue => ({
  ...issue,
  code: 'version-old',
  hint: `migrateEssence turns it into version ${ESSENCE_VERSION}.`,
})
