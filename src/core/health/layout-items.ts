import type { JsonPath } from '../content/references.ts'
import { asArray, asString, getOwn } from '../json/value.ts'

/** One use of a pattern on a page as its author wrote it, and where. */
export interface PatternUse {
  readonly path: JsonPath
  /** The pattern's slug; undefined where the item names none. */
  readonly pattern?: string | undefined
  readonly alias?: string | undefined
  /** True for a name alone, which leaves open whether a pattern or an alias is meant. */
  readonly isSlugOnly: boolean
}

/** Columns of a page as their author wrote them, and where. */
export interface LayoutColumns {
  readonly path: JsonPath
  readonly uses: readonly PatternUse[]
  readonly span: unknown
}

/** The rows of a page below a path: the layout, else the published copy of it. */
function listRows(page: unknown, path: JsonPath): (readonly [item: unknown, path: JsonPath])[] {
  const key = getOwn(page, 'layout') === undefined ? 'default_layout' : 'layout'
  return asArray(getOwn(page, key)).map((item, at) => [item, [...path, key, at]])
}

/** Every use of a pattern on a page, those in columns among them. */
export const listPatternUses = (page: unknown, path: JsonPath): PatternUse[] =>
  listRows(page, path).flatMap(([item, at]) => {
    const cols = getOwn(item, 'cols')
    return Array.isArray(cols) ? listColumnUses(cols, at) : toPatternUse(item, at)
  })

/** Every row of a page that has columns. */
export const listColumnRows = (page: unknown, path: JsonPath): LayoutColumns[] =>
  listRows(page, path).flatMap(([item, at]) => {
    const cols = getOwn(item, 'cols')
    if (!Array.isArray(cols)) return []
    return { path: at, uses: listColumnUses(cols, at), span: getOwn(item, 'span') }
  })

const listColumnUses = (cols: readonly unknown[], path: JsonPath): PatternUse[] =>
  cols.map((item, at) => toPatternUse(item, [...path, 'cols', at]))

function toPatternUse(item: unknown, path: JsonPath): PatternUse {
  if (typeof item === 'string') return { path, pattern: item, isSlugOnly: true }
  const [pattern, alias] = [asString(getOwn(item, 'pattern')), asString(getOwn(item, 'as'))]
  return { path, pattern, alias, isSlugOnly: false }
}
