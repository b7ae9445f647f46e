import type { Page } from '../../generated/types/archetype.v2.ts'
import type {
  ColumnLayout,
  LayoutItem,
  PatternReference,
} from '../../generated/types/essence.v4.ts'
import { choiceOf, numberOf, present, recordOf, textOf } from './fields.ts'

type Reference = string | PatternReference

/** The layout of an archetype's page: its own, else the published copy, else its patterns. */
export function layoutOfPage(page: Page): LayoutItem[] {
  const named = aliases(page.patterns)
  const layouts = [page.layout, page.default_layout, page.patterns]
  return layouts.map((items) => itemsOf(items, named)).find(({ length }) => length > 0) ?? []
}

const itemsOf = (items: unknown, named: ReadonlyMap<string, Reference>): LayoutItem[] =>
  Array.isArray(items) ? items.flatMap((item) => columnsOf(item, named)) : []

/** A name that is the alias of one of the page's patterns stands for that pattern. */
function aliases(patterns: unknown): ReadonlyMap<string, Reference> {
  const references = Array.isArray(patterns) ? patterns.flatMap((item) => referenceOf(item)) : []
  return new Map(
    references.flatMap((reference) =>
      typeof reference !== 'string' && reference.as ? [[reference.as, reference]] : [],
    ),
  )
}

function referenceOf(item: unknown, named?: ReadonlyMap<string, Reference>): Reference[] {
  if (typeof item === 'string') return item === '' ? [] : [named?.get(item) ?? item]
  const fields = recordOf(item)
  const pattern = textOf(fields.pattern)
  if (pattern === undefined) return []
  return [present({ pattern, preset: textOf(fields.preset), as: textOf(fields.as) })]
}

/** Columns need two; a single one is a row of its own. */
function columnsOf(item: unknown, named: ReadonlyMap<string, Reference>): LayoutItem[] {
  const group = recordOf(item)
  if (!Array.isArray(group.cols)) return referenceOf(item, named)
  const cols = group.cols.flatMap((entry) => referenceOf(entry, named))
  if (cols.length < 2) return cols
  const columns: ColumnLayout = present({
    cols,
    at: choiceOf(group.at, ['sm', 'md', 'lg', 'xl', '2xl']),
    span: spanOf(group.span, cols),
    breakpoints: breakpointsOf(group.breakpoints),
    responsive: choiceOf(group.responsive, ['viewport', 'container']),
  })
  return [columns]
}

function spanOf(span: unknown, cols: readonly Reference[]): ColumnLayout['span'] {
  const names = new Set(cols.flatMap(namesOf))
  const weights = Object.entries(recordOf(span)).flatMap(([name, value]) => {
    const weight = numberOf(value, 1)
    return weight !== undefined && names.has(name) ? [[name, weight] as const] : []
  })
  return weights.length === 0 ? undefined : Object.fromEntries(weights)
}

const namesOf = (reference: Reference): string[] =>
  typeof reference === 'string'
    ? [reference]
    : [reference.pattern, ...(reference.as === undefined ? [] : [reference.as])]

function breakpointsOf(value: unknown): ColumnLayout['breakpoints'] {
  if (!Array.isArray(value)) return undefined
  const steps = value.flatMap((step) => {
    const { at, cols } = recordOf(step)
    return typeof at === 'string' && typeof cols === 'number' ? [{ at, cols }] : []
  })
  return steps.length === 0 ? undefined : steps
}
