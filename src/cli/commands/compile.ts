import { join, resolve } from 'node:path'
import * as z from 'zod/mini'
import { pluralize } from '../../index.ts'
import type { PackBundle } from '../../packs.ts'
import { openContent } from '../../project/content.ts'
import { EXIT } from '../../project/errors.ts'
import { displayPath } from '../../project/files.ts'
import { PACK_FORMATS, readPackFolder, renderPackFiles } from '../../project/pack-files.ts'
import { CONTEXT_FOLDER, findProject, requireEssence } from '../../project/project.ts'
import {
  findStalePacks,
  formatStalePack,
  type StalePack,
  writePacks,
} from '../../project/stale-packs.ts'
import type { Command, CommandContext } from '../command.ts'
import { booleanOption, flagHelp, textOption } from '../flags.ts'

const options = z.object({
  out: textOption('folder', `output folder; default: ${CONTEXT_FOLDER}`),
  check: booleanOption('write nothing; exit with 1 and list the packs that would change'),
  format: z._default(z.enum(PACK_FORMATS), 'markdown').register(flagHelp, {
    valueName: 'format',
    summary: `${PACK_FORMATS.join(', ')}; default: markdown`,
  }),
})

/** `svc compile`: writes the packs of an essence, or checks that they are up to date. */
export const compileCommand: Command<typeof options> = {
  name: 'compile',
  group: 'contract',
  argumentSyntax: '[file]',
  summary: 'write the packs of an essence, or check that they are up to date',
  options,
  examples: ['svc compile', 'svc compile --check'],
  async run(context, [file], { out, check, format }) {
    const { io, output } = context
    const project = await findProject(context)
    const folder = out === undefined ? join(project.root, CONTEXT_FOLDER) : resolve(io.cwd, out)
    const essence = await requireEssence(context, project, file)
    const { client } = await openContent(context, project)
    const bindings = project.config.components?.bind
    const bundle = await client.compile(essence, { bindings })
    const names = [...renderPackFiles(bundle, format).keys()]
    const written = await readPackFolder(folder, names)
    const comparison = { written, bundle, format, essence, client }
    const folderName = displayPath(project.root, folder)
    if (check) {
      const stale = await findStalePacks(comparison)
      output.print({ folder: folderName, stale }, () => formatCheck(stale, folderName))
      return stale.length > 0 ? EXIT.findings : EXIT.ok
    }
    const changed = await writePacks(folder, comparison)
    const packs = names.length - 1
    const lines = written.texts.size === 0 ? [] : changed.map(formatStalePack)
    output.print({ folder: folderName, packs, changed, diagnostics: bundle.diagnostics }, () =>
      [...lines, `${pluralize(packs, 'file')} in ${folderName}.`].join('\n'),
    )
    noteDiagnostics(context, bundle)
    return EXIT.ok
  },
}

function formatCheck(stale: readonly StalePack[], folder: string): string {
  if (stale.length === 0) return `The packs in ${folder} are up to date.`
  return [...stale.map(formatStalePack), 'Run `npx @svc/content compile` to update them.'].join(
    '\n',
  )
}

function noteDiagnostics({ output }: CommandContext, { diagnostics = [] }: PackBundle): void {
  const warnings = diagnostics.filter(({ severity }) => severity !== 'info')
  if (warnings.length === 0) return
  output.note(
    `${pluralize(warnings.length, 'warning')}. Run \`npx @svc/content validate\` to see them.`,
  )
}
