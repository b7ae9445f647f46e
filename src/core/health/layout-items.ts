import { asArray, asString, getOwn } from '../content/fields.ts'
import type { JsonPath } from '../content/reference.ts'

/** One use of a pattern on a page as its author wrote it, and where. */
export interface LayoutUse {
  readonly path: JsonPath
  /** The pattern's slug; undefined where the item names none. */
  readonly pattern?: string | undefined
  readonly alias?: string | undefined
  /** True for a name alone, which leaves open whether a pattern or an alias is meant. */
  readonly isBare: boolean
}

/** Columns of a page as their author wrote them, and where. */
export interface LayoutColumns {
  readonly path: JsonPath
  readonly uses: readonly LayoutUse[]
  readonly span: unknown
}

/** The rows of a page below a path: the layout, else the published copy of it. */
function rowsOf(page: unknown, path: JsonPath): (readonly [item: unknown, path: JsonPath])[] {
  const key = getOwn(page, 'layout') === undefined ? 'default_layout' : 'layout'
  return asArray(getOwn(page, key)).map((item, at) => [item, [...path, key, at]])
}

/** Every use of a pattern on a page, those in columns among them. */
export const usesOf = (page: unknown, path: JsonPath): LayoutUse[] =>
  rowsOf(page, path).flatMap(([item, at]) => {
    const cols = getOwn(item, 'cols')
    return Array.isArray(cols) ? columnUses(cols, at) : useOf(item, at)
  })

/** Every row of a page that has columns. */
export const columnsOf = (page: unknown, path: JsonPath): LayoutColumns[] =>
  rowsOf(page, path).flatMap(([item, at]) => {
    const cols = getOwn(item, 'cols')
    if (!Array.isArray(cols)) return []
    return { path: at, uses: columnUses(cols, at), span: getOwn(item, 'span') }
  })

const columnUses = (cols: readonly unknown[], path: JsonPath): LayoutUse[] =>
  cols.map((item, at) => useOf(item, [...path, 'cols', at]))

function useOf(item: unknown, path: JsonPath): LayoutUse {
  if (typeof item === 'string') return { path, pattern: item, isBare: true }
  const [pattern, alias] = [asString(getOwn(item, 'pattern')), asString(getOwn(item, 'as'))]
  return { path, pattern, alias, isBare: false }
}
