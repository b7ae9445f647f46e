import * as z from 'zod/mini'
import { pluralize } from '../../internal.ts'
import type { ValidationReport } from '../../project/contract/validate.ts'
import { EXIT, OperationError } from '../../project/errors.ts'
import type { Command, CommandContext } from '../command.ts'
import { formatIssues } from '../errors.ts'
import { booleanOption, flagHelp, wholeNumber } from '../flags.ts'

/** The option that limits the number of warnings. */
export const maxWarningsOption = z
  .optional(wholeNumber(1_000_000, 'Use a whole number, such as 0.'))
  .register(flagHelp, {
    valueName: 'count',
    summary: 'exit with 1 if there are more warnings than this',
  })

const options = z.object({
  fix: booleanOption('apply the fixes that are certain, and print the changes'),
  maxWarnings: maxWarningsOption,
})

/** `svc validate`: prints the issues of an essence and of the project's custom records. */
export const validateCommand: Command<typeof options> = {
  name: 'validate',
  group: 'contract',
  argumentSyntax: '[file]',
  summary: 'validate an essence (- is standard input) and .svc/custom',
  options,
  examples: ['svc validate', 'svc validate --fix'],
  async run(context, [path], { fix, maxWarnings }) {
    const report = await validate(context, path, fix)
    context.output.print(report, () => formatValidation(report, context, maxWarnings))
    const isAccepted = report.valid && report.counts.warnings <= (maxWarnings ?? Infinity)
    return isAccepted ? EXIT.ok : EXIT.findings
  },
}

async function validate(
  context: CommandContext,
  path: string | undefined,
  fix: boolean | undefined,
): Promise<ValidationReport> {
  const { validateContract } = await import('../../project/contract/validate.ts')
  if (path !== '-') return validateContract(context, { path, fix })
  if (fix) {
    throw new OperationError('usage', '--fix cannot change standard input.', {
      hint: 'Pass the path of a file.',
    })
  }
  const text = await context.io.readIn()
  return validateContract(context, { text: { file: STDIN, text } })
}

function formatValidation(
  report: ValidationReport,
  { output }: CommandContext,
  maxWarnings: number | undefined,
): string {
  const { file, issues, fixed, diff = '' } = report
  return [
    ...(diff === '' ? [] : [diff]),
    ...formatIssues(issues, output),
    ...(fixed?.length ? [`Fixed ${pluralize(fixed.length, 'issue')} in ${file}.`] : []),
    ...(output.isQuiet
      ? formatLimit(report.counts, maxWarnings)
      : formatSummary(report, maxWarnings)),
  ].join('\n')
}

/** Sums up the issues of an essence and says what to do about them. Notes alone leave it valid. */
export function formatSummary(
  { file, issues, counts }: Pick<ValidationReport, 'file' | 'issues' | 'counts'>,
  maxWarnings = Infinity,
): string[] {
  const { errors, warnings, notes } = counts
  const totals = [
    ...(errors > 0 ? [pluralize(errors, 'error')] : []),
    ...(warnings > 0 ? [pluralize(warnings, 'warning')] : []),
    ...(notes > 0 ? [pluralize(notes, 'note')] : []),
  ]
  const fixable = issues.filter((issue) => issue.file === file && issue.patch).length
  const verdict = errors + warnings === 0 ? ' is valid, with' : ':'
  return [
    totals.length === 0 ? `${file} is valid.` : `${file}${verdict} ${totals.join(', ')}.`,
    ...formatLimit(counts, maxWarnings),
    ...(fixable > 0 && file !== STDIN
      ? [
          `Run \`npx @svc/content validate --fix\` to fix ${describeFixable(fixable, issues.length)}.`,
        ]
      : []),
  ]
}

/** Names the issues that can be fixed: it, all of them, or how many of them. */
const describeFixable = (fixable: number, all: number): string => {
  if (all === 1) return 'it'
  return fixable === all ? 'all of them' : `${fixable} of them`
}

/** Says that there are too many warnings, which is why a valid essence is not accepted. */
const formatLimit = ({ warnings }: ValidationReport['counts'], maxWarnings = Infinity): string[] =>
  warnings > maxWarnings ? [`At most ${pluralize(maxWarnings, 'warning')} allowed.`] : []

/** The name of standard input in messages. */
const STDIN = 'stdin'
