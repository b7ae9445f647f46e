import { escapeMarkdown } from './escape.ts'

/** A heading; a number sign at its end would be taken for its closing. */
export const heading = (level: number, title: string): string =>
  `${'#'.repeat(level)} ${title.replace(/#(?=#*$)/g, '\\#')}`

/** Lines that are there, as a list. */
export const bulletList = (lines: readonly (string | undefined)[]): string =>
  lines.flatMap((line) => (line ? [`- ${line}`] : [])).join('\n')

/** A label and what it says, when it says something. */
export const labeledValue = (label: string, value: string | undefined): string | undefined =>
  value ? `**${label}:** ${value}` : undefined

/** A table whose cells are Markdown already; none without rows. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return ''
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

/** A part of a document: its heading, and the blocks that hold something; none without them. */
export function section(
  level: number,
  title: string,
  blocks: readonly (string | undefined)[],
): string {
  const held = blocks.filter(Boolean)
  return held.length === 0 ? '' : [heading(level, title), ...held].join('\n\n')
}

/** A paragraph of a text, when there is one. */
export const paragraph = (text: string | undefined): string | undefined =>
  text === undefined ? undefined : escapeMarkdown(text)

/** The blocks that hold something, as one document. */
export const joinBlocks = (blocks: readonly (string | undefined)[]): string =>
  `${blocks.filter(Boolean).join('\n\n')}\n`
