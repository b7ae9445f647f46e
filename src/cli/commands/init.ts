import { basename, posix, resolve } from 'node:path'
import { DEFAULT_PATTERNS, EXAMPLE_BLUEPRINT, EXAMPLE_THEME } from '../../essence.ts'
import type { ProjectFact } from '../../project/detect/project-facts.ts'
import { EXIT } from '../../project/errors.ts'
import { CONTEXT_FOLDER, openProject, SVC_FOLDER } from '../../project/folder/project.ts'
import type { Command, CommandContext } from '../command.ts'
import { INIT_OPTIONS } from '../init/options.ts'
import type { PlannedFile, WrittenFile } from '../init/write-files.ts'
import type { Output } from '../io.ts'
import { createCancelError } from '../terminal/prompts.ts'
import { formatTable } from '../terminal/table.ts'

/** `svc init`: sets up a project with an essence, its packs and instructions for agents. */
export const initCommand: Command<typeof INIT_OPTIONS> = {
  name: 'init',
  group: 'project',
  argumentSyntax: '',
  summary: 'set up a project: essence, packs, tokens and instructions for agents',
  options: INIT_OPTIONS,
  examples: [
    `svc init --blueprint ${EXAMPLE_BLUEPRINT} --theme ${EXAMPLE_THEME}`,
    `svc init --blank --page /records=${DEFAULT_PATTERNS.list.pattern} --force`,
  ],
  async run(context, _args, options) {
    const { io, globals, output } = context
    const project = await openProject(resolve(io.cwd, globals.project ?? '.'))
    const [{ planInit }, { planFiles, writeInitFiles }] = await Promise.all([
      import('../init/plan.ts'),
      import('../init/write-files.ts'),
    ])
    const plan = await planInit(context, project, options)
    if (plan.isInteractive) await confirmFiles(context, await planFiles(project, plan, options))
    const files = await writeInitFiles(project, plan, options)
    for (const note of plan.bindings.notes) output.note(note)
    const { facts, missingImport } = plan
    const page = plan.bundle.manifest.pages[0]?.markdown
    const next = `Next: let your agent read .svc/context/scaffold-pack.md, then ${page}. After changing svc.essence.json, run \`npx @svc/content validate\` and \`npx @svc/content compile\`.`
    const describeResult = (): string =>
      [
        formatFiles(files, output),
        ...formatFacts(facts),
        ...(missingImport ? [missingImport] : []),
        next,
      ].join('\n')
    output.print({ files, facts }, () => (output.isQuiet ? '' : describeResult()))
    return EXIT.ok
  },
}

/** Shows the files that will be written, and asks whether to go on. */
async function confirmFiles(
  { io, output }: CommandContext,
  files: readonly PlannedFile[],
): Promise<void> {
  const rows = [
    ...mergeRows(files.toReversed()).map(({ path, note = '' }) => [path, note]),
    [`${CONTEXT_FOLDER}/`, 'the packs'],
  ]
  const table = formatTable(rows, output.columns - 2, (cell, column) =>
    output.style(column === 0 ? 'cyan' : 'dim', cell),
  )
  io.writeErr(`\n${table.replaceAll(/^/gm, '  ')}\n\n`)
  if (!(await io.prompts?.confirm('Write these files?'))) throw createCancelError()
}

const CHANGE_STYLES = { created: 'green', changed: 'yellow', same: 'dim', kept: 'yellow' } as const

function formatFiles(files: readonly WrittenFile[], { columns, style }: Output): string {
  const rows = mergeRows(files).map(({ path, change, note = '' }) => [path, change, note])
  return formatTable(rows, columns, (cell, column) => {
    if (column === 1) return style(CHANGE_STYLES[cell as WrittenFile['change']], cell)
    return column === 2 ? style('dim', cell) : cell
  })
}

/** Puts the files for Git in `.svc`, and the fonts, on one line if the same happens to them. */
function mergeRows(files: readonly WrittenFile[]): WrittenFile[] {
  const rows: WrittenFile[] = []
  for (const file of files) {
    const last = rows.at(-1)
    if (last && isGitFile(last) && isGitFile(file) && last.change === file.change) {
      rows[rows.length - 1] = { ...last, path: `${last.path}, ${basename(file.path)}` }
    } else if (isFontFile(file)) {
      const row = {
        ...file,
        path: `${posix.dirname(file.path)}/`,
        note: 'its fonts and their licenses',
      }
      if (last?.path !== row.path || last.change !== row.change) rows.push(row)
    } else rows.push(file)
  }
  return rows
}

const isGitFile = ({ path }: WrittenFile): boolean => path.startsWith(`${SVC_FOLDER}/.git`)

const isFontFile = ({ path }: WrittenFile): boolean => /\/fonts\/[^/]+\.(?:woff2|txt)$/.test(path)

function formatFacts(facts: readonly ProjectFact[]): string[] {
  const detected = facts.flatMap(({ what, value, from }) =>
    from === undefined ? [] : [`Detected in ${from}: ${what} ${value}.`],
  )
  const defaults = facts.flatMap(({ what, value, from }) =>
    from === undefined ? [`${what} ${value}`] : [],
  )
  return defaults.length === 0
    ? detected
    : [...detected, `Defaults, which you can change in svc.essence.json: ${defaults.join(', ')}.`]
}
