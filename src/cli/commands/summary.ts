import * as z from 'zod/mini'
import type { Bucket, IntelligenceSummary } from '../../index.ts'
import { EXIT } from '../../project/errors.ts'
import { readSummary } from '../../project/registry/read-summary.ts'
import type { Command } from '../command.ts'
import { textOption } from '../flags.ts'
import type { Output } from '../io.ts'
import { formatTable } from '../terminal/table.ts'

const options = z.object({
  namespace: textOption('name', 'count the records of this namespace'),
})

/** `svc summary`: prints how many records are rated, recommended and verified. */
export const summaryCommand: Command<typeof options> = {
  name: 'summary',
  argumentSyntax: '',
  summary: 'count the records that are rated, recommended and verified',
  options,
  group: 'content',
  examples: ['svc summary', 'svc summary --json'],
  async run(context, _args, { namespace }) {
    const summary = await readSummary(context, { namespace })
    context.output.print(summary, () => formatSummary(summary, context.output))
    return EXIT.ok
  },
}

/** The columns of the table: a heading, and the counts that it adds up. */
const COLUMNS: readonly (readonly [heading: string, ...counts: (keyof Bucket)[]])[] = [
  ['records', 'total_public_items'],
  ['rated', 'with_intelligence'],
  ['recommended', 'recommended'],
  ['verified', 'smoke_green', 'build_green'],
  ['high confidence', 'high_confidence', 'verified_confidence'],
]

function formatSummary(
  { totals, by_type, namespace, generated_at }: IntelligenceSummary,
  output: Output,
): string {
  const toRow = (name: string, bucket: Bucket): string[] => [
    name,
    ...COLUMNS.map(([heading, ...counts]) => {
      const sum = counts.reduce((total, count) => total + bucket[count], 0)
      return String(sum).padStart(heading.length)
    }),
  ]
  const rows = [
    ['type', ...COLUMNS.map(([heading]) => heading)],
    ...Object.entries(by_type).map(([type, bucket]) => toRow(type, bucket)),
    toRow('total', totals),
  ]
  const subject = namespace === null ? 'All namespaces' : `Namespace ${namespace}`
  const source = output.style('dim', `${subject}, content of ${generated_at.slice(0, 10)}.`)
  return [formatTable(rows, output.columns), source].join('\n')
}
