import { BREAKPOINT_NAMES, BREAKPOINTS } from '../breakpoints.ts'
import { createRule, wrapInAtRule } from './css-rule.ts'

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
