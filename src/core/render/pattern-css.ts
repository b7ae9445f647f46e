import { BREAKPOINTS } from '../breakpoints.ts'
import type { PatternV2 } from '../generated/types/pattern.v2.ts'
import { asNumber, asObject, asStrings, getOwn } from '../json/value.ts'
import { createRule, wrapInAtRule } from './css-rule.ts'
import { isCssIdentifier } from './regions.ts'

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
