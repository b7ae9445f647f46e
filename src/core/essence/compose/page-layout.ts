import type { Page } from '../../generated/types/archetype.v2.ts'
import { BREAKPOINT_NAMES } from '../../kernel/breakpoints.ts'
import { asNumber, asObject, asOneOf, asString, omitUndefined } from '../../kernel/json/value.ts'
import type { ColumnLayout, LayoutItem, PatternReference } from '../version.ts'

type PatternEntry = string | PatternReference

/** Returns the layout of an archetype's page: its own, else the default, else its patterns. */
export function getPageLayout(page: Page): LayoutItem[] {
  const byAlias = indexAliases(page.patterns)
  const layouts = [page.layout, page.default_layout, page.patterns]
  return (
    layouts.map((items) => readLayoutItems(items, byAlias)).find(({ length }) => length > 0) ?? []
  )
}

/** Reads the pattern that an item of a layout names, if any. */
type ReadPatterns = (item: unknown) => PatternEntry[]

function readLayoutItems(items: unknown, byAlias: ReadonlyMap<string, PatternEntry>): LayoutItem[] {
  const removeTakenAlias = createAliasFilter()
  const read: ReadPatterns = (item) => readPattern(item, byAlias).map(removeTakenAlias)
  return Array.isArray(items) ? items.flatMap((item) => readColumns(item, read)) : []
}

/** Creates a filter that removes an alias which an earlier pattern of the page has. */
function createAliasFilter(): (reference: PatternEntry) => PatternEntry {
  const taken = new Set<string>()
  return (reference) => {
    if (typeof reference === 'string' || reference.as === undefined) return reference
    const { as, ...rest } = reference
    if (taken.has(as)) return rest
    taken.add(as)
    return reference
  }
}

/** Maps the aliases of the page's patterns to the patterns, because a layout may use aliases. */
function indexAliases(patterns: unknown): ReadonlyMap<string, PatternEntry> {
  const references = Array.isArray(patterns) ? patterns.flatMap((item) => readPattern(item)) : []
  return new Map(
    references.flatMap((reference) =>
      typeof reference !== 'string' && reference.as ? [[reference.as, reference]] : [],
    ),
  )
}

function readPattern(item: unknown, byAlias?: ReadonlyMap<string, PatternEntry>): PatternEntry[] {
  if (typeof item === 'string') return item === '' ? [] : [byAlias?.get(item) ?? item]
  const fields = asObject(item)
  const pattern = asString(fields.pattern)
  if (pattern === undefined) return []
  return [omitUndefined({ pattern, preset: asString(fields.preset), as: asString(fields.as) })]
}

/** Reads columns; a single column becomes a plain row. */
function readColumns(item: unknown, read: ReadPatterns): LayoutItem[] {
  const group = asObject(item)
  if (!Array.isArray(group.cols)) return read(item)
  const cols = group.cols.flatMap(read)
  if (cols.length < 2) return cols
  const columns: ColumnLayout = omitUndefined({
    cols,
    at: asOneOf(group.at, BREAKPOINT_NAMES),
    span: readSpan(group.span, cols),
    breakpoints: readBreakpoints(group.breakpoints),
    responsive: asOneOf(group.responsive, ['viewport', 'container']),
  })
  return [columns]
}

function readSpan(span: unknown, cols: readonly PatternEntry[]): ColumnLayout['span'] {
  const names = new Set(cols.flatMap(listNames))
  const weights = Object.entries(asObject(span)).flatMap(([name, value]) => {
    const weight = asNumber(value, 1)
    return weight !== undefined && names.has(name) ? [[name, weight] as const] : []
  })
  return weights.length === 0 ? undefined : Object.fromEntries(weights)
}

const listNames = (reference: PatternEntry): string[] =>
  typeof reference === 'string'
    ? [reference]
    : [reference.pattern, ...(reference.as === undefined ? [] : [reference.as])]

/** Reads the known breakpoints, each once, narrowest first. */
function readBreakpoints(value: unknown): ColumnLayout['breakpoints'] {
  const entries = Array.isArray(value) ? value.map(asObject) : []
  const steps = BREAKPOINT_NAMES.flatMap((at) => {
    const cols = entries.find((entry) => entry.at === at && isPositiveInteger(entry.cols))?.cols
    return isPositiveInteger(cols) ? [{ at, cols }] : []
  })
  return steps.length === 0 ? undefined : steps
}

const isPositiveInteger = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 1
