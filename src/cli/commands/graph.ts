import * as z from 'zod/mini'
import { EXIT } from '../../project/errors.ts'
import { createSnapshot, type SnapshotData, traverseGraph } from '../../project/operations/graph.ts'
import type { Command } from '../command.ts'
import { flagHelp, textOption, wholeNumber } from '../flags.ts'
import type { Output } from '../io.ts'
import { formatTable } from '../terminal/table.ts'

const DIRECTIONS = ['out', 'in', 'both'] as const

const options = z.object({
  direction: z.optional(z.enum(DIRECTIONS)).register(flagHelp, {
    valueName: 'direction',
    summary: `follow edges ${DIRECTIONS.join(', ')}; default: out`,
  }),
  depth: z
    .optional(wholeNumber(4, 'Use a number from 1 to 4.'))
    .register(flagHelp, { valueName: 'n', summary: 'number of steps, at most 4; default: 2' }),
  compareTo: textOption('ref', 'list what changed since this git reference'),
})

const MAX_NODES = 200

/** `svc graph`: prints what the contract connects, or what can be reached from one node. */
export const graphCommand: Command<typeof options> = {
  name: 'graph',
  argumentSyntax: '[node]',
  summary: 'show what depends on what in the contract',
  options,
  group: 'project',
  examples: ['svc graph pattern:data-table --direction in', 'svc graph --compare-to HEAD'],
  async run(context, [from], { direction, depth, compareTo }) {
    const { output } = context
    if (from === undefined) {
      const snapshot = await createSnapshot(context, { compare_to: compareTo })
      output.print(snapshot, () => formatSnapshot(snapshot, output))
      return EXIT.ok
    }
    const reached = await traverseGraph(context, { from, direction, depth, limit: MAX_NODES })
    output.print(reached, () =>
      reached.items
        .map(({ id, distance, via }) =>
          `${'  '.repeat(distance)}${id} ${output.style('dim', via?.relation ?? '')}`.trimEnd(),
        )
        .join('\n'),
    )
    return EXIT.ok
  },
}

function formatSnapshot(
  { project_id, counts, changes, limitations }: SnapshotData,
  { style, columns }: Output,
): string {
  const rows = Object.entries(counts.nodes).map(([type, count]) => [type, String(count)])
  const lines = (changes ?? []).map(
    ({ op, id, src, dst, relation }) => `${op} ${id ?? `${src} ${relation} ${dst}`}`,
  )
  return [
    style('bold', project_id),
    formatTable(rows, columns),
    ...(changes === undefined ? [] : ['', ...(lines.length > 0 ? lines : ['No changes.'])]),
    ...limitations.map((line) => style('dim', line)),
  ].join('\n')
}
