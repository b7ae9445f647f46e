import { memoizeByObject } from '../../kernel/memoize.ts'
import type { SourceFinding } from '../finding.ts'
import type { Attribute, MarkupElement, SourceFile } from '../source-file.ts'
import { createOffsetFinder } from '../text-lines.ts'

const MAX_TEXT_LENGTH = 60
const MAX_LINES = 6

/** Names what an edit of the element at a finding must keep: its handlers, test ids and text. */
export function describeElement(
  finding: SourceFinding,
  files: ReadonlyMap<string, SourceFile>,
): string[] {
  const file = files.get(finding.location.file)
  const element = file && findElement(file, finding)
  if (file === undefined || element === undefined) return []
  const attributes = element.attributes.filter(isKept)
  const text = element.children
    .flatMap((child) => (child.kind === 'text' ? [child.text.trim()] : []))
    .filter(Boolean)
    .join(' ')
  return [
    ...attributes.map(({ range }) => shorten(file.text.slice(range.start, range.end))),
    ...(text === '' ? [] : [`the text ${JSON.stringify(shorten(text))}`]),
  ].slice(0, MAX_LINES)
}

const isKept = ({ name }: Attribute): boolean =>
  /^on[a-z]/.test(name) || /^data-(test|cy|qa)/.test(name) || name === 'id' || name === 'name'

const shorten = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ')
  return line.length > MAX_TEXT_LENGTH ? `${line.slice(0, MAX_TEXT_LENGTH - 1)}…` : line
}

/** Finds the innermost element that starts on the line and column of a finding, or contains it. */
function findElement(file: SourceFile, { location }: SourceFinding): MarkupElement | undefined {
  const offset = getOffsetFinder(file)(location)
  return file.elements.findLast(({ range }) => range.start <= offset && offset < range.end)
}

const getOffsetFinder = memoizeByObject(({ text }: SourceFile) => createOffsetFinder(text))
