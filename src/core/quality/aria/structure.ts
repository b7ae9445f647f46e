import { closest, type HtmlElement, type HtmlFragment } from '../../kernel/html/parse.ts'
import { splitWords } from '../../kernel/text.ts'
import type { ExampleDraft } from '../example-checks.ts'
import { getAccessibleName, listChildElements } from './accessible-name.ts'
import { getElementRole, getExplicitRole } from './roles.ts'

// https://www.w3.org/TR/wai-aria-1.2/#prohibitednaming
const NAMELESS_ROLES = new Set(
  splitWords(`caption code deletion emphasis generic insertion none paragraph presentation strong
  subscript superscript`),
)

/** The roles that must have a name, if they are written or come from these elements. */
const NAMED_ROLES = new Set(
  splitWords(`alertdialog application combobox dialog grid group img listbox meter progressbar
  radiogroup region slider spinbutton switch tabpanel tree treegrid`),
)

/** Elements whose names are checked elsewhere, or that need none: a summary names details. */
const NAMED_BY_OTHERS = new Set(splitWords('details figure svg option input select textarea img'))

/** Checks names, live regions, dialogs, headers of tables, and the nesting that HTML allows. */
export const checkAriaStructure = (html: HtmlFragment): ExampleDraft[] => [
  ...html.elements.flatMap((element) => [
    ...checkNaming(element, html),
    ...checkLiveRegion(element),
    ...checkDialog(element),
    ...checkNesting(element),
    ...checkHidden(element),
    ...checkListChildren(element),
    ...checkTabIndex(element),
    ...checkSortedHeaders(element, html),
  ]),
]

function checkNaming(element: HtmlElement, html: HtmlFragment): ExampleDraft[] {
  const { name, line, attributes } = element
  const role = getElementRole(element) ?? ''
  const label = ['aria-label', 'aria-labelledby'].find((attribute) => attributes.has(attribute))
  if (label !== undefined && NAMELESS_ROLES.has(role))
    return [
      {
        line,
        message: `The <${name}> has "${label}", but its role "${role}" cannot have a name.`,
        hint: 'Write the words as text, or use an element or role that can have a name.',
      },
    ]
  if (!NAMED_ROLES.has(role) || NAMED_BY_OTHERS.has(name)) return []
  if (getAccessibleName(element, html) !== '') return []
  const hint =
    name === 'fieldset'
      ? 'Add a <legend>.'
      : 'Refer to a visible heading with "aria-labelledby", or add "aria-label".'
  return [{ line, message: `The <${name}> with the role "${role}" has no name.`, hint }]
}

const LIVE_ROLES = new Set(['status', 'alert'])

/** True if the content of an element is read out when it changes. */
const isLive = (element: HtmlElement): boolean =>
  LIVE_ROLES.has(getElementRole(element) ?? '') ||
  ['polite', 'assertive'].includes(element.attributes.get('aria-live') ?? '')

const isInteractive = ({ name, attributes }: HtmlElement): boolean =>
  ['button', 'select', 'textarea', 'summary'].includes(name) ||
  (name === 'a' && attributes.has('href')) ||
  (name === 'input' && attributes.get('type') !== 'hidden') ||
  ['0', '-1'].includes(attributes.get('tabindex') ?? '')

/** The links of an error summary to its fields, which GOV.UK puts into an alert. */
const isErrorSummaryLink = ({ name, attributes }: HtmlElement, region: HtmlElement): boolean =>
  getElementRole(region) === 'alert' &&
  name === 'a' &&
  attributes.get('href')?.startsWith('#') === true

function checkLiveRegion(region: HtmlElement): ExampleDraft[] {
  if (!isLive(region)) return []
  const control = listDescendants(region).find(
    (element) => isInteractive(element) && !isErrorSummaryLink(element, region),
  )
  if (control === undefined) return []
  const role = getElementRole(region) ?? 'aria-live'
  return [
    {
      line: control.line,
      message: `A <${control.name}> is inside the live region <${region.name}> (${role}).`,
      hint: 'Put only text into the live region, and the control next to it.',
    },
  ]
}

function checkDialog({ name, attributes, line }: HtmlElement): ExampleDraft[] {
  if (name !== 'dialog' || !attributes.has('aria-modal')) return []
  return [
    {
      line,
      message: 'The <dialog> has "aria-modal".',
      hint: 'Remove "aria-modal" and "open": showModal() makes a dialog modal, as previews do.',
    },
  ]
}

/** Checks that no control contains another, which HTML forbids. */
function checkNesting(element: HtmlElement): ExampleDraft[] {
  const { name, line, parent } = element
  const isControl = isInteractive(element) && !element.attributes.has('hidden')
  const outer =
    isControl && parent
      ? closest(parent, (other) => ['button', 'a'].includes(other.name) && isInteractive(other))
      : undefined
  if (outer === undefined) return []
  return [
    {
      line,
      message: `The <${name}> is inside a <${outer.name}>.`,
      hint: 'Put the two controls next to each other.',
    },
  ]
}

/** Checks that nothing that can have focus is hidden from assistive technology. */
function checkHidden(element: HtmlElement): ExampleDraft[] {
  if (element.attributes.get('aria-hidden') !== 'true') return []
  const control = [element, ...listDescendants(element)].find(
    (other) => isInteractive(other) && other.attributes.get('tabindex') !== '-1',
  )
  if (control === undefined) return []
  return [
    {
      line: control.line,
      message: `The <${control.name}> can have focus but is inside "aria-hidden".`,
      hint: 'Remove "aria-hidden", or use "hidden" to take it off the page.',
    },
  ]
}

const LIST_ELEMENTS = new Set(['ul', 'ol', 'menu'])

const LIST_CHILDREN = new Set(['li', 'script', 'template'])

const checkListChildren = (list: HtmlElement): ExampleDraft[] =>
  LIST_ELEMENTS.has(list.name) && getElementRole(list) === 'list'
    ? listChildElements(list)
        .filter(
          (child) =>
            !LIST_CHILDREN.has(child.name) ||
            !['listitem', undefined].includes(getExplicitRole(child)),
        )
        .map(({ name, line }) => ({
          line,
          message: `The <${name}> is a child of a <${list.name}>, but not a list item.`,
          hint: 'Put it into an <li> without another role.',
        }))
    : []

const checkTabIndex = ({ attributes, line }: HtmlElement): ExampleDraft[] =>
  Number(attributes.get('tabindex') ?? 0) > 0
    ? [
        {
          line,
          message: `"tabindex" is ${attributes.get('tabindex')}.`,
          hint: 'Use 0 or -1, and the order of the source.',
        },
      ]
    : []

/** Checks that at most one header of a table says that its column is sorted. */
function checkSortedHeaders(table: HtmlElement, { elements }: HtmlFragment): ExampleDraft[] {
  if (!['table', 'grid', 'treegrid'].includes(getElementRole(table) ?? '')) return []
  const sorted = elements.filter(
    (element) =>
      ['ascending', 'descending', 'other'].includes(element.attributes.get('aria-sort') ?? '') &&
      closest(element, (other) => other === table),
  )
  return sorted.slice(1).map(({ line }) => ({
    line,
    message: 'A second header of the table has "aria-sort".',
    hint: 'Keep "aria-sort" on the column that is sorted.',
  }))
}

/** Lists the elements inside an element, in document order. */
export const listDescendants = (element: HtmlElement): HtmlElement[] =>
  listChildElements(element).flatMap((child) => [child, ...listDescendants(child)])
