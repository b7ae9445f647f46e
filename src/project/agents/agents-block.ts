import { AGENTS_MARKERS } from '../../packs.ts'
import { OperationError } from '../errors.ts'

/** The file that most coding agents read first. */
export const AGENTS_FILE = 'AGENTS.md'

/** The front matter that makes Cursor read a rule (`.mdc`) in every conversation. */
const CURSOR_FRONT_MATTER =
  '---\ndescription: The design contract of this app\nalwaysApply: true\n---\n'

/** True if a file has the svc block. */
export const hasAgentsBlock = (file: Buffer | string): boolean =>
  file.includes(AGENTS_MARKERS.begin)

const { begin: BEGIN, end: END } = AGENTS_MARKERS

/**
 * Replaces the svc block of a file such as AGENTS.md or CLAUDE.md, or appends it. All other bytes
 * stay the same in any encoding, because the file is read as Latin-1, which maps each byte to one
 * character.
 */
export function insertAgentsBlock(
  file: Buffer | undefined,
  block: string,
  path = AGENTS_FILE,
): Buffer {
  const isNewRule = file === undefined && path.endsWith('.mdc')
  const before = isNewRule ? CURSOR_FRONT_MATTER : (file?.toString('latin1') ?? '')
  const [begin, end] = [before.indexOf(BEGIN), before.indexOf(END)]
  const isNew = begin === -1 && end === -1
  // Keep the line endings of an existing block, which may differ from the rest of the file.
  const newline = (isNew ? before : before.slice(begin, end)).includes('\r\n') ? '\r\n' : '\n'
  const content = Buffer.from(block.replaceAll('\n', newline)).toString('latin1')
  if (isNew) {
    const gap = before === '' ? '' : before.endsWith('\n') ? newline : newline + newline
    return Buffer.from(`${before}${gap}${content}${newline}`, 'latin1')
  }
  const isUnique = begin === before.lastIndexOf(BEGIN) && end === before.lastIndexOf(END)
  if (begin === -1 || end < begin || !isUnique) {
    throw new OperationError('agents-marks', `The svc markers in ${path} do not match.`, {
      hint: `Keep one ${BEGIN} followed by one ${END}, or remove all of them.`,
    })
  }
  const after = before.slice(end + END.length)
  return Buffer.from(`${before.slice(0, begin)}${content}${after}`, 'latin1')
}
