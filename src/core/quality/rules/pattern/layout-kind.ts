import { createFinding, type RecordRule } from '../../rule.ts'

const LAYOUT_KINDS = ['stack', 'row', 'grid', 'split', 'table', 'canvas', 'overlay', 'inline']

/** Requires a layout that the renderer supports. */
export const layoutKindRule: RecordRule<'patterns'> = {
  id: 'P3',
  requirement: 'The layout of each preset is one that the renderer supports.',
  severity: 'error',
  source: 'content',
  scope: 'record',
  types: ['patterns'],
  check: ({ authored, data }) =>
    Object.entries(data.presets)
      .filter(([, { layout }]) => !LAYOUT_KINDS.includes(layout.layout))
      .map(([name, { layout }]) =>
        createFinding(authored, ['presets', name, 'layout', 'layout'], {
          message: `Unknown layout "${layout.layout}".`,
          hint: `Use one of ${LAYOUT_KINDS.join(', ')}.`,
        }),
      ),
}
