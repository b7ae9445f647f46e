import { AGENTS_MARKERS } from '../../packs.ts'
import { CliError } from '../errors.ts'

/** What coding agents read first. */
export const AGENTS_FILE = 'AGENTS.md'

const { begin: BEGIN, end: END } = AGENTS_MARKERS

/**
 * A file with the block in it: in place of the one that it has, else at its end. Every other byte
 * stays, whatever the encoding: the file is never read as text.
 */
export function insertAgentsBlock(file: Buffer | undefined, block: string): Buffer {
  const before = (file ?? Buffer.alloc(0)).toString('latin1')
  const [begin, end] = [before.indexOf(BEGIN), before.indexOf(END)]
  const isNew = begin === -1 && end === -1
  // A block keeps the line ends that it has: before it, a file may end in one half of another kind.
  const newline = (isNew ? before : before.slice(begin, end)).includes('\r\n') ? '\r\n' : '\n'
  const inside = Buffer.from(block.replaceAll('\n', newline)).toString('latin1')
  if (isNew) {
    const gap = before === '' ? '' : before.endsWith('\n') ? newline : newline + newline
    return Buffer.from(`${before}${gap}${inside}${newline}`, 'latin1')
  }
  const isOnly = begin === before.lastIndexOf(BEGIN) && end === before.lastIndexOf(END)
  if (begin === -1 || end < begin || !isOnly) {
    throw new CliError('agents-marks', `${AGENTS_FILE} has marks of svc that do not match.`, {
      hint: `Leave one ${BEGIN} and one ${END} after it, or none.`,
    })
  }
  const after = before.slice(end + END.length)
  return Buffer.from(`${before.slice(0, begin)}${inside}${after}`, 'latin1')
}
