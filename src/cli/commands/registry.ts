import * as z from 'zod/mini'
import { pluralize } from '../../index.ts'
import { EXIT, OperationError } from '../../project/errors.ts'
import { notAvailableYet } from '../../project/not-available.ts'
import type { Command } from '../command.ts'
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
    const { mirrorSite } = await import('../../project/operations/mirror-site.ts')
    const mirror = await mirrorSite(context, { url, out })
    const { files, downloaded, removed, skipped, release } = mirror
    context.output.print(mirror, () =>
      [
        `${out}: ${pluralize(files, 'file')} of release ${release}, ${downloaded} downloaded, ${removed} removed.`,
        ...(skipped.length > 0 ? [`The host does not serve ${skipped.join(', ')}.`] : []),
        `Use it with --api-url ${out}, or run \`svc serve ${out}\`.`,
      ].join('\n'),
    )
    return EXIT.ok
  },
}

/** Creates a command with a name of 3.x, which says that the name is deprecated. */
const renameCommand = (oldName: string, command: Command): Command => ({
  ...command,
  name: `registry ${oldName}`,
  summary: `deprecated: use svc ${command.name}`,
  group: 'legacy',
  examples: command.examples.map((example) =>
    example.replace(`svc ${command.name}`, `svc registry ${oldName}`),
  ) as [string, string],
  isDeprecated: true,
  run(context, args, options) {
    context.note(`svc registry ${oldName} is deprecated. Use svc ${command.name} instead.`)
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

/** Creates a command that needs the engine that reads source code. */
const unavailableCommand = (name: string): Command =>
  failingCommand(name, 'not available yet', () =>
    notAvailableYet(`The command "registry ${name}"`, 'the engine that reads source code'),
  )

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
  unavailableCommand('critique-file'),
  unavailableCommand('audit-project'),
  retiredCommand('publish', 'Put records into .svc/custom, or publish a site with svc build.'),
  retiredCommand('login', NO_ACCOUNTS),
  retiredCommand('logout', NO_ACCOUNTS),
]
