import * as z from 'zod/mini'
import { EXIT } from '../../project/errors.ts'
import type { TaskContext, TaskInput } from '../../project/task/describe-task.ts'
import type { Command } from '../command.ts'
import { booleanOption } from '../flags.ts'
import type { Output } from '../io.ts'
import { shortenList, wrap } from '../terminal/width.ts'

const options = z.object({
  capsule: booleanOption('print one JSON document of at most 12 kB (task-capsule.v1)'),
})

/** `svc task`: prints what to read, follow and check before an edit. */
export const taskCommand: Command<typeof options> = {
  name: 'task',
  group: 'project',
  argumentSyntax: '[subject] [text]',
  summary: 'show what to read, follow and check before an edit',
  options,
  examples: ['svc task /records "add a due date"', 'svc task file:src/pages/records.tsx'],
  async run(context, [subject, task], { capsule }) {
    const input = { ...toSubject(subject), task }
    if (capsule) {
      const { createCapsuleForTask } = await import('../../project/task/task-capsule.ts')
      const document = await createCapsuleForTask(context, input)
      context.output.printVerbatim(document, () => JSON.stringify(document, null, 2))
      return EXIT.ok
    }
    const { describeTask } = await import('../../project/task/describe-task.ts')
    const data = await describeTask(context, input)
    context.output.print(data, () =>
      formatTask(data, [subject, task].filter(Boolean).join(': '), context.output),
    )
    return EXIT.ok
  },
}

/** Tells routes, files and page ids apart: `/records`, `file:src/app.tsx`, `records/list`. */
function toSubject(subject: string | undefined): TaskInput {
  if (subject === undefined) return {}
  if (subject.startsWith('/')) return { route: subject }
  return subject.startsWith('file:') ? { target: subject } : { page_id: subject }
}

function formatTask(data: TaskContext, title: string, { style, columns }: Output): string {
  const { contract, read, parts = [], components, suggested_patterns = [], verify } = data
  const section = (heading: string, lines: readonly string[]): string[] =>
    lines.length === 0
      ? []
      : [style('bold', heading), ...lines.flatMap((line) => formatItem(line, columns)), '']
  return [
    ...(title === '' ? [] : [style('bold', title)]),
    `${contract.file} is ${contract.status}.`,
    '',
    ...section(
      'Read',
      read.map(({ path, reason }) => `${path}: ${reason}`),
    ),
    ...section('Parts of the page, in this order', parts),
    ...section('Tokens', describeTokens(data)),
    ...section(
      'Components to use',
      components.map((component) => `${component.name}: ${component.import}`),
    ),
    ...section(
      'Patterns that may help',
      suggested_patterns.map(({ slug, reasons }) => `${slug}: ${reasons.join(' ')}`),
    ),
    ...section(
      'Open findings',
      data.findings.map(
        ({ code, location, message }) => `${code} ${location.file}:${location.line}: ${message}`,
      ),
    ),
    ...section('Done when', [...verify.done_when, `\`${verify.command}\` exits with 0.`]),
    ...section('When to stop', data.stop_rules),
    ...section(
      'Unknown',
      data.unknown.map(({ what, why }) => `${what}: ${why}`),
    ),
  ]
    .join('\n')
    .trimEnd()
}

const formatItem = (text: string, columns: number): string[] =>
  wrap(text, columns - 2).map((line, index) => `${index === 0 ? '-' : ' '} ${line}`)

const MAX_TOKENS = 12

function describeTokens({ tokens }: TaskContext): string[] {
  if (tokens === null) return []
  const { theme, files, names } = tokens
  const place = files.length > 0 ? `, in ${files.join(' and ')}` : ''
  const list = names.length > 0 ? [shortenList(names, MAX_TOKENS)] : []
  return [`theme ${theme}${place}`, ...list]
}
