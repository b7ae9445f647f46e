import * as z from 'zod/mini'
import { pluralize } from '../../internal.ts'
import { EXIT } from '../../project/errors.ts'
import { CONTEXT_FOLDER } from '../../project/folder/project.ts'
import type { CompileReport } from '../../project/packs/compile.ts'
import type { FileUpdate } from '../../project/packs/owned-file.ts'
import { MANIFEST_FILE, PACK_FORMATS } from '../../project/packs/pack-files.ts'
import type { Command, CommandContext } from '../command.ts'
import { formatIssues } from '../errors.ts'
import { booleanOption, flagHelp, textOption } from '../flags.ts'
import { shortenList } from '../terminal/width.ts'
import { formatSummary, maxWarningsOption } from './validate.ts'

const options = z.object({
  out: textOption('folder', `write only packs, to this folder; default: ${CONTEXT_FOLDER}`),
  check: booleanOption('write nothing; exit with 1 and list the files that would change'),
  force: booleanOption('replace a style sheet that svc did not write'),
  format: z._default(z.enum(PACK_FORMATS), 'markdown').register(flagHelp, {
    valueName: 'format',
    summary: `${PACK_FORMATS.join(', ')}; default: markdown`,
  }),
  maxWarnings: maxWarningsOption,
})

/** `svc compile`: writes the files of an essence, or checks that they are up to date. */
export const compileCommand: Command<typeof options> = {
  name: 'compile',
  group: 'contract',
  argumentSyntax: '[file]',
  summary: 'write the packs, tokens and instructions, or check them',
  options,
  examples: ['svc compile', 'svc compile --check'],
  async run(context, [path], flags) {
    const { compileContract } = await import('../../project/packs/compile.ts')
    const report = await compileContract(context, { path, ...flags })
    context.output.print(report, () => formatReport(report, context, flags))
    return report.upToDate ? EXIT.ok : EXIT.findings
  },
}

function formatReport(
  report: CompileReport,
  { output }: CommandContext,
  { check, maxWarnings }: z.infer<typeof options>,
): string {
  const { issues, packs, folder, upToDate } = report
  const problems = formatIssues(
    issues.filter(({ severity }) => severity !== 'info'),
    output,
  )
  if (packs === 0) {
    const result = check ? 'The files were not checked.' : 'Nothing was written.'
    return [...problems, ...formatSummary(report, maxWarnings), result].join('\n')
  }
  const updates = hideManifest(report)
  if (check) {
    const canUpdate = updates.some(({ change }) => change !== 'kept')
    const advice = canUpdate ? ['Run `npx @svc/content compile` to update them.'] : []
    const result = upToDate ? ['All files are up to date.'] : advice
    const lines = updates.map((update) => formatUpdate(update, FOUND))
    return [...problems, ...lines, ...result].join('\n')
  }
  // The first time, all packs are new.
  const isFirst = updates.filter(({ change }) => change === 'added').length >= packs
  const shown = isFirst ? updates.filter(({ change }) => change !== 'added') : updates
  const lines = shown.map((update) => formatUpdate(update, WRITTEN))
  return [...problems, ...lines, `${pluralize(packs, 'pack file')} in ${folder}.`].join('\n')
}

/** Leaves out the manifest if a pack has changed, because then it always changes too. */
function hideManifest({ folder, updates }: CompileReport): readonly FileUpdate[] {
  const packs = updates.filter(({ file }) => file.startsWith(`${folder}/`))
  return packs.length > 1
    ? updates.filter(({ file }) => file !== `${folder}/${MANIFEST_FILE}`)
    : updates
}

type Labels = Readonly<Record<FileUpdate['change'], string>>

/** What a check finds. */
const FOUND: Labels = {
  added: 'added',
  removed: 'removed',
  changed: 'changed',
  missing: 'missing',
  edited: 'edited by hand',
  kept: 'not updated',
}

/** What was done about it. */
const WRITTEN: Labels = { ...FOUND, missing: 'created', edited: 'restored', kept: 'kept' }

/** Formats a file that is not up to date as one line. */
function formatUpdate({ file, change, parts, causes, hint }: FileUpdate, labels: Labels): string {
  const headings = parts.length > 0 ? `: ${shortenList(parts)}` : ''
  const reasons = causes.length > 0 ? ` (${causes.join('; ')})` : ''
  return `${file} ${labels[change]}${headings}${reasons}${hint ? `. ${hint}` : ''}`
}
