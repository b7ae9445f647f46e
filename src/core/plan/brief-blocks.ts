import { FENCE, rewriteTables } from './brief-tables.ts'

/** A part of a brief: a heading, an item of a list, or a paragraph. */
export interface BriefBlock {
  readonly kind: 'heading' | 'numbered' | 'bullet' | 'paragraph'
  /** The level of a heading, or the indentation of an item. */
  readonly level: number
  readonly text: string
}

const HEADING = /^ {0,3}(#{1,6})\s+(.*)$/
const UNDERLINE = /^ {0,3}(=+|-{3,})\s*$/
const NUMBERED = /^(\s*)\(?\d{1,3}[.):](?:\s+(.*))?$/
const BULLET = /^(\s*)[-*+•–](?:\s+(.*))?$/

/** Splits a brief into headings, items and paragraphs. Any text is accepted, Markdown or not. */
export function splitBrief(text: string): BriefBlock[] {
  const blocks: BriefBlock[] = []
  let isOpen = false
  let isFenced = false
  const add = (kind: BriefBlock['kind'], level: number, line: string, open: boolean): void => {
    blocks.push({ kind, level, text: line.trim() })
    isOpen = open
  }
  for (const line of rewriteTables(toLines(text))) {
    if (FENCE.test(line)) {
      isFenced = !isFenced
      isOpen = false
      continue
    }
    const isUnder = isOpen && blocks.at(-1)?.kind === 'paragraph'
    const underline = isUnder ? UNDERLINE.exec(line) : null
    const [, marks, heading] = isFenced ? [] : (HEADING.exec(line) ?? [])
    const [, numberIndent, numbered] = isFenced ? [] : (NUMBERED.exec(line) ?? [])
    const [, bulletIndent, bullet] = isFenced ? [] : (BULLET.exec(line) ?? [])
    if (line.trim() === '') isOpen = false
    else if (underline) {
      underlineLast(blocks, underline[1]?.startsWith('=') ? 1 : 2)
      isOpen = false
    } else if (UNDERLINE.test(line)) isOpen = false
    else if (heading !== undefined)
      add('heading', marks?.length ?? 1, stripNumber(stripClosingMarks(heading)), false)
    else if (numbered !== undefined) add('numbered', numberIndent?.length ?? 0, numbered, true)
    else if (bullet !== undefined) add('bullet', bulletIndent?.length ?? 0, bullet, true)
    else if (isOpen) extendLast(blocks, line)
    else if (/^\s{2,}/.test(line) && isItem(blocks.at(-1))) extendLast(blocks, line)
    else add('paragraph', 0, line, true)
  }
  return blocks
    .map((block) => ({ ...block, text: block.text.replaceAll(/\s+/g, ' ').trim() }))
    .filter(({ text }) => text !== '')
}

/** Control characters besides tabs and line breaks, and the byte order mark. */
const CONTROLS = /(?![\t\n])[\p{Cc}\uFEFF]/gu

const toLines = (text: string): string[] =>
  text.replaceAll(/\r\n?/g, '\n').replaceAll(CONTROLS, '').split('\n')

/** Removes the marks at the end of a heading: `## Pages ##`. */
export const stripClosingMarks = (heading: string): string =>
  heading
    .trim()
    .replace(/(?<=\s)#+$/, '')
    .trim()

/** Removes the number of a section: `4.1 Desk`, but not that of `404 page`. */
const stripNumber = (heading: string): string =>
  heading.replace(/^\d+(?:\.\d+)*(?:\.\d+|[.)])\s+/, '')

const isItem = (block: BriefBlock | undefined): boolean =>
  block?.kind === 'numbered' || block?.kind === 'bullet'

/** Adds a line to the last block. */
function extendLast(blocks: BriefBlock[], line: string): void {
  const last = blocks.pop()
  if (last) blocks.push({ ...last, text: `${last.text} ${line.trim()}` })
}

/** Turns the last block into a heading, because its underline follows. */
function underlineLast(blocks: BriefBlock[], level: number): void {
  const last = blocks.pop()
  if (last) blocks.push({ kind: 'heading', level, text: last.text })
}

/** Removes the emphasis and the code marks of Markdown from a text. */
export const stripMarks = (text: string): string =>
  text
    .replaceAll(/!?\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .replaceAll(/\*\*|__|`/g, '')
    .replaceAll(/(?<![\p{L}\p{N}])[*_]([^*_]+)[*_](?![\p{L}\p{N}])/gu, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim()
