import { findDisallowedMarkup } from '../html/allow-list.ts'
import { closest, type HtmlElement, type HtmlFragment, parseHtml } from '../html/parse.ts'
import type { JsonPath } from '../json/pointer.ts'
import type { JsonObject } from '../json/value.ts'
import { memoizeByObject } from '../memoize.ts'
import { elementHasRole } from './aria-roles.ts'
import { createFinding, type Finding } from './rule.ts'

/** One thing wrong with an example. */
export interface ExampleIssue {
  /** The line of the example, from 1; none when the whole is meant. */
  readonly line?: number
  readonly message: string
  readonly remedy: string
}

/** A fault of an example as a finding of the record that it belongs to. */
export const createExampleFinding = (
  authored: JsonObject,
  path: JsonPath,
  { line, message, remedy }: ExampleIssue,
): Finding =>
  createFinding(authored, path, {
    message: line === undefined ? message : `Line ${line}: ${message}`,
    remedy,
  })

/** The code that goes with a preset or a shell. */
interface ExampleCode {
  readonly example?: string
}

/** The elements of an example and its faults; several rules look at each. */
export const parseExample: (code: ExampleCode) => HtmlFragment = memoizeByObject(
  ({ example = '' }) => parseHtml(example),
)

/** What is not well formed, and what is style or script and not structure. */
export const checkMarkup = (html: HtmlFragment): ExampleIssue[] => [
  ...html.errors.map((fault) => ({ ...fault, remedy: 'Write well-formed HTML.' })),
  ...findDisallowedMarkup(html),
]

/** What an example of a preset must show. */
export interface ExpectedParts {
  readonly pattern: string
  readonly preset: string
  readonly role: string | undefined
  /** The names of its slots, optional ones too. */
  readonly slots: readonly string[]
}

/** What an example leaves out of the preset that it is an example of. */
export const checkParts = ({ elements }: HtmlFragment, parts: ExpectedParts): ExampleIssue[] => [
  ...checkRoot(elements, parts),
  ...checkRole(elements, parts),
  ...checkSlots(elements, parts),
]

function checkRoot(
  elements: readonly HtmlElement[],
  { pattern, preset }: ExpectedParts,
): ExampleIssue[] {
  const [root, ...others] = elements.filter(({ parent }) => parent === undefined)
  const remedy = `Write one root element with data-pattern="${pattern}".`
  if (root === undefined) return [{ message: 'The example has no element.', remedy }]
  const named = root.attributes.get('data-preset') ?? preset
  return [
    ...others.map(({ line }) => ({ line, message: 'This is a second root element.', remedy })),
    ...(root.attributes.get('data-pattern') === pattern
      ? []
      : [{ line: root.line, message: `The root has no data-pattern="${pattern}".`, remedy }]),
    ...(named === preset
      ? []
      : [{ line: root.line, message: `data-preset is "${named}".`, remedy: `Name "${preset}".` }]),
  ]
}

function checkRole(elements: readonly HtmlElement[], { role }: ExpectedParts): ExampleIssue[] {
  if (role === undefined || elements.some((element) => elementHasRole(element, role))) return []
  const remedy = 'Use the element that has this role, or state it with "role".'
  return [{ message: `Nothing in the example has the role "${role}".`, remedy }]
}

function checkSlots(elements: readonly HtmlElement[], { slots }: ExpectedParts): ExampleIssue[] {
  const marked = new Set(elements.map(({ attributes }) => attributes.get('data-slot')))
  return slots
    .filter((slot) => !marked.has(slot))
    .map((slot) => ({
      message: `The slot "${slot}" is not in the example.`,
      remedy: `Mark its element with data-slot="${slot}".`,
    }))
}

const FIELD_ELEMENTS = new Set(['input', 'select', 'textarea'])

/** Inputs that are named by their value, or that nobody sees. */
const SELF_LABELED_TYPES = new Set(['hidden', 'submit', 'reset', 'button', 'image'])

/** Fields without a label and images without a text in their place. */
export function checkAccessibleNames(html: HtmlFragment): ExampleIssue[] {
  const names = createNameCheck(html)
  return html.elements.flatMap((element) => {
    const { name, line } = element
    if (isField(element) && !names(element))
      return [{ line, message: `This ${name} has no label.`, remedy: 'Add a label for it.' }]
    if (!isImage(element) || element.attributes.has('alt')) return []
    const remedy = 'Say what it shows, or leave alt empty when it only decorates.'
    return [{ line, message: `This ${name} has no alt.`, remedy }]
  })
}

const isField = ({ name, attributes }: HtmlElement): boolean =>
  FIELD_ELEMENTS.has(name) &&
  !(name === 'input' && SELF_LABELED_TYPES.has(getInputType(attributes)))

const isImage = ({ name, attributes }: HtmlElement): boolean =>
  name === 'img' || (name === 'input' && getInputType(attributes) === 'image')

const getInputType = (attributes: HtmlElement['attributes']): string =>
  attributes.get('type')?.toLowerCase() ?? 'text'

/** Whether a field has a name: of its own, of the text it points to, or of a label. */
function createNameCheck({ elements }: HtmlFragment): (field: HtmlElement) => boolean {
  const labels = elements.filter(({ name, text }) => name === 'label' && text !== '')
  const labelled = new Set(labels.map(({ attributes }) => attributes.get('for')))
  const texts = new Map(elements.map((element) => [element.attributes.get('id'), element.text]))
  return (field) => {
    const { attributes } = field
    const id = attributes.get('id')
    const pointsTo = attributes.get('aria-labelledby')?.trim().split(/\s+/) ?? []
    if (attributes.get('aria-label')?.trim()) return true
    if (pointsTo.some((target) => texts.get(target))) return true
    if (id !== undefined && labelled.has(id)) return true
    const around = closest(field, ({ name }) => name === 'label')
    return around !== undefined && labels.includes(around)
  }
}

/** Headings that do not start at h2 or leave out a level. */
export function checkHeadings({ elements }: HtmlFragment): ExampleIssue[] {
  let last = 1
  return elements.flatMap(({ name, line }) => {
    const level = Number(/^h([1-6])$/.exec(name)?.[1] ?? 0)
    if (level === 0) return []
    const isNext = level >= 2 && level <= last + 1
    const message = last === 1 ? `The headings start at ${name}.` : `${name} follows h${last}.`
    last = Math.max(level, 1)
    if (isNext) return []
    return [{ line, message, remedy: 'Start at h2 and go down one level at a time.' }]
  })
}

/** Ids that two examples of one page could share, or that stand twice in this one. */
export function checkIds({ elements }: HtmlFragment, prefix: string): ExampleIssue[] {
  const seen = new Set<string>()
  return elements.flatMap(({ attributes, line }) => {
    const id = attributes.get('id')
    if (id === undefined) return []
    const isRepeated = seen.has(id)
    seen.add(id)
    if (!id.startsWith(prefix) || id === prefix) {
      const message = `The id "${id}" does not start with "${prefix}".`
      return [{ line, message, remedy: 'Start every id with the pattern and the preset.' }]
    }
    if (!isRepeated) return []
    return [{ line, message: `The id "${id}" stands twice.`, remedy: 'Give each its own.' }]
  })
}

/** Cells with a value that would lose its column when rows become cards. */
export const checkCells = ({ elements }: HtmlFragment): ExampleIssue[] =>
  elements.filter(isUnlabeledCell).map(({ line }) => ({
    line,
    message: 'This cell has a value and no data-label.',
    remedy: "Put the text of the column's header into data-label.",
  }))

const isUnlabeledCell = ({ name, text, attributes }: HtmlElement): boolean =>
  name === 'td' && text !== '' && !attributes.has('colspan') && !attributes.get('data-label')
