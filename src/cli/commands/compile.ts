import { join, resolve } from 'node:path'
import type { PackBundle } from '../../packs.ts'
import { oneOf } from '../choices.ts'
import type { Command, Context } from '../command.ts'
import { openContent } from '../content.ts'
import { EXIT } from '../exit.ts'
import { shownPath } from '../files.ts'
import { count } from '../output.ts'
import { PACK_FORMATS, packFiles } from '../packs/pack-files.ts'
import { type StalePack, staleLine, stalePacks } from '../packs/stale-packs.ts'
import { writePacks } from '../packs/write-packs.ts'
import { readWritten } from '../packs/written-packs.ts'
import { CONTEXT_FOLDER, findProject, requireEssence } from '../project.ts'

interface Options {
  readonly out?: string
  readonly check?: boolean
  readonly format?: string
}

/** `svc compile`: the packs of an essence as files, or whether the files are what they should be. */
export const compile: Command<Options> = {
  name: 'compile',
  takes: '[file]',
  summary: 'write the packs of an essence, or check that they are up to date',
  options: [
    { flags: '--out <folder>', summary: `where they go; ${CONTEXT_FOLDER} unless said` },
    { flags: '--check', summary: 'write nothing; exit 1 and name each pack that would change' },
    { flags: '--format <format>', summary: `${PACK_FORMATS.join(', ')}; markdown unless said` },
  ],
  example: 'svc compile --check',
  async run(context, [named], { out, check, format = 'markdown' }) {
    const { io, output } = context
    const form = oneOf('--format', format, PACK_FORMATS)
    const project = await findProject(context)
    const folder = out === undefined ? join(project.root, CONTEXT_FOLDER) : resolve(io.cwd, out)
    const essence = await requireEssence(context, project, named)
    const { client } = await openContent(context, project)
    const bindings = project.config.components?.bind
    const bundle = await client.compile(essence, { bindings })
    const names = [...packFiles(bundle, form).keys()]
    const written = await readWritten(folder, names)
    const comparison = { written, bundle, format: form, essence, client }
    const shown = shownPath(project.root, folder)
    if (check) {
      const stale = await stalePacks(comparison)
      output.data({ folder: shown, stale }, () => checkText(stale, shown))
      return stale.length > 0 ? EXIT.findings : EXIT.ok
    }
    const changed = await writePacks(folder, comparison)
    const packs = names.length - 1
    const told = written.texts.size === 0 ? [] : changed.map(staleLine)
    output.data({ folder: shown, packs, changed, diagnostics: bundle.diagnostics }, () =>
      [...told, `${count(packs, 'file')} in ${shown}.`].join('\n'),
    )
    tellDiagnostics(context, bundle)
    return EXIT.ok
  },
}

function checkText(stale: readonly StalePack[], folder: string): string {
  if (stale.length === 0) return `The packs in ${folder} are up to date.`
  return [...stale.map(staleLine), '`svc compile` writes them.'].join('\n')
}

function tellDiagnostics({ output }: Context, { diagnostics = [] }: PackBundle): void {
  const grave = diagnostics.filter(({ severity }) => severity !== 'info')
  if (grave.length === 0) return
  output.note(`${count(grave.length, 'warning')}: \`svc validate\` lists them.`)
}
