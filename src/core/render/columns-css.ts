import { BREAKPOINT_NAMES, BREAKPOINTS } from '../breakpoints.ts'
import { cssRule, within } from './css-rule.ts'

/** The largest weight and number of columns that the style sheet knows. */
export const MOST_COLUMNS = 6

const COUNTS = Array.from({ length: MOST_COLUMNS }, (_, at) => at + 1)

/** The columns of pages at every width, and what folds, hides or turns into a line below one. */
export const columnsCss = (): string =>
  [
    '[data-columns] {\n  display: grid;\n  gap: var(--content-gap);\n  grid-template-columns: minmax(0, 1fr);\n}\n',
    '[data-row]:has(> [data-columns="container"]) {\n  container-type: inline-size;\n}\n',
    ...COUNTS.map((count) => cssRule(`[data-column="${count}"]`, [`--weight: ${count}`])),
    SIDE_BY_SIDE('[data-from="always"]'),
    ...BREAKPOINT_NAMES.map((name) => atBreakpoint(name)),
  ].join('')

/** Flex grows by weight, which a grid cannot read from its items. */
const SIDE_BY_SIDE = (selector: string): string =>
  cssRule(selector, ['align-items: start', 'display: flex']) +
  cssRule(`${selector} > [data-column]`, ['flex: var(--weight, 1) 1 0', 'min-inline-size: 0'])

function atBreakpoint(name: (typeof BREAKPOINT_NAMES)[number]): string {
  const width = BREAKPOINTS[name]
  const rules = (measured: string): string =>
    SIDE_BY_SIDE(`[data-columns="${measured}"][data-from="${name}"]`) +
    COUNTS.map((count) =>
      cssRule(`[data-columns="${measured}"][data-steps~="${name}-${count}"]`, [
        `grid-template-columns: repeat(${count}, minmax(0, 1fr))`,
      ]),
    ).join('')
  return [
    within(`@media (min-width: ${width}px)`, rules('viewport') + unfolded(name)),
    within(`@container (min-width: ${width}px)`, rules('container')),
    within(
      `@media (max-width: ${width - 0.02}px)`,
      cssRule(`[data-hide-below="${name}"], [data-pager-below="${name}"] > ul`, ['display: none']) +
        cssRule(`[data-pager-below="${name}"]`, ['border-block-end: var(--line)']),
    ),
  ].join('')
}

/** From its width on, what folds away stands in its place and needs no button. */
const unfolded = (name: string): string =>
  cssRule(`[data-fold="${name}"][popover]`, ['display: flex']) +
  cssRule(`[data-unfold="${name}"], [data-pager-below="${name}"] > p`, ['display: none'])
