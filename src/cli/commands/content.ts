import * as z from 'zod/mini'
import { pluralize } from '../../internal.ts'
import { EXIT } from '../../project/errors.ts'
import type { Command } from '../command.ts'
import { formatIssues } from '../errors.ts'
import { booleanOption, flagHelp, wholeNumber } from '../flags.ts'

const options = z.object({
  alone: booleanOption('the folder is a whole corpus and does not use the official records'),
  maxWarnings: z.optional(wholeNumber(999_999, 'Use a whole number.')).register(flagHelp, {
    valueName: 'n',
    summary: 'exit with 1 if there are more warnings',
  }),
})

/** `svc content check`: checks records against their schemas and the rules of the corpus. */
export const contentCheckCommand: Command<typeof options> = {
  name: 'content check',
  argumentSyntax: '[folder]',
  summary: 'check records against their schemas and quality rules; default: .svc/custom',
  options,
  group: 'site',
  examples: ['svc content check brand --max-warnings 0', 'svc content check brand --alone'],
  async run(context, [folder], { alone, maxWarnings = Number.POSITIVE_INFINITY }) {
    const { output } = context
    const { checkRecords } = await import('../../project/registry/check-records.ts')
    const check = await checkRecords(context, { folder, alone })
    const { contentRoot, summary } = check.report
    const { itemCount, errorCount, warnCount } = summary
    output.print(check, () =>
      [
        ...formatIssues(check.issues, output),
        `${contentRoot}: ${[
          pluralize(itemCount, 'record'),
          pluralize(errorCount, 'error'),
          pluralize(warnCount, 'warning'),
        ].join(', ')}.`,
      ].join('\n'),
    )
    return errorCount > 0 || warnCount > maxWarnings ? EXIT.findings : EXIT.ok
  },
}
