import * as z from 'zod/mini'
import { pluralize } from '../../internal.ts'
import type { FileMigration } from '../../project/contract/migrate-file.ts'
import { EXIT } from '../../project/errors.ts'
import type { Command } from '../command.ts'
import { booleanOption } from '../flags.ts'
import type { Output } from '../io.ts'
import type { Style } from '../terminal/style.ts'

const options = z.object({
  write: booleanOption('write the result, and keep the old document in .svc/backups'),
})

/** `svc migrate`: migrates an essence of 2.x or 3.x to the current version. */
export const migrateCommand: Command<typeof options> = {
  name: 'migrate',
  argumentSyntax: '[file]',
  summary: 'migrate an essence of 2.x or 3.x to 4.0.0; shows the changes first',
  options,
  group: 'contract',
  examples: ['svc migrate svc.essence.json', 'svc migrate svc.essence.json --write'],
  async run(context, [file], { write }) {
    const { migrateFile } = await import('../../project/contract/migrate-file.ts')
    const migration = await migrateFile(context, { file, write })
    context.output.print(migration, () => formatMigration(migration, context.output))
    return EXIT.ok
  },
}

function formatMigration(migration: FileMigration, output: Output): string {
  const { file, from, to, diff, backup } = migration
  if (diff === '') return `${file} already has version ${to}.`
  const result =
    backup === null
      ? 'Nothing was written. Run the command again with --write.'
      : `Wrote ${file} in version ${to}; the old document is in ${backup}. Run \`npx @svc/content validate\` next.`
  return [
    ...(backup === null ? [styleDiff(diff, output)] : []),
    output.style('bold', `${file}: version ${from} to ${to}`),
    ...formatChanges(migration, output),
    '',
    result,
  ].join('\n')
}

/** Lists the changes that people should check, and counts the values that only moved. */
function formatChanges({ changes }: FileMigration, output: Output): string[] {
  const checked = changes.filter(({ kind }) => kind !== 'moved')
  const moved = changes.length - checked.length
  return [
    ...checked.map(({ kind, from, to, note }) => {
      const pointer = [from, to].filter((name, index, all) => name && all.indexOf(name) === index)
      const label = kind === 'dropped' ? output.style('yellow', kind) : kind
      return `  ${label} ${pointer.join(' -> ')}: ${note}`
    }),
    ...(moved > 0 ? [`  ${pluralize(moved, 'value')} moved unchanged.`] : []),
  ]
}

const LINE_STYLES: readonly (readonly [start: RegExp, style: Style])[] = [
  [/^(---|\+\+\+) /, 'bold'],
  [/^\+/, 'green'],
  [/^-/, 'red'],
  [/^@@/, 'dim'],
]

const styleDiff = (diff: string, output: Output): string =>
  diff
    .split('\n')
    .map((line) => {
      const style = LINE_STYLES.find(([start]) => start.test(line))?.[1]
      return style ? output.style(style, line) : line
    })
    .join('\n')
