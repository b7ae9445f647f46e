import * as z from 'zod/mini'
import { pluralize } from '../../index.ts'
import { EXIT } from '../../project/errors.ts'
import { auditProject, type VerifyData, verifyChanges } from '../../project/operations/verify.ts'
import type { Command } from '../command.ts'
import { booleanOption, textOption } from '../flags.ts'
import type { Output } from '../io.ts'

const options = z.object({
  since: textOption('ref', 'verify what changed since this git reference'),
  allowNotProven: booleanOption('exit with 0 if nothing is wrong but not everything was checked'),
})

/** `svc verify`: checks the contract and its packs. It never claims more than it has checked. */
export const verifyCommand: Command<typeof options> = {
  name: 'verify',
  argumentSyntax: '',
  summary: 'check the contract and its packs; source code is not checked yet',
  options,
  group: 'project',
  examples: ['svc verify --allow-not-proven', 'svc verify --since HEAD --allow-not-proven'],
  async run(context, _args, { since, allowNotProven = false }) {
    const data =
      since === undefined ? await auditProject(context) : await verifyChanges(context, { since })
    context.output.print(data, () => formatRun(data, allowNotProven, context.output))
    if (data.status === 'attention') return EXIT.findings
    return allowNotProven ? EXIT.ok : EXIT.notProven
  },
}

const COLORS = { error: 'red', warn: 'yellow', info: 'cyan' } as const

function formatRun(data: VerifyData, allowNotProven: boolean, { style }: Output): string {
  const { findings, total_findings, limitations, status } = data
  const lines = findings.flatMap(({ severity, code, location, message, repair }) => [
    `${style(COLORS[severity], severity)} ${code} ${location.file}${location.line === undefined ? '' : `:${location.line}`}`,
    `  ${message}`,
    `  ${repair.command ? `${repair.title} Run \`${repair.command}\`.` : repair.title}`,
  ])
  const hidden = total_findings - findings.length
  return [
    ...lines,
    ...(hidden > 0 ? [`${hidden} more with --json.`] : []),
    style('bold', summarize(data)),
    ...limitations.map((line) => style('dim', line)),
    ...(status === 'attention' ? [] : [style('dim', describeExit(allowNotProven))]),
  ].join('\n')
}

function summarize({ findings, total_findings, limitations, status }: VerifyData): string {
  if (status === 'attention') return `${pluralize(total_findings, 'finding')}.`
  if (findings.some(({ code }) => code === 'CONTRACT001')) return 'Nothing was checked.'
  return limitations.length > 1
    ? 'No errors in what was checked.'
    : 'No errors in the contract, and all files that svc writes are up to date.'
}

/** Explains the exit code of a run without findings. */
const describeExit = (allowNotProven: boolean): string =>
  allowNotProven
    ? 'Exit code 0 because of --allow-not-proven: no finding, although source code was not checked.'
    : 'Exit code 4 means "not proven": no finding, but source code was not checked. With --allow-not-proven it is 0.'
