import * as z from 'zod/mini'
import { EXIT } from '../../project/errors.ts'
import { type ProjectState, readProjectState } from '../../project/operations/project-state.ts'
import type { Command } from '../command.ts'
import type { Output } from '../io.ts'
import { formatTable } from '../terminal/table.ts'

/** `svc state`: prints what is known about a project, and why the rest is not. */
export const stateCommand: Command = {
  name: 'state',
  argumentSyntax: '',
  summary: 'show what is known about the project',
  options: z.object({}),
  group: 'project',
  examples: ['svc state', 'svc state --json'],
  async run(context) {
    const state = await readProjectState(context)
    context.output.print(state, () => formatState(state, context.output))
    return EXIT.ok
  },
}

function formatState(state: ProjectState, { columns, style }: Output): string {
  const { contract } = state
  const size = contract.pages === null ? '' : `, ${contract.pages} pages`
  const rows: [string, string][] = [
    ['framework', state.framework ?? 'unknown'],
    ['routes', String(state.routes ?? 'unknown')],
    ['components', String(state.components)],
    ['tokens', `${state.tokens} in ${state.stylesheets} style sheets`],
    ['contract', `${contract.status}${size}`],
    ['packs', state.packs],
  ]
  const reasons = Object.entries(state.unknown).map(([name, why]) => `${name}: ${why}`)
  return [
    formatTable(rows, columns),
    '',
    style('dim', 'Not known:'),
    ...reasons.map((line) => style('dim', `  ${line}`)),
  ].join('\n')
}
