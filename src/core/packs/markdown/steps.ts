import { raw } from '../inert.ts'
import { type Line, paragraph } from '../lines.ts'

/** Steps of ours in their order. */
export const stepLines = (steps: readonly string[]): Line[] =>
  steps.map((step, at) => paragraph(raw(`${at + 1}. ${step}`)))
