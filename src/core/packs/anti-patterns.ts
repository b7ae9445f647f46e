import { fieldsOf, textOf, textsOf } from '../content/fields.ts'
import type { ExecutionPackAntiPattern } from '../generated/types/execution-pack.common.v1.ts'
import type { Context } from './context.ts'
import { constraintsInWords } from './markdown/values.ts'

/** What not to do on a page: what the constraints and the theme rule out. */
export const pageAntiPatterns = (
  context: Context,
  patterns: readonly string[],
): ExecutionPackAntiPattern[] => [
  ...constraintAntiPatterns(context),
  ...avoidedByTheme(context).filter(({ id }) => patterns.includes(id.replace('avoid-', ''))),
]

/** What the constraints of the DNA rule out. */
export const constraintAntiPatterns = (context: Context): ExecutionPackAntiPattern[] =>
  constraintsInWords(context).map(({ said: guidance }, at) => ({
    id: `constraint-${at + 1}`,
    summary: 'Against a constraint of the DNA',
    guidance,
  }))

/** The patterns that do not suit the theme. */
export function avoidedByTheme({ theme }: Context): ExecutionPackAntiPattern[] {
  const avoided = textsOf(fieldsOf(theme?.pattern_preferences).avoid)
  return [...new Set(avoided)].map((id) => ({
    id: `avoid-${id}`,
    summary: `${id} under the theme ${theme?.id}`,
    guidance: `The theme names it as one that does not suit it; choose another pattern or theme.`,
  }))
}

/** When not to choose a pattern, in the words of its record. */
export const avoidedByPatterns = (
  { get }: Context,
  patterns: readonly string[],
): ExecutionPackAntiPattern[] =>
  [...new Set(patterns)].flatMap((id) => {
    const guidance = textOf(get('patterns', id)?.avoid_when)
    return guidance === undefined
      ? []
      : [{ id: `misuse-${id}`, summary: `${id} where it does not fit`, guidance }]
  })
