import * as z from 'zod/mini'
import { REPORT_NAMES } from '../project/reports/report-names.ts'
import { booleanOption, flagHelp, textOption, wholeNumber } from './flags.ts'

const FORMATS = ['text', 'json', 'md', 'sarif', 'github'] as const

/** The severities that fail a command. */
export const FAIL_ON = ['error', 'warn', 'info', 'none'] as const

/** How many findings of each check and file are listed. */
const DEFAULT_LIMIT = 3
const LIMIT_HINT = 'Use a number from 1 to 1000.'

/** The options of `svc verify`. */
export const verifyOptions = z.object({
  since: textOption('ref', 'verify what changed since this git reference'),
  full: booleanOption('verify the whole project; the default without --since'),
  check: textOption('code', 'only this check, or several with commas'),
  fix: booleanOption(
    'apply the fixes that keep the meaning first, as `repair --write --safe` does',
  ),
  recheck: textOption('run', 'check a run again and say what is resolved; "last" is the latest'),
  dist: textOption('folder', 'also check the built site in this folder'),
  import: textOption(
    'file',
    'add the results of other linters: SARIF, or the JSON of ESLint, Stylelint or Biome; several with commas',
  ),
  render: booleanOption('open the pages of --dist in a browser and run axe-core'),
  all: booleanOption('list every finding'),
  limit: z
    ._default(
      z.pipe(wholeNumber(1000, LIMIT_HINT), z.number().check(z.minimum(1, LIMIT_HINT))),
      DEFAULT_LIMIT,
    )
    .register(flagHelp, {
      valueName: 'n',
      summary: `findings to list of each check and file; default: ${DEFAULT_LIMIT}`,
    }),
  baseline: textOption('file', 'leave out the findings that this baseline accepts'),
  failOn: z._default(z.enum(FAIL_ON), 'warn').register(flagHelp, {
    valueName: 'severity',
    summary: `lowest severity that exits with 1: ${FAIL_ON.join(', ')}; default: warn`,
  }),
  format: z._default(z.enum(FORMATS), 'text').register(flagHelp, {
    valueName: 'format',
    summary: `${FORMATS.join(', ')}; default: text`,
  }),
  report: z.optional(z.enum(REPORT_NAMES)).register(flagHelp, {
    valueName: 'name',
    summary: `print a report as JSON: ${REPORT_NAMES.join(', ')}`,
  }),
  allowNotProven: booleanOption('exit with 0 if nothing is wrong but not everything was checked'),
})

/** What `svc verify` is asked for. */
export type VerifyOptions = z.infer<typeof verifyOptions>
