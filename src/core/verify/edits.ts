import type { Severity } from '../kernel/finding.ts'
import { getAnchor } from './elements.ts'
import type { Evidence, Repair, SourceDraft, TextEdit } from './finding.ts'
import type { Attribute, MarkupElement, SourceFile, TextRange } from './source-file.ts'

/** What a check says about an element. */
export interface ElementReport extends Pick<SourceDraft, 'message' | 'repair'> {
  /** The part of the element to show; by default its start tag. */
  readonly range?: TextRange
  readonly confidence?: SourceDraft['confidence']
  readonly severity?: Severity
  /** Tells two findings of one check about the same element apart. */
  readonly detail?: string
  readonly evidence?: readonly Evidence[]
}

/** Creates the draft of a finding about an element; it is certain unless the report says less. */
export function reportElement(
  file: SourceFile,
  element: MarkupElement,
  { range = element.tagRange, confidence = 'certain', detail, ...report }: ElementReport,
): SourceDraft {
  const anchor = getAnchor(file, element, ...(detail === undefined ? [] : [detail]))
  return { file: file.path, range, confidence, anchor, ...report }
}

/** Creates a repair with edits; without edits it becomes manual. */
export const editRepair = (
  autofix: 'safe' | 'suggest',
  title: string,
  edits: readonly TextEdit[],
  steps: readonly string[] = [],
): Repair =>
  edits.length > 0
    ? { kind: 'edit', title, steps: [title, ...steps], autofix, edits }
    : manualRepair(title, steps)

/** Creates a repair that needs a person or an agent. */
export const manualRepair = (title: string, steps: readonly string[] = []): Repair => ({
  kind: 'manual',
  title,
  steps: [title, ...steps],
  autofix: 'none',
})

/** Adds an attribute, as written, after the name of the element. */
export function insertAttribute(
  { path }: SourceFile,
  { tag, tagRange }: MarkupElement,
  attribute: string,
): TextEdit {
  const at = tagRange.start + 1 + tag.length
  return { file: path, range: { start: at, end: at }, text: ` ${attribute}` }
}

/** Removes an attribute with the white space before it. */
export function removeAttribute({ path, text }: SourceFile, { range }: Attribute): TextEdit {
  let { start } = range
  while (/\s/.test(text[start - 1] ?? '')) start--
  return { file: path, range: { start, end: range.end }, text: '' }
}

/** Replaces a part of a file. */
export const replaceText = (
  { path }: Pick<SourceFile, 'path'>,
  range: TextRange,
  text: string,
): TextEdit => ({ file: path, range, text })

/** Renames an element in its start and end tags. */
export function renameElement(file: SourceFile, element: MarkupElement, name: string): TextEdit[] {
  const { tag, range, tagRange } = element
  const start = tagRange.start + 1
  const source = file.text.slice(range.start, range.end)
  const [closing] = /<\/[^<>]*>$/.exec(source) ?? []
  const end = range.end - (closing?.length ?? 0) + 2
  return [
    replaceText(file, { start, end: start + tag.length }, name),
    ...(closing?.startsWith(`</${tag}`)
      ? [replaceText(file, { start: end, end: end + tag.length }, name)]
      : []),
  ]
}

/** Writes a text as the value of an attribute, in the quotes that every markup language allows. */
export const quoteAttribute = (name: string, value: string): string =>
  `${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`
