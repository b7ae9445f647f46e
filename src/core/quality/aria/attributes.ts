import type { HtmlElement, HtmlFragment } from '../../kernel/html/parse.ts'
import { nearest } from '../../kernel/nearest.ts'
import { quoteList, splitWords } from '../../kernel/text.ts'
import type { ExampleDraft } from '../example-checks.ts'
import { findById, listIds } from './accessible-name.ts'
import {
  getElementRole,
  getExplicitRole,
  getNativeRole,
  isAriaRole,
  listAriaRoles,
} from './roles.ts'

const BOOLEAN = splitWords('true false')

// https://www.w3.org/TR/wai-aria-1.2/#state_prop_def
/** The values of attributes that allow only some; null for a number, a text or ids. */
const ATTRIBUTE_VALUES: ReadonlyMap<string, readonly string[] | null> = new Map([
  ...splitWords(`atomic busy disabled modal multiline multiselectable readonly required`).map(
    (name) => [`aria-${name}`, BOOLEAN] as const,
  ),
  ...splitWords('expanded grabbed hidden selected').map(
    (name) => [`aria-${name}`, [...BOOLEAN, 'undefined']] as const,
  ),
  ...splitWords('checked pressed').map((name) => [`aria-${name}`, [...BOOLEAN, 'mixed']] as const),
  ['aria-autocomplete', splitWords('inline list both none')],
  ['aria-current', splitWords('page step location date time true false')],
  ['aria-haspopup', splitWords('true false menu listbox tree grid dialog')],
  ['aria-invalid', splitWords('true false grammar spelling')],
  ['aria-live', splitWords('polite assertive off')],
  ['aria-orientation', splitWords('horizontal vertical undefined')],
  ['aria-sort', splitWords('ascending descending none other')],
  ...splitWords(
    `activedescendant braillelabel brailleroledescription colcount colindex colspan controls
    describedby description details dropeffect errormessage flowto keyshortcuts label labelledby
    level owns placeholder posinset relevant roledescription rowcount rowindex rowspan setsize
    valuemax valuemin valuenow valuetext`,
  ).map((name) => [`aria-${name}`, null] as const),
])

/** Lists the ARIA attributes. */
export const listAriaAttributes = (): string[] => [...ATTRIBUTE_VALUES.keys()]

/** Returns the values that an ARIA attribute may have; null if it may have any. */
export const getAriaValues = (name: string): readonly string[] | null =>
  ATTRIBUTE_VALUES.get(name) ?? null

/** The attributes that refer to ids of the same page. */
const ID_ATTRIBUTES = [
  ...splitWords('activedescendant controls describedby details errormessage labelledby owns').map(
    (name) => `aria-${name}`,
  ),
  'for',
  'popovertarget',
]

/** The roles that support an attribute which is often misplaced. */
const SUPPORTED_ROLES: Readonly<Record<string, readonly string[]>> = {
  'aria-expanded': splitWords(
    `application button checkbox columnheader combobox gridcell link listbox menuitem
    menuitemcheckbox menuitemradio row rowheader switch tab treeitem`,
  ),
  'aria-selected': splitWords('columnheader gridcell option row rowheader tab treeitem'),
  'aria-pressed': ['button'],
  'aria-checked': splitWords(
    'checkbox menuitemcheckbox menuitemradio option radio switch treeitem',
  ),
  'aria-sort': splitWords('columnheader rowheader'),
  'aria-modal': splitWords('dialog alertdialog'),
}

/** Checks that roles and ARIA attributes exist, have allowed values and refer to existing ids. */
export const checkAriaAttributes = (html: HtmlFragment): ExampleDraft[] =>
  html.elements.flatMap((element) => [
    ...checkRoleName(element),
    ...checkNames(element),
    ...checkValues(element),
    ...checkReferences(element, html),
    ...checkSupport(element),
    ...checkRedundantRole(element),
  ])

function checkRoleName({ attributes, line }: HtmlElement): ExampleDraft[] {
  const roles = attributes.get('role')?.trim().toLowerCase().split(/\s+/) ?? []
  return roles
    .filter((role) => !isAriaRole(role))
    .map((role) => ({
      line,
      message: `"${role}" is not an ARIA role.`,
      hint: suggest(role, listAriaRoles()) ?? 'Remove it, or use a role of WAI-ARIA 1.2.',
    }))
}

const checkNames = ({ attributes, line }: HtmlElement): ExampleDraft[] =>
  [...attributes.keys()]
    .filter((name) => name.startsWith('aria-') && !ATTRIBUTE_VALUES.has(name))
    .map((name) => ({
      line,
      message: `"${name}" is not an ARIA attribute.`,
      hint: suggest(name, [...ATTRIBUTE_VALUES.keys()]) ?? 'Remove it.',
    }))

const suggest = (name: string, known: readonly string[]): string | undefined => {
  const [near] = nearest(name, known)
  return near && `Did you mean "${near}"?`
}

const checkValues = ({ attributes, line }: HtmlElement): ExampleDraft[] =>
  [...attributes].flatMap(([name, value]) => {
    const values = ATTRIBUTE_VALUES.get(name)
    if (!values || values.includes(value)) return []
    return [
      {
        line,
        message: `"${name}" cannot have the value "${value}".`,
        hint: `Use one of ${quoteList(values)}.`,
      },
    ]
  })

const checkReferences = (element: HtmlElement, html: HtmlFragment): ExampleDraft[] => [
  ...ID_ATTRIBUTES.flatMap((name) =>
    listIds(element, name)
      .filter((id) => findById(html, id) === undefined)
      .map((id) => ({
        line: element.line,
        message: `"${name}" refers to "${id}", which is not an id of the example.`,
        hint: suggestId(id, html),
      })),
  ),
  ...checkHiddenDescription(element, html),
  ...checkFragmentLink(element, html),
]

// https://www.w3.org/TR/accname-1.2/#mapping_additional_nd_description
/** A hidden element that is referred to is still read out, such as an error that did not happen. */
const checkHiddenDescription = (element: HtmlElement, html: HtmlFragment): ExampleDraft[] =>
  listIds(element, 'aria-describedby')
    .filter((id) => findById(html, id)?.attributes.has('hidden'))
    .map((id) => ({
      line: element.line,
      message: `"aria-describedby" refers to "${id}", which is hidden but is read out anyway.`,
      hint: 'Remove the reference; it is added when the element is shown.',
    }))

function checkFragmentLink({ name, attributes, line }: HtmlElement, html: HtmlFragment) {
  const href = name === 'a' ? (attributes.get('href') ?? '') : ''
  if (!href.startsWith('#') || findById(html, href.slice(1))) return []
  return [
    {
      line,
      message: `The link to "${href}" leads nowhere.`,
      hint: suggestId(href.slice(1), html),
    },
  ]
}

const suggestId = (id: string, { elements }: HtmlFragment): string =>
  suggest(
    id,
    elements.flatMap(({ attributes }) => attributes.get('id') ?? []),
  ) ?? 'Add an element with this id, or remove the reference.'

function checkSupport(element: HtmlElement): ExampleDraft[] {
  const { name, attributes, line } = element
  const role = getElementRole(element) ?? ''
  return Object.entries(SUPPORTED_ROLES).flatMap(([attribute, roles]) => {
    if (!attributes.has(attribute) || (roles.includes(role) && !isNativeState(element, attribute)))
      return []
    const hint = isNativeState(element, attribute)
      ? 'Use the "checked" attribute of HTML.'
      : `Move it to an element with one of the roles ${roles.join(', ')}.`
    return [{ line, message: `The <${name}> must not have "${attribute}".`, hint }]
  })
}

/** True if HTML has a state of its own for the attribute: `checked` of an input. */
const isNativeState = ({ name, attributes }: HtmlElement, attribute: string): boolean =>
  attribute === 'aria-checked' &&
  name === 'input' &&
  ['checkbox', 'radio'].includes(attributes.get('type') ?? '')

/**
 * Elements that may repeat their role: CSS can take away the role of lists and tables, and the
 * role of headers and footers depends on where they are.
 */
const MAY_REPEAT_ROLE = new Set(
  splitWords('ul ol li table caption thead tbody tfoot tr th td header footer'),
)

function checkRedundantRole(element: HtmlElement): ExampleDraft[] {
  const { name, line } = element
  const role = getExplicitRole(element)
  if (role === undefined || role !== getNativeRole(element) || MAY_REPEAT_ROLE.has(name)) return []
  return [{ line, message: `<${name}> already has the role "${role}".`, hint: 'Remove "role".' }]
}
