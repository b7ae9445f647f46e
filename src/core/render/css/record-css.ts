import type { PatternV2 } from '../../generated/types/pattern.v2.ts'
import type { ShellV1 } from '../../generated/types/shell.v1.ts'
import { BREAKPOINT_NAMES, BREAKPOINTS } from '../../kernel/breakpoints.ts'
import { asNumber, asObject, asStrings, getOwn } from '../../kernel/json/value.ts'
import { toCssValue } from '../../theme/css-value.ts'
import {
  getGridAreas,
  getShellRegions,
  isCssIdentifier,
  type RegionWithPresets,
} from '../shell-regions.ts'

/** Creates a CSS rule; empty without declarations. */
const createRule = (selector: string, declarations: readonly string[]): string =>
  declarations.length === 0
    ? ''
    : `${selector} {\n${declarations.map((line) => `  ${line};\n`).join('')}}\n`

/** Wraps rules in an at-rule; returns them unchanged if it is empty. */
const wrapInAtRule = (atRule: string, rules: string): string =>
  atRule === '' || rules === '' ? rules : `${atRule} {\n${rules.replaceAll(/^(?=.)/gm, '  ')}}\n`

/** The maximum number of columns, and the maximum weight of a column, in the style sheet. */
export const MAX_COLUMNS = 6

const COLUMN_COUNTS = Array.from({ length: MAX_COLUMNS }, (_, index) => index + 1)

/** Returns the rules for columns, and for regions that collapse or disappear below a breakpoint. */
export const columnsCss = (): string =>
  [
    '[data-columns] {\n  display: grid;\n  gap: var(--content-gap);\n  grid-template-columns: minmax(0, 1fr);\n}\n',
    '[data-row]:has(> [data-columns="container"]) {\n  container-type: inline-size;\n}\n',
    ...COLUMN_COUNTS.map((count) => createRule(`[data-column="${count}"]`, [`--weight: ${count}`])),
    createFlexColumns('[data-from="always"]'),
    ...BREAKPOINT_NAMES.map((name) => createBreakpointRules(name)),
  ].join('')

/** Uses flex because a grid cannot read the weights of its items. */
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
      ]) +
        createRule(`[data-pager-below="${name}"]`, [
          'border-block-end: var(--line)',
          'border-inline-end: 0',
        ]),
    ),
  ].join('')
}

/** Shows a collapsible element without its button, from the breakpoint on. */
const createExpandedRules = (name: string): string =>
  createRule(`[data-fold="${name}"][popover]`, ['display: flex']) +
  createRule(`[data-unfold="${name}"], [data-pager-below="${name}"] > p`, ['display: none'])

/** The widths that a shell declares grid areas for, with their media queries. */
const SHELL_MEDIA = [
  ['mobile', ''],
  ['tablet', `@media (min-width: ${BREAKPOINTS.md}px)`],
  ['desktop', `@media (min-width: ${BREAKPOINTS.lg}px)`],
] as const

/** Returns the rules that position the regions of a shell as its record declares. */
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

/** The grid of a shell at one width. */
interface GridLayout {
  /** The area names of each row. */
  readonly rows: readonly (readonly string[])[]
  readonly regions: readonly RegionWithPresets[]
}

function createGridRules(root: string, grid: GridLayout): string {
  const columns = grid.rows[0]?.map((_, index) => getColumnSize(grid, index)).join(' ') ?? ''
  const rows = grid.rows
    .map((row) => `"${row.join(' ')}" ${hasMain(row, grid) ? '1fr' : 'auto'}`)
    .join(' ')
  return [
    createRule(root, [`grid-template: ${rows} / ${columns}`]),
    ...grid.regions
      .filter(({ element }) => element !== 'main')
      .map((region) =>
        createRule(getRegionSelector(root, region.id), getRegionDeclarations(region, grid)),
      ),
  ].join('')
}

const hasMain = (row: readonly string[], { regions }: GridLayout): boolean =>
  regions.some(({ id, element }) => element === 'main' && row.includes(id))

/** A column is as wide as its content; main takes the rest, or shares it by fractions. */
function getColumnSize({ rows, regions }: GridLayout, index: number): string {
  const inColumn = regions.filter(({ id }) => rows.some((row) => row[index] === id))
  if (inColumn.some(({ element }) => element === 'main')) return 'minmax(0, 1fr)'
  const fraction = inColumn.map(({ size = '' }) => /^(\d+)fr$/.exec(size)?.[1]).find(Boolean)
  return fraction === undefined ? 'auto' : `minmax(0, ${fraction}fr)`
}

/** Returns the position and the size of a region: a column next to main, or a bar across. */
function getRegionDeclarations(region: RegionWithPresets, grid: GridLayout): string[] {
  const isColumn = grid.rows.some((row) => row.includes(region.id) && hasMain(row, grid))
  return isColumn ? getColumnDeclarations(region, grid) : getBarDeclarations(region, grid)
}

const getRemSize = ({ size = '' }: RegionWithPresets): string | undefined =>
  /^[\d.]+rem$/.test(size) ? toCssValue(size) : undefined

function getColumnDeclarations(region: RegionWithPresets, { rows, regions }: GridLayout): string[] {
  const rowIndex = rows.findIndex((row) => row.includes(region.id))
  const column = rows[rowIndex]?.indexOf(region.id) ?? 0
  const above = new Set(rows.slice(0, rowIndex).map((row) => row[column]))
  const barSizes = regions
    .filter(({ id, isSticky }) => isSticky && above.has(id))
    .flatMap((bar) => getRemSize(bar) ?? [])
  const offset = barSizes.length === 0 ? '0px' : `calc(${barSizes.join(' + ')})`
  return [
    'position: sticky',
    `inset-block: ${offset} auto`,
    'align-self: start',
    `block-size: calc(100dvb - ${offset})`,
    `inline-size: ${getRemSize(region) ?? 'auto'}`,
    `overflow-y: ${region.scrolls ? 'auto' : 'visible'}`,
  ]
}

function getBarDeclarations(region: RegionWithPresets, grid: GridLayout): string[] {
  const { rows } = grid
  const rowIndex = rows.findIndex((row) => row.includes(region.id))
  const isBelow = rowIndex > rows.findIndex((row) => hasMain(row, grid))
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

/** The widths of responsive rules with their media queries: below md, md to lg, from lg. */
const PATTERN_MEDIA = [
  ['mobile', `@media (max-width: ${BREAKPOINTS.md - 0.02}px)`],
  ['tablet', `@media (min-width: ${BREAKPOINTS.md}px) and (max-width: ${BREAKPOINTS.lg - 0.02}px)`],
  ['desktop', `@media (min-width: ${BREAKPOINTS.lg}px)`],
] as const

/** Returns the CSS of a pattern's structured responsive rules. */
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
