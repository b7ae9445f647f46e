import * as z from 'zod/mini'
import { pluralize } from '../../index.ts'
import { EXIT } from '../../project/errors.ts'
import type { GraphChange } from '../../project/graph/compare-graphs.ts'
import { createSnapshot, type SnapshotData, traverseGraph } from '../../project/operations/graph.ts'
import type { Command } from '../command.ts'
import { flagHelp, textOption, wholeNumber } from '../flags.ts'
import type { Output } from '../io.ts'
import { formatTable } from '../terminal/table.ts'
import { shortenList } from '../terminal/width.ts'

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
  return [
    style('bold', project_id),
    formatTable(rows, columns),
    ...(changes === undefined ? [] : ['', ...summarizeChanges(changes, columns)]),
    ...limitations.map((line) => style('dim', line)),
  ].join('\n')
}

/** Counts changes by kind: `added  2 route  /orders, /orders/:id`. */
function summarizeChanges(changes: readonly GraphChange[], columns: number): string[] {
  if (changes.length === 0) return ['No changes.']
  const groups = new Map<string, string[]>()
  for (const { op, id = '' } of changes) {
    const [, type = 'connection', name = ''] = /^(\w+):(.*)$/.exec(id) ?? []
    const key = `${op.replace(/^\w+\./, '')} ${type}`
    groups.set(key, [...(groups.get(key) ?? []), name])
  }
  const rows = [...groups].map(([key, names]) => {
    const [change = '', type = ''] = key.split(' ')
    return [change, pluralize(names.length, type), shortenList(names.filter(Boolean))]
  })
  return ['Changes; all of them with --json:', formatTable(rows, columns)]
}
