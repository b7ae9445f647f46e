import * as z from 'zod/mini'
import { pluralize } from '../../internal.ts'
import { EXIT, OperationError } from '../../project/errors.ts'
import type { Command, CommandContext } from '../command.ts'
import { flagHelp } from '../flags.ts'
import { compileCommand } from './compile.ts'
import { getCommand } from './get.ts'
import { listCommand } from './list.ts'
import { packCommand } from './pack.ts'
import { searchCommand } from './search.ts'
import { summaryCommand } from './summary.ts'

const mirrorOptions = z.object({
  out: z._default(z.string(), 'mirror').register(flagHelp, {
    valueName: 'folder',
    summary: 'output folder; default: mirror',
  }),
})

const mirrorCommand: Command<typeof mirrorOptions> = {
  name: 'registry mirror',
  argumentSyntax: '<url>',
  summary: 'copy a whole site for offline use, checked against its manifest',
  options: mirrorOptions,
  group: 'legacy',
  examples: [
    'svc registry mirror http://127.0.0.1:8080/v1 --out mirror',
    'svc registry mirror http://127.0.0.1:8080/v1 --out mirror --quiet',
  ],
  async run(context, [url = ''], { out }) {
    const { mirrorSite } = await import('../../project/site/mirror-site.ts')
    const mirror = await mirrorSite(context, { url, out })
    const { files, downloaded, removed, skipped, release } = mirror
    context.output.print(mirror, () =>
      [
        `${out}: ${pluralize(files, 'file')} of release ${release}, ${downloaded} downloaded, ${removed} removed.`,
        ...(skipped.length > 0 ? [`The host does not serve ${skipped.join(', ')}.`] : []),
        `Use it with --api-url ${out}, or run \`npx @svc/content serve ${out}\`.`,
      ].join('\n'),
    )
    return EXIT.ok
  },
}

/** Creates a command with a name of 3.x, which says that the name is deprecated. */
const renameCommand = (oldName: string, command: Command): Command => ({
  ...command,
  name: `registry ${oldName}`,
  summary: `deprecated: use ${command.name}`,
  group: 'legacy',
  examples: command.examples.map((example) =>
    example.replace(`svc ${command.name}`, `svc registry ${oldName}`),
  ) as [string, string],
  isDeprecated: true,
  run(context, args, options) {
    context.note(
      `svc registry ${oldName} is deprecated. Use npx @svc/content ${command.name} instead.`,
    )
    return command.run(context, args, options)
  },
})

/** Creates a command that always throws the same error. */
const failingCommand = (name: string, summary: string, error: () => OperationError): Command => ({
  name: `registry ${name}`,
  argumentSyntax: '[arguments...]',
  summary,
  options: z.object({}),
  group: 'legacy',
  examples: [`svc registry ${name}`, `svc registry ${name} --json`],
  isDeprecated: true,
  acceptsAnything: true,
  async run() {
    throw error()
  },
})

/** Creates a command of 3.x that prints a report about the local project. */
const reportCommand = (
  name: string,
  argumentSyntax: string,
  create: (context: CommandContext, args: readonly string[]) => Promise<unknown>,
): Command => ({
  name: `registry ${name}`,
  argumentSyntax,
  summary: 'deprecated: use verify',
  options: z.object({}),
  group: 'legacy',
  examples: [
    `svc registry ${name}${argumentSyntax && ' src/app.tsx'}`,
    `svc registry ${name}${argumentSyntax && ' src/app.tsx'} --json`,
  ],
  isDeprecated: true,
  async run(context, args) {
    context.note(`svc registry ${name} is deprecated. Use npx @svc/content verify instead.`)
    const report = await create(context, args)
    context.output.printVerbatim(report, () => JSON.stringify(report, null, 2))
    return EXIT.ok
  },
})

const retiredCommand = (name: string, hint: string): Command =>
  failingCommand(
    name,
    'retired',
    () => new OperationError('retired', `The command "registry ${name}" is retired.`, { hint }),
  )

const NO_ACCOUNTS = 'There are no accounts: everything is public, and nothing is uploaded.'

/** `svc registry`: the mirror, and the command names of 3.x. */
export const REGISTRY_COMMANDS: readonly Command[] = [
  mirrorCommand,
  renameCommand('search', searchCommand),
  renameCommand('list', listCommand),
  renameCommand('get', getCommand),
  renameCommand('summary', summaryCommand),
  renameCommand('compile-packs', compileCommand),
  renameCommand('get-pack', packCommand),
  reportCommand('critique-file', '<file>', async (context, [file_path = '']) => {
    const { critiqueFile } = await import('../../project/reports/run-reports.ts')
    return critiqueFile(context, { file_path })
  }),
  reportCommand('audit-project', '', async (context) => {
    const { createReport } = await import('../../project/reports/reports.ts')
    return createReport(context, { name: 'audit' })
  }),
  retiredCommand(
    'publish',
    'Put records into .svc/custom, or publish a site with npx @svc/content build.',
  ),
  retiredCommand('login', NO_ACCOUNTS),
  retiredCommand('logout', NO_ACCOUNTS),
]
