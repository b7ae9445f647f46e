import { findDisallowedMarkup } from '../kernel/html/allow-list.ts'
import { closest, type HtmlElement, type HtmlFragment, parseHtml } from '../kernel/html/parse.ts'
import type { JsonPath } from '../kernel/json/pointer.ts'
import type { JsonObject } from '../kernel/json/value.ts'
import { memoizeRecent } from '../kernel/memoize.ts'
import { elementHasRole } from './aria/roles.ts'
import type { RecordDraft } from './finding.ts'
import { createFinding } from './rule.ts'

/** An issue in the HTML of an example. */
export interface ExampleDraft {
  /** The line number, from 1; absent if the issue concerns the whole example. */
  readonly line?: number
  readonly message: string
  readonly hint: string
}

/** Turns an issue of an example into a finding of its record. */
export const createExampleFinding = (
  authored: JsonObject,
  path: JsonPath,
  { line, message, hint }: ExampleDraft,
): RecordDraft =>
  createFinding(authored, path, {
    message: line === undefined ? message : `Line ${line}: ${message}`,
    hint,
  })

/** The `code` field of a preset or a shell. */
interface ExampleCode {
  readonly example?: string
}

/** More than the presets of a pattern, and of the patterns of a page. */
const CACHED_EXAMPLES = 256

/** Parses an example. Cached because several rules read it; the `code` object never changes. */
export const parseExample: (code: ExampleCode) => HtmlFragment = memoizeRecent(
  CACHED_EXAMPLES,
  ({ example = '' }) => parseHtml(example),
)

/** Creates the issue for a preset or shell without an example. */
export const createMissingExample = (noun: string, file: string): ExampleDraft => ({
  message: `The ${noun} has no example.`,
  hint: `Add one next to the record, as ${file}.`,
})

/** Checks that an example is well-formed and contains neither styles nor scripts. */
export const checkMarkup = (html: HtmlFragment): ExampleDraft[] => [
  ...html.errors.map((error) => ({ ...error, hint: 'Write well-formed HTML.' })),
  ...findDisallowedMarkup(html),
]

/** The parts that the example of a preset must contain. */
export interface ExpectedParts {
  readonly pattern: string
  readonly preset: string
  readonly role: string | undefined
  /** The names of all slots, including optional ones. */
  readonly slots: readonly string[]
}

/** Checks that an example has one root element, the expected role and every slot. */
export const checkParts = ({ elements }: HtmlFragment, parts: ExpectedParts): ExampleDraft[] => [
  ...checkRoot(elements, parts),
  ...checkRole(elements, parts),
  ...checkSlots(elements, parts),
]

function checkRoot(
  elements: readonly HtmlElement[],
  { pattern, preset }: ExpectedParts,
): ExampleDraft[] {
  const [root, ...others] = elements.filter(({ parent }) => parent === undefined)
  const hint = `Write one root element with data-pattern="${pattern}".`
  if (root === undefined) return [{ message: 'The example has no elements.', hint }]
  const rootPreset = root.attributes.get('data-preset') ?? preset
  return [
    ...others.map(({ line }) => ({
      line,
      message: 'The example has more than one root element.',
      hint,
    })),
    ...(root.attributes.get('data-pattern') === pattern
      ? []
      : [
          {
            line: root.line,
            message: `The root element has no data-pattern="${pattern}".`,
            hint,
          },
        ]),
    ...(rootPreset === preset
      ? []
      : [
          {
            line: root.line,
            message: `The root element has data-preset="${rootPreset}".`,
            hint: `Change it to "${preset}".`,
          },
        ]),
  ]
}

function checkRole(elements: readonly HtmlElement[], { role }: ExpectedParts): ExampleDraft[] {
  if (role === undefined || elements.some((element) => elementHasRole(element, role))) return []
  const hint = 'Use an element that has this role, or add a "role" attribute.'
  return [{ message: `No element of the example has the role "${role}".`, hint }]
}

function checkSlots(elements: readonly HtmlElement[], { slots }: ExpectedParts): ExampleDraft[] {
  const markedSlots = new Set(elements.map(({ attributes }) => attributes.get('data-slot')))
  return slots
    .filter((slot) => !markedSlots.has(slot))
    .map((slot) => ({
      message: `The example does not show the slot "${slot}".`,
      hint: `Mark its element with data-slot="${slot}".`,
    }))
}

const FIELD_ELEMENTS = new Set(['input', 'select', 'textarea'])

/** Input types that take their name from their value, or that are invisible. */
const SELF_LABELED_TYPES = new Set(['hidden', 'submit', 'reset', 'button', 'image'])

/** Checks that every field has a label and every image an `alt` attribute. */
export function checkAccessibleNames(html: HtmlFragment): ExampleDraft[] {
  const hasName = createNameCheck(html)
  return html.elements.flatMap((element) => {
    const { name, line } = element
    if (isField(element) && !hasName(element))
      return [{ line, message: `The <${name}> has no label.`, hint: 'Add a label.' }]
    if (!isImage(element) || element.attributes.has('alt')) return []
    const hint = 'Describe the image, or leave alt empty if it is decorative.'
    return [{ line, message: `The <${name}> has no alt attribute.`, hint }]
  })
}

const isField = ({ name, attributes }: HtmlElement): boolean =>
  FIELD_ELEMENTS.has(name) &&
  !(name === 'input' && SELF_LABELED_TYPES.has(getInputType(attributes)))

const isImage = ({ name, attributes }: HtmlElement): boolean =>
  name === 'img' || (name === 'input' && getInputType(attributes) === 'image')

const getInputType = (attributes: HtmlElement['attributes']): string =>
  attributes.get('type')?.toLowerCase() ?? 'text'

/** Returns a function that tells whether a field has an accessible name or a label. */
function createNameCheck({ elements }: HtmlFragment): (field: HtmlElement) => boolean {
  const labels = elements.filter(({ name, text }) => name === 'label' && text !== '')
  const labeledIds = new Set(labels.map(({ attributes }) => attributes.get('for')))
  const texts = new Map(elements.map((element) => [element.attributes.get('id'), element.text]))
  return (field) => {
    const { attributes } = field
    const id = attributes.get('id')
    const labelIds = attributes.get('aria-labelledby')?.trim().split(/\s+/) ?? []
    if (attributes.get('aria-label')?.trim()) return true
    if (labelIds.some((labelId) => texts.get(labelId))) return true
    if (id !== undefined && labeledIds.has(id)) return true
    const label = closest(field, ({ name }) => name === 'label')
    return label !== undefined && labels.includes(label)
  }
}

/** Checks that headings start at h2 and skip no level. */
export function checkHeadings({ elements }: HtmlFragment): ExampleDraft[] {
  let previous = 1
  return elements.flatMap(({ name, line }) => {
    const level = Number(/^h([1-6])$/.exec(name)?.[1] ?? 0)
    if (level === 0) return []
    const isNext = level >= 2 && level <= previous + 1
    const message =
      previous === 1 ? `The headings start at ${name}.` : `${name} follows h${previous}.`
    previous = Math.max(level, 1)
    if (isNext) return []
    return [{ line, message, hint: 'Start at h2 and go down one level at a time.' }]
  })
}

/** Checks that ids are unique in the example and, by their prefix, among all examples. */
export function checkIds({ elements }: HtmlFragment, prefix: string): ExampleDraft[] {
  const seen = new Set<string>()
  return elements.flatMap(({ attributes, line }) => {
    const id = attributes.get('id')
    if (id === undefined) return []
    const isRepeated = seen.has(id)
    seen.add(id)
    if (!id.startsWith(prefix) || id === prefix) {
      const message = `The id "${id}" does not start with "${prefix}".`
      return [
        {
          line,
          message,
          hint: 'Start every id with the slug of the pattern and the name of the preset.',
        },
      ]
    }
    if (!isRepeated) return []
    return [{ line, message: `The id "${id}" is used twice.`, hint: 'Use each id once.' }]
  })
}

/** Checks that every cell with a value names its column, which narrow layouts show as a card. */
export const checkCells = ({ elements }: HtmlFragment): ExampleDraft[] =>
  elements.filter(isUnlabeledCell).map(({ line }) => ({
    line,
    message: 'The cell has a value but no data-label.',
    hint: 'Copy the text of the column header into data-label.',
  }))

const isUnlabeledCell = ({ name, text, attributes }: HtmlElement): boolean =>
  name === 'td' && text !== '' && !attributes.has('colspan') && !attributes.get('data-label')
