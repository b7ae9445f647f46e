import type { HtmlElement, HtmlFragment } from '../../html/parse.ts'
import type { ExampleIssue } from './example-fault.ts'

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
