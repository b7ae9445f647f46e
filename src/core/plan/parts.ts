import { toId } from '../essence/ids.ts'
import { listPatternInstances, toLayoutRows } from '../essence/model/layout-rows.ts'
import { listOwnParts } from '../essence/model/own-parts.ts'
import type { LayoutItem, Page } from '../essence/version.ts'

/** What the only part of a page shows before its parts are decided. */
export const WHOLE_PAGE = 'the whole page, composed for its answer'

/** A part of a page as a line of the worksheet names it. */
export interface PlannedPart {
  readonly name: string
  readonly preset?: string | undefined
  readonly alias?: string | undefined
  /** What the part shows. */
  readonly text: string
  /** True if the line says that the part is no pattern: `own receipt: the sum`. */
  readonly isOwn: boolean
}

/** Writes the parts of a page as lines; none if they are not decided yet. */
export function listParts(page: Page): string[] {
  const own = listOwnParts(page)
  const instances = listPatternInstances(toLayoutRows(page.layout, ''))
  const [first] = instances
  if (instances.length === 1 && first && own.get(first.id) === WHOLE_PAGE) return []
  return instances.map(({ id, preset, alias }) => {
    const text = own.get(id)
    if (text !== undefined) return `${id}: ${text}`
    return `${id}${preset ? `/${preset}` : ''}${alias ? ` as ${alias}` : ''}`
  })
}

const PART =
  /^(own\s+)?`?([a-z][a-z0-9-]*)(?:\/([a-z][a-z0-9-]*))?`?(?:\s+as\s+([a-z][a-z0-9-]*))?(?:\s*[:,]\s*(.*))?$/

/** Reads a line about a part: `terrace: the houses`, or `pattern/preset as visits`. */
export function parsePart(line: string): PlannedPart {
  const [, own, name, preset, alias, text = ''] = PART.exec(line.trim()) ?? []
  if (name !== undefined) return { name, preset, alias, text, isOwn: own !== undefined }
  const [head = ''] = line.split(/[,:;(]/)
  const words = head
    .replace(/^(?:the|a|an)\s+/i, '')
    .trim()
    .split(/\s+/)
    .slice(0, 3)
    .join(' ')
  return { name: toId(words) ?? 'part', text: line.trim(), isOwn: true }
}

/** Creates the layout of a page from its parts. A name appears once; others get a number. */
export const toLayout = (parts: readonly PlannedPart[]): LayoutItem[] =>
  parts.map(({ name, preset, alias }, index) => {
    const earlier = parts.slice(0, index).filter((part) => part.name === name).length
    const as = alias ?? (earlier > 0 ? `${name}-${earlier + 1}` : undefined)
    if (preset === undefined && as === undefined) return name
    return { pattern: name, ...(preset && { preset }), ...(as && { as }) }
  })
