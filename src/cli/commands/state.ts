import * as z from 'zod/mini'
import { pluralize } from '../../internal.ts'
import { EXIT } from '../../project/errors.ts'
import type { ProjectState } from '../../project/verify/project-state.ts'
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
    const { readProjectState } = await import('../../project/verify/project-state.ts')
    const state = await readProjectState(context)
    context.output.print(state, () => formatState(state, context.output))
    return EXIT.ok
  },
}

function formatState(state: ProjectState, { columns, style }: Output): string {
  const { contract } = state
  const size = contract.pages === null ? '' : `, ${pluralize(contract.pages, 'page')}`
  const issues =
    contract.findings === 0
      ? ''
      : `; \`npx @svc/content validate\` has ${pluralize(contract.findings, 'issue')}`
  const rows: [string, string][] = [
    ['framework', state.framework ?? 'unknown'],
    ['routes', String(state.routes ?? 'unknown')],
    ['components', String(state.components)],
    ['tokens', `${state.tokens} in ${pluralize(state.stylesheets, 'style sheet')}`],
    ['contract', `${STATUS[contract.status]}${size}${issues}`],
    ['packs', contract.status === 'missing' ? 'unknown without a contract' : PACKS[state.packs]],
    ...formatPagesToBuild(state),
  ]
  const reasons = Object.entries(state.unknown).filter(([name]) => !HIDDEN.has(name))
  return [
    formatTable(rows, columns),
    ...(reasons.length === 0 ? [] : ['', style('dim', 'Not known or not complete:')]),
    ...reasons.map(([name, why]) => style('dim', `  ${name}: ${why}`)),
  ].join('\n')
}

/** Names the page to build next, and the command that says how. */
function formatPagesToBuild({ to_build: toBuild }: ProjectState): [string, string][] {
  const [page] = toBuild?.pages ?? []
  if (!toBuild || !page) return []
  const { page_id: id, route } = page
  const count = `${pluralize(toBuild.total, 'page')} of the contract`
  return [['to build', `${count}; next ${route}: \`npx @svc/content pack page ${id}\``]]
}

/** What a single command can never know. `--json` has it, as the tools do. */
const HIDDEN: ReadonlySet<string> = new Set(['baseline', 'last_verify'])

const STATUS: Readonly<Record<ProjectState['contract']['status'], string>> = {
  valid: 'valid',
  warnings: 'valid, with warnings',
  invalid: 'invalid',
  missing: 'missing',
}

const PACKS: Readonly<Record<ProjectState['packs'], string>> = {
  current: 'up to date',
  stale: 'not up to date; `npx @svc/content verify` says why',
  missing: 'missing; `npx @svc/content compile` writes them',
}
