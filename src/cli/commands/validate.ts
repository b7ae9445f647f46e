import * as z from 'zod/mini'
import { pluralize } from '../../index.ts'
import type { IssueCounts } from '../../project/check-essence.ts'
import { EXIT, OperationError } from '../../project/errors.ts'
import { type ValidationReport, validateContract } from '../../project/operations/validate.ts'
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
    const { output } = context
    output.print(report, () => formatValidation(report, context))
    return report.valid && report.counts.warnings <= (maxWarnings ?? Number.POSITIVE_INFINITY)
      ? EXIT.ok
      : EXIT.findings
  },
}

async function validate(
  context: CommandContext,
  path: string | undefined,
  fix: boolean | undefined,
): Promise<ValidationReport> {
  if (path !== '-') return validateContract(context, { path, fix })
  if (fix) {
    throw new OperationError('usage', '--fix cannot change standard input.', {
      hint: 'Pass the path of a file.',
    })
  }
  const text = await context.io.readIn()
  return validateContract(context, { text: { file: 'stdin', text } })
}

function formatValidation(report: ValidationReport, { output }: CommandContext): string {
  const { file, issues, counts, fixed, diff = '' } = report
  return [
    ...(diff === '' ? [] : [diff]),
    ...formatIssues(issues, output),
    ...(fixed?.length ? [`Fixed ${pluralize(fixed.length, 'issue')} in ${file}.`] : []),
    formatSummary(file, counts),
  ].join('\n')
}

/** Sums up the issues; notes alone leave a document valid. */
export function formatSummary(file: string, { errors, warnings, notes }: IssueCounts): string {
  const counts = [
    ...(errors > 0 ? [pluralize(errors, 'error')] : []),
    ...(warnings > 0 ? [pluralize(warnings, 'warning')] : []),
    ...(notes > 0 ? [pluralize(notes, 'note')] : []),
  ]
  if (counts.length === 0) return `${file} is valid.`
  return `${file}${errors + warnings === 0 ? ' is valid, with' : ':'} ${counts.join(', ')}.`
}
