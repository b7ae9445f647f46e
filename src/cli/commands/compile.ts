import { join, resolve } from 'node:path'
import type { PackBundle } from '../../packs.ts'
import type { Command, CommandContext } from '../command.ts'
import { openContent } from '../content.ts'
import { EXIT } from '../errors.ts'
import { displayPath } from '../files.ts'
import { pluralize } from '../io.ts'
import { parseChoice } from '../options.ts'
import { PACK_FORMATS, readPackFolder, renderPackFiles } from '../pack-files.ts'
import { CONTEXT_FOLDER, findProject, requireEssence } from '../project.ts'
import { findStalePacks, formatStalePack, type StalePack, writePacks } from '../stale-packs.ts'

interface Options {
  readonly out?: string
  readonly check?: boolean
  readonly format?: string
}

/** `svc compile`: the packs of an essence as files, or whether the files are what they should be. */
export const compileCommand: Command<Options> = {
  name: 'compile',
  argumentSyntax: '[file]',
  summary: 'write the packs of an essence, or check that they are up to date',
  options: [
    { flags: '--out <folder>', summary: `where they go; ${CONTEXT_FOLDER} unless said` },
    { flags: '--check', summary: 'write nothing; exit 1 and name each pack that would change' },
    { flags: '--format <format>', summary: `${PACK_FORMATS.join(', ')}; markdown unless said` },
  ],
  example: 'svc compile --check',
  async run(context, [named], { out, check, format = 'markdown' }) {
    const { io, output } = context
    const form = parseChoice('--format', format, PACK_FORMATS)
    const project = await findProject(context)
    const folder = out === undefined ? join(project.root, CONTEXT_FOLDER) : resolve(io.cwd, out)
    const essence = await requireEssence(context, project, named)
    const { client } = await openContent(context, project)
    const bindings = project.config.components?.bind
    const bundle = await client.compile(essence, { bindings })
    const names = [...renderPackFiles(bundle, form).keys()]
    const written = await readPackFolder(folder, names)
    const comparison = { written, bundle, format: form, essence, client }
    const shown = displayPath(project.root, folder)
    if (check) {
      const stale = await findStalePacks(comparison)
      output.print({ folder: shown, stale }, () => formatCheck(stale, shown))
      return stale.length > 0 ? EXIT.findings : EXIT.ok
    }
    const changed = await writePacks(folder, comparison)
    const packs = names.length - 1
    const told = written.texts.size === 0 ? [] : changed.map(formatStalePack)
    output.print({ folder: shown, packs, changed, diagnostics: bundle.diagnostics }, () =>
      [...told, `${pluralize(packs, 'file')} in ${shown}.`].join('\n'),
    )
    noteDiagnostics(context, bundle)
    return EXIT.ok
  },
}

function formatCheck(stale: readonly StalePack[], folder: string): string {
  if (stale.length === 0) return `The packs in ${folder} are up to date.`
  return [...stale.map(formatStalePack), '`svc compile` writes them.'].join('\n')
}

function noteDiagnostics({ output }: CommandContext, { diagnostics = [] }: PackBundle): void {
  const grave = diagnostics.filter(({ severity }) => severity !== 'info')
  if (grave.length === 0) return
  output.note(`${pluralize(grave.length, 'warning')}: \`svc validate\` lists them.`)
}
