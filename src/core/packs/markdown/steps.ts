import { said } from '../inert.ts'
import { type Line, must } from '../lines.ts'

/** Steps of ours in their order. */
export const stepLines = (steps: readonly string[]): Line[] =>
  steps.map((step, at) => must(said(`${at + 1}. ${step}`)))
