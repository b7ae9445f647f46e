import * as z from 'zod/mini'
import type { CiReportVersion } from '../../internal/verify.ts'
import { pluralize } from '../../internal.ts'
import { EXIT, OperationError } from '../../project/errors.ts'
import type { CiInput } from '../../project/reports/reports.ts'
import type { Command, CommandContext } from '../command.ts'
import { booleanOption, flagHelp, textOption } from '../flags.ts'
import { FAIL_ON } from '../verify-options.ts'

const FORMATS = ['text', 'json', 'sarif', 'github'] as const

/** The versions of the report. The engine checks them with its types, and is loaded later. */
const REPORT_VERSIONS = ['1', '2', '3'] as const satisfies readonly CiReportVersion[]

const options = z.object({
  since: textOption('ref', 'git reference to compare with, such as origin/main'),
  failOn: z._default(z.enum(FAIL_ON), 'error').register(flagHelp, {
    valueName: 'severity',
    summary: `lowest severity that fails: ${FAIL_ON.join(', ')}; default: error`,
  }),
  baseline: textOption('file', 'accepted findings; default: .svc/baseline.json'),
  requireBaseline: booleanOption('fail if there is no baseline'),
  strictTouched: booleanOption('let accepted findings fail in files that changed'),
  dist: textOption('folder', 'also check the built site in this folder'),
  workspace: booleanOption('check all projects of the workspace'),
  reportVersion: z._default(z.enum(REPORT_VERSIONS), '3').register(flagHelp, {
    valueName: 'version',
    summary: `version of the report as JSON: ${REPORT_VERSIONS.join(', ')}; default: 3`,
  }),
  format: z._default(z.enum(FORMATS), 'text').register(flagHelp, {
    valueName: 'format',
    summary: `${FORMATS.join(', ')}; default: text`,
  }),
  allowNotProven: booleanOption('exit with 0 if nothing is wrong but not everything was checked'),
})

type Options = z.infer<typeof options>

/** `svc ci`: verifies a project and fails on findings that the baseline does not accept. */
export const ciCommand: Command<typeof options> = {
  name: 'ci',
  argumentSyntax: '',
  summary: 'verify in continuous integration, compared with a baseline',
  options,
  group: 'project',
  examples: ['svc ci --since HEAD', 'svc ci --format github'],
  async run(context, _args, input) {
    const exit = input.workspace
      ? await printWorkspace(context, input)
      : await printCi(context, input)
    return exit === EXIT.notProven && input.allowNotProven ? EXIT.ok : exit
  },
}

const toCiInput = (input: Options): CiInput => ({
  since: input.since,
  baseline: input.baseline,
  fail_on: input.failOn,
  require_baseline: input.requireBaseline,
  strict_touched: input.strictTouched,
  dist: input.dist,
  report_version: input.reportVersion,
})

async function printCi(context: CommandContext, input: Options) {
  const { runCi } = await import('../../project/reports/reports.ts')
  const { report, document, run, exit } = await runCi(context, toCiInput(input))
  const { io, output } = context
  if (input.format === 'json') io.writeOut(`${JSON.stringify(document, null, 2)}\n`)
  else if (input.format === 'text') {
    const { formatCi } = await import('../format-ci.ts')
    output.print(document, () => formatCi(report, output))
  } else {
    const { formatForTools } = await import('../verify-project.ts')
    io.writeOut(formatForTools(run, input.format))
  }
  return exit
}

async function printWorkspace(context: CommandContext, input: Options) {
  if (input.format === 'sarif' || input.format === 'github') {
    throw new OperationError('usage', `--format ${input.format} is for one project.`, {
      hint: 'Run it for each project with --project.',
    })
  }
  const { runWorkspaceCi } = await import('../../project/reports/reports.ts')
  const { report, document, exit } = await runWorkspaceCi(context, toCiInput(input))
  const { style } = context.output
  if (input.format === 'json') context.io.writeOut(`${JSON.stringify(document, null, 2)}\n`)
  else {
    context.output.print(document, () =>
      [
        ...report.projects.flatMap(
          ({ projectPath, governanceDelta: { project, gate, ...delta } }) => [
            `${gate.result} ${project.identity} ${style('dim', projectPath ?? '.')}`,
            ...(gate.result === 'not_proven' ? delta.limitations.map((line) => `  ${line}`) : []),
          ],
        ),
        ...report.workspace.projects.flatMap(({ id, path, error }) =>
          error ? [`not_proven ${id} ${style('dim', String(path))}`, `  ${error}`] : [],
        ),
        `${pluralize(report.gate.projectCount, 'project')}: ${report.gate.result}.`,
      ].join('\n'),
    )
  }
  return exit
}
