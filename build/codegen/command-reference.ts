import type { Command, CommandOption } from '../../src/cli/command.ts'
import { EXIT } from '../../src/cli/errors.ts'

const EXIT_CODE_MEANINGS: Readonly<Record<keyof typeof EXIT, string>> = {
  ok: 'all is well',
  findings: 'what was checked has findings, or packs are not up to date',
  usage: 'the command, its options, a setting or a file that it reads is wrong',
  unreachable: 'the content could not be reached',
  notFound: 'what was named is not there',
  internal: 'a fault of ours',
  interrupted: 'it was interrupted',
}

interface CommandLine {
  readonly commands: readonly Command[]
  /** The options of every command. */
  readonly globals: readonly CommandOption[]
}

/** Renders the command reference, a page of the docs. */
export const renderCommandReference = ({ commands, globals }: CommandLine): string =>
  [
    '# Commands',
    'Everything that `svc` does, with one line each that does something useful. Run them in the folder of your project, or anywhere with `--project`.',
    ...commands.flatMap(renderCommand),
    '## Every command takes',
    renderOptions(globals),
    '## How a command ends',
    'The exit code says how it went.',
    `${EXIT_CODE_TABLE}\n`,
  ].join('\n\n')

const renderCommand = ({ name, argumentSyntax, summary, options, example }: Command): string[] => [
  `## ${name}`,
  `\`svc ${`${name} ${argumentSyntax}`.trim()}\`: ${summary}.`,
  ...(options.length > 0 ? [renderOptions(options)] : []),
  `\`\`\`sh${exampleServer(name)}\nnpx ${example}\n\`\`\``,
]

/** Returns the URL that the docs test waits for when an example starts a server. */
const exampleServer = (name: string): string =>
  name === 'serve' ? ' server=http://127.0.0.1:8080/v1/health' : ''

const renderOptions = (options: readonly CommandOption[]): string =>
  [
    '| option | meaning |',
    '|---|---|',
    ...options.map(({ flags, summary }) => `| \`${flags}\` | ${summary} |`),
  ].join('\n')

const EXIT_CODE_TABLE = [
  '| exit code | means |',
  '|---|---|',
  ...Object.entries(EXIT_CODE_MEANINGS).map(
    ([name, text]) => `| ${EXIT[name as keyof typeof EXIT]} | ${text} |`,
  ),
].join('\n')
