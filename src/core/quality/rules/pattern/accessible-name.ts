import type { HtmlElement, HtmlFragment } from '../../../kernel/html/parse.ts'
import { unique } from '../../../kernel/lists.ts'
import { normalizeSpace, quote } from '../../../kernel/text.ts'
import { getAccessibleName } from '../../aria/accessible-name.ts'
import { elementHasRole, toAriaRole } from '../../aria/roles.ts'
import { listPresetFacts, type PresetFacts } from '../../preset-facts.ts'
import { createFindings, type PathFinding, type RecordRule } from '../../rule.ts'

/** Requires the accessible name in each example to follow the template of the record. */
export const accessibleNameRule: RecordRule<'patterns'> = {
  id: 'P18',
  requirement: 'The accessible name in each example has the words of the "aria-label" template.',
  severity: 'warn',
  source: 'quality',
  scope: 'record',
  types: ['patterns'],
  check: ({ authored, data }) =>
    createFindings(authored, listPresetFacts(data).flatMap(checkPresetName)),
}

function checkPresetName({ name, role, label, html }: PresetFacts): PathFinding[] {
  // P12 reports an example without the role.
  const elements = role === undefined ? [] : html.elements.filter(createRoleFilter(role))
  if (label === undefined || elements.length === 0) return []
  const names = unique(elements.map((element) => getSpokenName(element, html)))
  const template = createNamePattern(label.text)
  if (names.some((candidate) => template.test(candidate))) return []
  const written = names.filter((candidate) => candidate !== '').map(quote)
  const actual =
    written.length === 0 ? 'no accessible name' : `the accessible name ${written.join(' or ')}`
  return [
    {
      path: label.path,
      message: `The template is ${quote(label.text)}, but the element with the role "${role}" in the example of "${name}" has ${actual}.`,
      hint: 'Change the template to the name that the example has, or name the element (aria-labelledby, aria-label, caption or legend) after the template.',
    },
  ]
}

/** Returns the name of an element; a live region without a name is known by its text. */
const getSpokenName = (element: HtmlElement, html: HtmlFragment): string =>
  getAccessibleName(element, html) ||
  (LIVE_ROLES.some((role) => elementHasRole(element, role)) ? normalizeSpace(element.text) : '')

const LIVE_ROLES = ['status', 'alert']

/** Matches elements with a role; an unnamed section is not yet a region but should be one. */
const createRoleFilter =
  (role: string) =>
  (element: HtmlElement): boolean =>
    elementHasRole(element, role) ||
    (toAriaRole(role) === 'region' && element.name === 'section' && element.parent === undefined)

/** Matches names that have the literal words of a template, in order and in any case. */
function createNamePattern(template: string): RegExp {
  const parts = normalizeSpace(template)
    .split(/\{[^{}]*\}/)
    .map((part) => (part.match(/[\p{L}\p{N}]+/gu) ?? []).join('[^\\p{L}\\p{N}]+'))
  return new RegExp(parts.join('[^\\p{L}\\p{N}]*[\\p{L}\\p{N}].*?'), 'iu')
}
