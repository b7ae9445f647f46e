import * as z from 'zod/mini'
import { DEFAULT_PATTERNS } from '../../essence.ts'
import type { GraphChange } from '../../internal/verify.ts'
import { pluralize } from '../../internal.ts'
import { EXIT } from '../../project/errors.ts'
import { GRAPH_FOLDER } from '../../project/folder/project.ts'
import type { ImpactData, SnapshotData } from '../../project/graph/graph.ts'
import type { Command } from '../command.ts'
import { booleanOption, flagHelp, textOption, wholeNumber } from '../flags.ts'
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
  file: textOption('path', 'start at this file'),
  route: textOption('path', 'start at this route'),
  impact: textOption('files', 'show what a change of these files affects, with commas'),
  write: booleanOption(`write the graph as documents to ${GRAPH_FOLDER}`),
})

const MAX_NODES = 200

/** `svc graph`: prints what the contract connects, or what can be reached from one node. */
export const graphCommand: Command<typeof options> = {
  name: 'graph',
  argumentSyntax: '[node]',
  summary: 'show what depends on what in the contract and the code',
  options,
  group: 'project',
  examples: [
    `svc graph pattern:${DEFAULT_PATTERNS.list.pattern} --direction in`,
    'svc graph --compare-to HEAD',
  ],
  async run(context, [node], { direction, depth, compareTo, file, route, impact, write }) {
    const { output } = context
    const { createSnapshot, findImpact, traverseGraph, writeGraph } = await import(
      '../../project/graph/graph.ts'
    )
    if (write) {
      const written = await writeGraph(context, { compare_to: compareTo })
      output.print(written, () => [`${written.id}:`, ...written.files].join('\n'))
      return EXIT.ok
    }
    if (impact !== undefined) {
      const files = impact.split(',').map((path) => path.trim())
      const data = await findImpact(context, { files, limit: MAX_NODES })
      output.print(data, () => formatImpact(data))
      return EXIT.ok
    }
    const from = node ?? (file ? `source:${file}` : route ? `route:${route}` : undefined)
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

const formatImpact = ({ routes, pages, components, tests, unknown }: ImpactData): string =>
  Object.entries({ routes, pages, components, tests, 'not in the graph': unknown })
    .filter(([, names]) => names.length > 0)
    .map(([title, names]) => `${title}: ${names.join(', ')}`)
    .join('\n') || 'Nothing depends on these files.'

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
