import { applyEdits, type FormattingOptions, modify } from 'jsonc-parser'
import { type JsonPatchOperation, parseJson, resolvePointer } from '../../essence.ts'
import { parsePointer } from '../../index.ts'
import { isSameJson } from './contract-file.ts'

/** A text and the document that a patch turns it into. */
interface TextChange {
  readonly text: string
  readonly patch: readonly JsonPatchOperation[]
  readonly document: unknown
}

/** Each edit parses the text again, so a long patch is faster to print as a whole. */
const MAX_TEXT_EDITS = 60

/**
 * Writes a patched document in the format of its text: indentation, line endings, the order of keys
 * and unchanged lines stay. Prints the whole document if the text cannot be edited in place.
 */
export function printContract({ text, patch, document }: TextChange): string {
  const formatting = detectFormatting(text)
  const edited = patch.length > MAX_TEXT_EDITS ? undefined : editText(text, patch, formatting)
  if (edited !== undefined && isText(edited, document)) return edited
  const { tabSize = 2, insertSpaces, eol = '\n' } = formatting
  const printed = JSON.stringify(document, null, insertSpaces ? tabSize : '\t')
  return `${printed.replaceAll('\n', eol)}${eol}`
}

/** True if a text is the JSON of a document. */
function isText(text: string, document: unknown): boolean {
  const parsed = parseJson(text)
  return parsed.ok && isSameJson(parsed.value, document)
}

function detectFormatting(text: string): FormattingOptions {
  const [, indent = '  '] = /^[[{]\r?\n([ \t]+)/.exec(text.trimStart()) ?? []
  return {
    insertSpaces: !indent.startsWith('\t'),
    tabSize: indent.startsWith('\t') ? 1 : indent.length,
    eol: text.includes('\r\n') ? '\r\n' : '\n',
  }
}

function editText(
  text: string,
  patch: readonly JsonPatchOperation[],
  formattingOptions: FormattingOptions,
): string | undefined {
  let current = text
  for (const { op, path, value } of patch) {
    if (op === 'test') continue
    if (op === 'move' || op === 'copy' || path === '') return undefined
    const parsed = parseJson(current)
    if (!parsed.ok) return undefined
    const location = toLocation(parsed.value, path)
    const isArrayInsertion = op === 'add' && typeof location.at(-1) === 'number'
    const edits = modify(current, location, op === 'remove' ? undefined : value, {
      formattingOptions,
      isArrayInsertion,
    })
    current = applyEdits(current, edits)
  }
  return current
}

/** Turns a pointer into the path of jsonc-parser, where the index of an array is a number. */
function toLocation(document: unknown, pointer: string): (string | number)[] {
  let parent = ''
  return parsePointer(pointer).map((segment) => {
    const container = resolvePointer(document, parent)
    parent += `/${segment.replaceAll('~', '~0').replaceAll('/', '~1')}`
    if (!Array.isArray(container)) return segment
    return segment === '-' ? container.length : Number(segment)
  })
}
