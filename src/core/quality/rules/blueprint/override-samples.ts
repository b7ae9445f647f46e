import { listOverridePatterns } from '../../record-parts.ts'
import type { ContextRule } from '../../rule.ts'
import { checkSamples } from '../archetype/sample-fits.ts'

/** Requires the samples of overridden pages to fit the examples that they fill. */
export const overrideSamplesRule: ContextRule<'blueprints'> = {
  id: 'B10',
  requirement: 'Each key of a sample in an overridden page names a slot or field of the example.',
  severity: 'error',
  source: 'quality',
  scope: 'context',
  types: ['blueprints'],
  check: (record, { records }) => checkSamples(record, listOverridePatterns(record), records),
}
