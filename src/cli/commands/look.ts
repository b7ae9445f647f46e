import * as z from 'zod/mini'
import { pluralize } from '../../internal.ts'
import { EXIT } from '../../project/errors.ts'
import {
  LEVELS,
  type Level,
  LOOK_FOLDER,
  type LookReport,
  lookAtPages,
} from '../../project/look/look.ts'
import { createApproval, yesOption } from '../browser-packages.ts'
import type { Command } from '../command.ts'
import { booleanOption, flagHelp, repeatableOption, textOption, wholeNumber } from '../flags.ts'
import type { Output } from '../io.ts'
import type { Style } from '../terminal/style.ts'

const FAIL_ON = [...LEVELS, 'never'] as const

const options = z.object({
  do: repeatableOption('step', 'a step on the first route, such as "click text=Continue"'),
  steps: textOption('file', 'a file with a step on each line'),
  width: z
    ._default(z.array(wholeNumber(3840, 'Use a width in pixels, such as 390.')), [])
    .register(flagHelp, {
      valueName: 'px',
      summary: 'only this width, in light, and above phones in dark as well; default: 1280 and 390',
    }),
  scheme: z
    .optional(z.enum(['light', 'dark']))
    .register(flagHelp, { valueName: 'scheme', summary: 'only this color scheme: light or dark' }),
  dark: booleanOption('also show phones in dark'),
  out: textOption('folder', `folder for the pictures; default: ${LOOK_FOLDER}`),
  all: booleanOption('list every finding; default: the 15 most important'),
  failOn: z._default(z.enum(FAIL_ON), 'never').register(flagHelp, {
    valueName: 'level',
    summary: `exit with 1 for a finding of this level or above: ${LEVELS.join(', ')}; default: never`,
  }),
  browser: textOption('path', 'Chromium or Chrome to use; default: the first one that starts'),
  yes: yesOption(),
})

/** `svc look`: takes pictures of the pages of any app, and lists what a designer would notice. */
export const lookCommand: Command<typeof options> = {
  name: 'look',
  argumentSyntax: '<url|folder> [routes...]',
  summary: 'take pictures of pages, and list what a designer would notice',
  options,
  group: 'project',
  examples: ['svc look dist', 'svc look http://localhost:5173 /box --do "click text=Continue"'],
  async run(context, [target = '', ...routes], { do: steps, steps: stepsFile, ...input }) {
    const { dark: darkPhone, width: widths, failOn, yes, ...rest } = input
    const approve = createApproval(context, yes)
    const files = { target, routes, steps, stepsFile, widths, darkPhone, approve, ...rest }
    const report = await lookAtPages(context, files)
    context.output.print(report, () => formatReport(report, context.output))
    if (report.findings.some(({ level }) => isFailing(level, failOn))) return EXIT.findings
    const isIncomplete = report.failed.length > 0 || report.findings.some(isFailedStep)
    return isIncomplete ? EXIT.notProven : EXIT.ok
  },
}

const isFailedStep = ({ code }: LookReport['findings'][number]): boolean => code === 'step-failed'

const isFailing = (level: Level, failOn: (typeof FAIL_ON)[number]): boolean =>
  failOn !== 'never' && LEVELS.indexOf(level) <= LEVELS.indexOf(failOn)

const STYLES: Readonly<Record<Level, Style>> = { error: 'red', warn: 'yellow', info: 'cyan' }

function formatReport(report: LookReport, output: Output): string {
  const { pages, failed, sheets, findings, total } = report
  const source = report.routes === 'links' ? ', found by the links of the start page' : ''
  const unsettled = pages.filter(({ settled }) => !settled)
  const rest = total - findings.length
  return [
    `${pluralize(pages.length, 'page')}${source}: ${pages.map(({ page }) => page).join(', ')}`,
    ...unsettled.map(({ page }) => `${page} never stops changing; its pictures show one moment.`),
    ...failed.map(
      ({ page, reason, views }) =>
        `${output.style('red', 'Cannot be opened')} at ${listViews(views)}: ${page}: ${reason}.`,
    ),
    '',
    output.style('bold', 'Look at these first'),
    ...sheets.map((file) => `  ${file}`),
    ...findings.map((finding, index) => `\n${formatFinding(finding, index + 1, output)}`),
    '',
    total === 0
      ? 'No findings. That says nothing about the idea: judge the sheets.'
      : `${pluralize(total, 'finding')}.${rest > 0 ? ` ${rest} more with --all.` : ''}`,
  ].join('\n')
}

const listViews = (views: LookReport['failed'][number]['views']): string =>
  views.map(({ width, scheme }) => `${width} ${scheme}`).join(', ')

function formatFinding(
  { level, code, message, why, fix, page, view, selector, also }: LookReport['findings'][number],
  number: number,
  output: Output,
): string {
  const others =
    also.length > 0 ? `, also on ${also.slice(0, 3).join(', ')}${also.length > 3 ? ' …' : ''}` : ''
  return [
    `${number}. ${output.style(STYLES[level], code)}  ${message}`,
    `   ${page} at ${view.width} ${view.scheme}${others}`,
    `   ${output.style('dim', selector)}`,
    `   ${why} ${fix}`,
  ].join('\n')
}
