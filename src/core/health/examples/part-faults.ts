import type { HtmlElement, HtmlFragment } from '../../html/parse.ts'
import { elementHasRole } from '../roles.ts'
import type { ExampleIssue } from './example-fault.ts'

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
