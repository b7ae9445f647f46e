import type { ExecutionPackAntiPattern } from '../generated/types/execution-pack.common.v1.ts'
import type { ThemeV1 } from '../generated/types/theme.v1.ts'
import { asObject, asString, asStrings } from '../kernel/json/value.ts'
import { unique } from '../kernel/lists.ts'
import { memoizeByObject } from '../kernel/memoize.ts'
import type { PackContext } from './context.ts'
import { describeConstraints } from './markdown/app-facts.ts'

/**
 * Lists what the DNA's constraints and the theme rule out. With `patterns`, the theme's part is
 * limited to those patterns.
 */
export const listAntiPatterns = (
  context: PackContext,
  patterns?: readonly string[],
): ExecutionPackAntiPattern[] => [
  ...listConstraints(context),
  ...listThemeAntiPatterns(context, patterns),
]

/** Lists what the constraints rule out. Cached: it is the same in every pack. */
const listConstraints = memoizeByObject((context: PackContext): ExecutionPackAntiPattern[] =>
  describeConstraints(context).map(({ markdown: guidance }, index) => ({
    id: `constraint-${index + 1}`,
    summary: 'Against a constraint of the DNA',
    guidance,
  })),
)

/** Lists the patterns that the theme advises against. */
export const listThemeAntiPatterns = (
  { theme }: PackContext,
  patterns?: readonly string[],
): ExecutionPackAntiPattern[] =>
  theme === undefined
    ? []
    : listAvoidedPatterns(theme).flatMap(([id, antiPattern]) =>
        patterns === undefined || patterns.includes(id) ? antiPattern : [],
      )

const listAvoidedPatterns = memoizeByObject((theme: ThemeV1) =>
  unique(asStrings(asObject(theme.pattern_preferences).avoid)).map(
    (id): readonly [id: string, antiPattern: ExecutionPackAntiPattern] => [
      id,
      {
        id: `avoid-${id}`,
        summary: `${id} under the theme ${theme.id}`,
        guidance: 'It does not suit the theme; choose another pattern or theme.',
      },
    ],
  ),
)

/** Lists when not to choose each pattern, in the words of its record. */
export const listPatternAntiPatterns = (
  { getRecord }: PackContext,
  patterns: readonly string[],
): ExecutionPackAntiPattern[] =>
  patterns.flatMap((id) => {
    const guidance = asString(getRecord('patterns', id)?.avoid_when)
    return guidance === undefined
      ? []
      : [{ id: `misuse-${id}`, summary: `${id} where it does not fit`, guidance }]
  })
