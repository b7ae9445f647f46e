import * as z from 'zod/mini'
import { pluralize } from '../../internal.ts'
import {
  type CheckedLine,
  type CheckedPage,
  type CheckReport,
  checkPages,
  type LineStatus,
  SCREENSHOT_FOLDER,
} from '../../project/check/check.ts'
import { EXIT, type ExitCode } from '../../project/errors.ts'
import { createApproval, yesOption } from '../browser-packages.ts'
import type { Command } from '../command.ts'
import { booleanOption, flagHelp, textOption, wholeNumber } from '../flags.ts'
import type { Output } from '../io.ts'
import type { Style } from '../terminal/style.ts'

const FORMATS = ['text', 'json', 'sarif'] as const

const options = z.object({
  page: textOption('id', 'only this page of the contract'),
  route: textOption('path', 'only the page with this route, or at this path'),
  all: booleanOption('fail if the app lacks a page of the contract'),
  format: z._default(z.enum(FORMATS), 'text').register(flagHelp, {
    valueName: 'format',
    summary: `${FORMATS.join(', ')}; default: text`,
  }),
  out: textOption('folder', `folder for screenshots; default: ${SCREENSHOT_FOLDER}`),
  pageTimeout: z
    .optional(wholeNumber(3600, 'Use a number of seconds up to 3600.'))
    .register(flagHelp, {
      valueName: 'seconds',
      summary: 'time for each page; default: 180',
    }),
  browser: textOption('path', 'Chromium or Chrome to use; default: the first one that starts'),
  yes: yesOption(),
})

const EXITS: Readonly<Record<LineStatus, ExitCode>> = {
  holds: EXIT.ok,
  fails: EXIT.findings,
  not_proven: EXIT.notProven,
}

/** `svc check`: opens the pages of an app and reports which "Done when" lines hold. */
export const checkCommand: Command<typeof options> = {
  name: 'check',
  argumentSyntax: '<url|folder>',
  summary: 'check built pages in a browser against their packs',
  options,
  group: 'project',
  examples: ['svc check dist --route /records', 'svc check http://localhost:5173 --format sarif'],
  async run(context, [target = ''], { format, yes, ...input }) {
    const { output, io } = context
    const approve = createApproval(context, yes)
    const report = await checkPages(context, { target, approve, ...input })
    if (format === 'sarif') {
      const { toSarif } = await import('../../project/check/check-sarif.ts')
      io.writeOut(`${JSON.stringify(toSarif(report), null, 2)}\n`)
    } else if (format === 'json') {
      io.writeOut(`${JSON.stringify(report, null, 2)}\n`)
    } else {
      output.print(report, () => formatReport(report, output))
    }
    return EXITS[report.status]
  },
}

const LABELS: Readonly<Record<LineStatus, readonly [label: string, style: Style]>> = {
  holds: ['holds', 'green'],
  fails: ['fails', 'red'],
  not_proven: ['not proven', 'yellow'],
}

const INDENT = ' '.repeat(14)

/** The maximum number of findings to print for a line. JSON has all of them. */
const MAX_FINDINGS = 6

function formatReport({ counts, pages, unchecked }: CheckReport, output: Output): string {
  const others = unchecked.map(({ page, route, kind, reason }) => {
    const label = kind === 'broken' ? output.style('red', 'Cannot be opened') : 'Not checked'
    return `${label}: ${route} (${page}): ${reason}.`
  })
  const broken = unchecked.filter(({ kind }) => kind === 'broken').length
  const total = counts.holds + counts.fails + counts.not_proven
  return [
    ...pages.map((page) => `${formatPage(page, output)}\n`),
    ...(others.length > 0 ? [`${others.join('\n')}\n`] : []),
    `${pluralize(pages.length, 'page')}, ${pluralize(total, 'line')}: ${counts.holds} hold, ${counts.fails} fail, ${counts.not_proven} not proven.${broken > 0 ? ` ${pluralize(broken, 'page')} cannot be opened.` : ''}`,
  ].join('\n')
}

const formatPage = ({ page, path, lines, screenshots }: CheckedPage, output: Output): string =>
  [
    output.style('bold', `${path} (${page})`),
    ...lines.map((line) => formatLine(line, output)),
    ...(screenshots.length > 0 ? [`  Screenshots: ${screenshots.join(', ')}`] : []),
  ].join('\n')

/** Formats a line with what contradicts it, or with what keeps it from being decided. */
function formatLine({ status, label, evidence }: CheckedLine, output: Output): string {
  const [word, style] = LABELS[status]
  const details = status === 'holds' ? [] : evidence
  const more = details.length - MAX_FINDINGS
  return [
    `  ${output.style(style, word.padEnd(10))}  ${label}`,
    ...details
      .slice(0, MAX_FINDINGS)
      .map(({ message, selector }) => `${INDENT}${selector ? `${selector}: ` : ''}${message}`),
    ...(more > 0 ? [`${INDENT}and ${more} more, which --json lists`] : []),
  ].join('\n')
}
