import * as z from 'zod/mini'
import { EXIT } from '../../project/errors.ts'
import {
  describeTask,
  type TaskContext,
  type TaskInput,
} from '../../project/operations/describe-task.ts'
import type { Command } from '../command.ts'
import type { Output } from '../io.ts'

/** `svc task`: prints what to read, follow and check before an edit. */
export const taskCommand: Command = {
  name: 'task',
  group: 'project',
  argumentSyntax: '[subject] [text]',
  summary: 'show what to read, follow and check before an edit',
  options: z.object({}),
  examples: ['svc task /records "add a due date"', 'svc task file:src/pages/records.tsx'],
  async run(context, [subject, task]) {
    const input = { ...toSubject(subject), task }
    const data = await describeTask(context, input)
    context.output.print(data, () => formatTask(data, context.output))
    return EXIT.ok
  },
}

/** Tells routes, files and page ids apart: `/records`, `file:src/app.tsx`, `records/list`. */
function toSubject(subject: string | undefined): TaskInput {
  if (subject === undefined) return {}
  if (subject.startsWith('/')) return { route: subject }
  return subject.startsWith('file:') ? { target: subject } : { page_id: subject }
}

function formatTask(data: TaskContext, output: Output): string {
  const { contract, read, tokens, suggested_patterns = [], verify, stop_rules, unknown } = data
  const section = (title: string, lines: readonly string[]): string[] =>
    lines.length === 0 ? [] : [output.style('bold', title), ...lines.map((line) => `- ${line}`), '']
  const patterns = suggested_patterns.map(({ slug, reasons }) => `${slug}: ${reasons.join(' ')}`)
  const tokenLines = tokens ? [`theme ${tokens.theme}`, tokens.names.join(' ')] : []
  return [
    `${contract.file} is ${contract.status}.`,
    '',
    ...section(
      'Read',
      read.map(({ path, reason }) => `${path}: ${reason}`),
    ),
    ...section('Tokens', tokenLines),
    ...section('Patterns that may help', patterns),
    ...section('Done when', [...verify.done_when, `${verify.command} exits with 0.`]),
    ...section('When to stop', stop_rules),
    ...section(
      'Unknown',
      unknown.map(({ what, why }) => `${what}: ${why}`),
    ),
  ]
    .join('\n')
    .trimEnd()
}
