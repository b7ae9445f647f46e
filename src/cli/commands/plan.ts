import { resolve } from 'node:path'
import * as z from 'zod/mini'
import type { PlanFinding } from '../../internal/plan.ts'
import { capitalize, pluralize } from '../../internal.ts'
import { EXIT, OperationError } from '../../project/errors.ts'
import { requireText } from '../../project/folder/files.ts'
import type { CheckedPlan } from '../../project/plan/check-plan.ts'
import type { CreatedPlan } from '../../project/plan/create-plan.ts'
import type { Command } from '../command.ts'
import { booleanOption, textOption } from '../flags.ts'
import type { Output } from '../io.ts'
import { formatTable } from '../terminal/table.ts'

const options = z.object({
  brief: textOption('file', 'create the essence from this brief; `-` reads standard input'),
  check: booleanOption('put the answers into the essence, and list what is missing or weak'),
  theme: textOption('slug', 'theme of the new essence'),
  target: textOption('name', 'target framework of the new essence; default: detected'),
  force: booleanOption('replace an essence and a worksheet that exist'),
})

/** `svc plan`: turns a brief into an essence and a worksheet, and reads the answers. */
export const planCommand: Command<typeof options> = {
  name: 'plan',
  group: 'project',
  argumentSyntax: '',
  summary: 'turn a brief into an essence and a worksheet of questions; check the answers',
  options,
  examples: ['svc plan --brief brief.md', 'svc plan --check'],
  async run(context, _args, { brief: file, check, theme, target, force }) {
    const { io, output } = context
    if (check && file !== undefined) {
      throw new OperationError('usage', 'Use either --brief or --check, not both.')
    }
    if (check) {
      const { checkPlan } = await import('../../project/plan/check-plan.ts')
      const data = await checkPlan(context)
      output.print(data, () => formatCheck(data, output))
      return data.issues.length + data.findings.length > 0 ? EXIT.findings : EXIT.ok
    }
    const brief =
      file === undefined
        ? undefined
        : file === '-'
          ? await io.readIn()
          : await requireText(resolve(io.cwd, file), file)
    const { createPlan } = await import('../../project/plan/create-plan.ts')
    const data = await createPlan(context, { brief, theme, target, force })
    output.print(data, () => formatPlan(data, output))
    return EXIT.ok
  },
}

const NO_PAGES =
  'The brief names no pages, so this is one page. For more, list them in the brief below a heading "Pages", and run the command again with --force.'

function formatPlan(
  { name, files, pages, namesPages, locale }: CreatedPlan,
  { columns, style }: Output,
): string {
  const rows = pages.map(({ page, title, route, kind }) => [route, title, kind, page])
  return [
    `${style('bold', name)}${locale ? ` (${locale})` : ''}: ${pluralize(pages.length, 'page')}`,
    formatTable(rows, columns),
    ...(namesPages ? [] : [NO_PAGES]),
    `Wrote ${files.join(' and ')}.`,
    `Next: answer the questions in ${files.at(-1)}, then run \`npx @svc/content plan --check\`.`,
  ].join('\n')
}

const PRODUCT = 'product'

function formatCheck(
  { changes, issues, findings, pages, color }: CheckedPlan,
  { style }: Output,
): string {
  const applied = changes.map(({ page, changed }) => `${page}: ${changed.join(', ')}`)
  const problems = issues.map(
    ({ line, message, hint }) => `.svc/plan.md:${line}: ${message}${hint ? ` ${hint}` : ''}`,
  )
  const subjects = [...new Set(findings.map(({ page = PRODUCT }) => page))]
  const weak = subjects.flatMap((subject) => [
    style('bold', subject),
    ...findings.filter(({ page = PRODUCT }) => page === subject).map(formatFinding),
  ])
  return [
    ...(applied.length > 0 ? [`Put into the essence: ${applied.join('; ')}.`] : []),
    ...problems,
    ...weak,
    findings.length + issues.length > 0
      ? `${pluralize(findings.length, 'answer')} missing or weak. Change .svc/plan.md and run \`npx @svc/content plan --check\` again.`
      : [
          `${capitalize(pluralize(pages, 'page'))} planned.`,
          ...(color === null
            ? []
            : [
                `For a theme of this color: \`npx @svc/content theme create --color "${color}" --use\`.`,
              ]),
          'Next: `npx @svc/content init` writes packs and tokens, `npx @svc/content next` names the first page.',
        ].join('\n'),
  ].join('\n')
}

const formatFinding = ({ label, quote, message, strong }: PlanFinding): string =>
  `- ${label}: ${quote === undefined ? '' : `"${quote}" `}${message}. Strong: ${strong.replace(/\.(?="$)/, '')}.`
