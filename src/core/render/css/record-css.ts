import { BREAKPOINT_NAMES, BREAKPOINTS } from '../../breakpoints.ts'
import type { PatternV2 } from '../../generated/types/pattern.v2.ts'
import type { ShellV1 } from '../../generated/types/shell.v1.ts'
import { asNumber, asObject, asStrings, getOwn } from '../../json/value.ts'
import { toCssValue } from '../../theme/css-value.ts'
import {
  getGridAreas,
  getShellRegions,
  isCssIdentifier,
  type RegionWithPresets,
} from '../shell-regions.ts'

/** A rule of a style sheet; nothing when it would hold nothing. */
export const createRule = (selector: string, lines: readonly string[]): string =>
  lines.length === 0 ? '' : `${selector} {\n${lines.map((line) => `  ${line};\n`).join('')}}\n`

/** Rules inside an at-rule; as they are when there is none. */
export const wrapInAtRule = (head: string, rules: string): string =>
  head === '' || rules === '' ? rules : `${head} {\n${rules.replaceAll(/^(?=.)/gm, '  ')}}\n`

/** The largest weight and number of columns that the style sheet knows. */
export const MAX_COLUMNS = 6

const COLUMN_COUNTS = Array.from({ length: MAX_COLUMNS }, (_, at) => at + 1)

/** The columns of pages at every width, and what folds, hides or turns into a line below one. */
export const columnsCss = (): string =>
  [
    '[data-columns] {\n  display: grid;\n  gap: var(--content-gap);\n  grid-template-columns: minmax(0, 1fr);\n}\n',
    '[data-row]:has(> [data-columns="container"]) {\n  container-type: inline-size;\n}\n',
    ...COLUMN_COUNTS.map((count) => createRule(`[data-column="${count}"]`, [`--weight: ${count}`])),
    createFlexColumns('[data-from="always"]'),
    ...BREAKPOINT_NAMES.map((name) => createBreakpointRules(name)),
  ].join('')

/** Flex grows by weight, which a grid cannot read from its items. */
const createFlexColumns = (selector: string): string =>
  createRule(selector, ['align-items: start', 'display: flex']) +
  createRule(`${selector} > [data-column]`, ['flex: var(--weight, 1) 1 0', 'min-inline-size: 0'])

function createBreakpointRules(name: (typeof BREAKPOINT_NAMES)[number]): string {
  const width = BREAKPOINTS[name]
  const rules = (measured: string): string =>
    createFlexColumns(`[data-columns="${measured}"][data-from="${name}"]`) +
    COLUMN_COUNTS.map((count) =>
      createRule(`[data-columns="${measured}"][data-steps~="${name}-${count}"]`, [
        `grid-template-columns: repeat(${count}, minmax(0, 1fr))`,
      ]),
    ).join('')
  return [
    wrapInAtRule(`@media (min-width: ${width}px)`, rules('viewport') + createExpandedRules(name)),
    wrapInAtRule(`@container (min-width: ${width}px)`, rules('container')),
    wrapInAtRule(
      `@media (max-width: ${width - 0.02}px)`,
      createRule(`[data-hide-below="${name}"], [data-pager-below="${name}"] > ul`, [
        'display: none',
      ]) + createRule(`[data-pager-below="${name}"]`, ['border-block-end: var(--line)']),
    ),
  ].join('')
}

/** From its width on, what folds away stands in its place and needs no button. */
const createExpandedRules = (name: string): string =>
  createRule(`[data-fold="${name}"][popover]`, ['display: flex']) +
  createRule(`[data-unfold="${name}"], [data-pager-below="${name}"] > p`, ['display: none'])

/** The ranges of widths that a shell has areas for, each with what it is asked by. */
const SHELL_MEDIA = [
  ['mobile', ''],
  ['tablet', `@media (min-width: ${BREAKPOINTS.md}px)`],
  ['desktop', `@media (min-width: ${BREAKPOINTS.lg}px)`],
] as const

/** The rules that put the regions of a shell where its record says. */
export function shellCss(shell: ShellV1): string {
  if (!isCssIdentifier(shell.id)) return ''
  const root = `[data-shell="${shell.id}"]`
  const regions = getShellRegions(shell).filter(({ id }) => isCssIdentifier(id))
  return [
    ...regions.map(({ id }) => createRule(getRegionSelector(root, id), [`grid-area: ${id}`])),
    ...SHELL_MEDIA.map(([range, media]) => {
      const rows = getGridAreas(shell, range)
      return rows.length === 0 ? '' : wrapInAtRule(media, createGridRules(root, { rows, regions }))
    }),
  ].join('')
}

const getRegionSelector = (root: string, id: string): string => `${root} > [data-region="${id}"]`

/** The regions of a shell and where they stand in one range of widths. */
interface GridLayout {
  readonly rows: readonly (readonly string[])[]
  readonly regions: readonly RegionWithPresets[]
}

function createGridRules(root: string, areas: GridLayout): string {
  const { rows, regions } = areas
  const columns = rows[0]?.map((_, at) => getColumnSize(areas, at)) ?? []
  const heights = rows.map((row) => (hasMain(row, areas) ? '1fr' : 'auto'))
  return [
    createRule(root, [
      `grid-template: ${rows.map((row, at) => `"${row.join(' ')}" ${heights[at]}`).join(' ')} / ${columns.join(' ')}`,
    ]),
    ...regions
      .filter(({ element }) => element !== 'main')
      .map((region) =>
        createRule(getRegionSelector(root, region.id), getRegionDeclarations(region, areas)),
      ),
  ].join('')
}

const hasMain = (row: readonly string[], { regions }: GridLayout): boolean =>
  regions.some(({ id, element }) => element === 'main' && row.includes(id))

/** A column is as wide as what stands in it; main takes the rest, or shares it by fractions. */
function getColumnSize(areas: GridLayout, at: number): string {
  const { rows, regions } = areas
  const inColumn = regions.filter(({ id }) => rows.some((row) => row[at] === id))
  if (inColumn.some(({ element }) => element === 'main')) return 'minmax(0, 1fr)'
  const share = inColumn.map(({ size = '' }) => /^(\d+)fr$/.exec(size)?.[1]).find(Boolean)
  return share === undefined ? 'auto' : `minmax(0, ${share}fr)`
}

/** Where a region stays while the page scrolls, and how large it is. */
function getRegionDeclarations(region: RegionWithPresets, areas: GridLayout): string[] {
  const { rows } = areas
  const isColumn = rows.some((row) => row.includes(region.id) && hasMain(row, areas))
  return isColumn ? getColumnDeclarations(region, areas) : getBarDeclarations(region, areas)
}

const getRemSize = ({ size = '' }: RegionWithPresets): string | undefined =>
  /^[\d.]+rem$/.test(size) ? toCssValue(size) : undefined

function getColumnDeclarations(region: RegionWithPresets, { rows, regions }: GridLayout): string[] {
  const first = rows.findIndex((row) => row.includes(region.id))
  const column = rows[first]?.indexOf(region.id) ?? 0
  const above = new Set(rows.slice(0, first).map((row) => row[column]))
  const bars = regions
    .filter(({ id, isSticky }) => isSticky && above.has(id))
    .flatMap((bar) => getRemSize(bar) ?? [])
  const offset = bars.length === 0 ? '0px' : `calc(${bars.join(' + ')})`
  return [
    'position: sticky',
    `inset-block: ${offset} auto`,
    'align-self: start',
    `block-size: calc(100dvb - ${offset})`,
    `inline-size: ${getRemSize(region) ?? 'auto'}`,
    `overflow-y: ${region.scrolls ? 'auto' : 'visible'}`,
  ]
}

function getBarDeclarations(region: RegionWithPresets, areas: GridLayout): string[] {
  const rowOf = (passes: (row: readonly string[]) => boolean) => areas.rows.findIndex(passes)
  const isBelow = rowOf((row) => row.includes(region.id)) > rowOf((row) => hasMain(row, areas))
  return [
    `position: ${region.isSticky ? 'sticky' : 'static'}`,
    `inset-block: ${isBelow ? 'auto 0' : '0 auto'}`,
    'align-self: stretch',
    'block-size: auto',
    'inline-size: auto',
    'overflow-y: visible',
    ...(region.element === 'header' ? [`min-block-size: ${getRemSize(region) ?? '0'}`] : []),
  ]
}

/** The ranges of widths that responsive rules speak about: below md, md to lg, from lg. */
const PATTERN_MEDIA = [
  ['mobile', `@media (max-width: ${BREAKPOINTS.md - 0.02}px)`],
  ['tablet', `@media (min-width: ${BREAKPOINTS.md}px) and (max-width: ${BREAKPOINTS.lg - 0.02}px)`],
  ['desktop', `@media (min-width: ${BREAKPOINTS.lg}px)`],
] as const

/** What the structured responsive rules of a pattern change at each range of widths. */
export function patternCss({ id, responsive }: PatternV2): string {
  if (!isCssIdentifier(id)) return ''
  return PATTERN_MEDIA.map(([range, media]) =>
    wrapInAtRule(
      media,
      createResponsiveRules(`[data-pattern="${id}"]`, asObject(getOwn(responsive, range))),
    ),
  ).join('')
}

function createResponsiveRules(root: string, rule: Readonly<Record<string, unknown>>): string {
  const columns = rule.layout === 'grid' ? asNumber(rule.columns, 1, 12) : undefined
  const hidden = asStrings(rule.hide_components)
    .filter(isCssIdentifier)
    .map((component) => `${root} [data-component="${component}"]`)
  return [
    createRule(root, [
      ...(columns === undefined ? [] : [`--columns: ${Math.round(columns)}`]),
      ...(rule.layout === 'hide' ? ['display: none'] : []),
    ]),
    hidden.length === 0 ? '' : createRule(hidden.join(', '), ['display: none']),
    rule.horizontal_scroll === true
      ? createRule(`${root} [role="region"]`, ['overflow-x: auto'])
      : '',
  ].join('')
}
