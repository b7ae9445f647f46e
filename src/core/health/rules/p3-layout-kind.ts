import { findingAt } from '../finding-at.ts'
import type { RecordRule } from '../rule.ts'

const KINDS = ['stack', 'row', 'grid', 'split', 'table', 'canvas', 'overlay', 'inline']

/** Arrangements that a renderer knows. */
export const layoutKind: RecordRule<'patterns'> = {
  id: 'P3',
  asks: 'The layout of each preset is one of the known arrangements.',
  severity: 'error',
  source: 'content',
  types: ['patterns'],
  check: ({ authored, data }) =>
    Object.entries(data.presets)
      .filter(([, { layout }]) => !KINDS.includes(layout.layout))
      .map(([name, { layout }]) =>
        findingAt(authored, ['presets', name, 'layout', 'layout'], {
          message: `"${layout.layout}" is no known arrangement.`,
          remedy: `Use one of ${KINDS.join(', ')}.`,
        }),
      ),
}
