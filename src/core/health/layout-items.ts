import { listOf, own, textOf } from '../content/fields.ts'
import type { Path } from '../content/reference.ts'

/** One use of a pattern on a page as its author wrote it, and where. */
export interface LayoutUse {
  readonly path: Path
  /** The pattern's slug; undefined where the item names none. */
  readonly pattern?: string | undefined
  readonly alias?: string | undefined
  /** True for a name alone, which leaves open whether a pattern or an alias is meant. */
  readonly isBare: boolean
}

/** Columns of a page as their author wrote them, and where. */
export interface LayoutColumns {
  readonly path: Path
  readonly uses: readonly LayoutUse[]
  readonly span: unknown
}

/** The rows of a page below a path: the layout, else the published copy of it. */
function rowsOf(page: unknown, path: Path): (readonly [item: unknown, path: Path])[] {
  const key = own(page, 'layout') === undefined ? 'default_layout' : 'layout'
  return listOf(own(page, key)).map((item, at) => [item, [...path, key, at]])
}

/** Every use of a pattern on a page, those in columns among them. */
export const usesOf = (page: unknown, path: Path): LayoutUse[] =>
  rowsOf(page, path).flatMap(([item, at]) => {
    const cols = own(item, 'cols')
    return Array.isArray(cols) ? columnUses(cols, at) : useOf(item, at)
  })

/** Every row of a page that has columns. */
export const columnsOf = (page: unknown, path: Path): LayoutColumns[] =>
  rowsOf(page, path).flatMap(([item, at]) => {
    const cols = own(item, 'cols')
    if (!Array.isArray(cols)) return []
    return { path: at, uses: columnUses(cols, at), span: own(item, 'span') }
  })

const columnUses = (cols: readonly unknown[], path: Path): LayoutUse[] =>
  cols.map((item, at) => useOf(item, [...path, 'cols', at]))

function useOf(item: unknown, path: Path): LayoutUse {
  if (typeof item === 'string') return { path, pattern: item, isBare: true }
  const [pattern, alias] = [textOf(own(item, 'pattern')), textOf(own(item, 'as'))]
  return { path, pattern, alias, isBare: false }
}
