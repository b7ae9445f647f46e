import type { Command, Option } from '../../src/cli/command.ts'
import { EXIT } from '../../src/cli/exit.ts'

const ENDS: Readonly<Record<keyof typeof EXIT, string>> = {
  ok: 'all is well',
  findings: 'what was checked has findings, or packs are not up to date',
  usage: 'the command, its options, a setting or a file that it reads is wrong',
  unreachable: 'the content could not be reached',
  notFound: 'what was named is not there',
  internal: 'a fault of ours',
  interrupted: 'it was interrupted',
}

interface Program {
  readonly commands: readonly Command[]
  /** What every command takes. */
  readonly globals: readonly Option[]
}

/** The reference of the command line as a page of the docs. */
export const commandsPage = ({ commands, globals }: Program): string =>
  [
    '# Commands',
    'Everything that `svc` does, with one line each that does something useful. Run them in the folder of your project, or anywhere with `--project`.',
    ...commands.flatMap(sectionOf),
    '## Every command takes',
    table(globals),
    '## How a command ends',
    'The exit code says how it went.',
    `${exits}\n`,
  ].join('\n\n')

const sectionOf = ({ name, takes, summary, options, example }: Command): string[] => [
  `## ${name}`,
  `\`svc ${`${name} ${takes}`.trim()}\`: ${summary}.`,
  ...(options.length > 0 ? [table(options)] : []),
  `\`\`\`sh${serverOf(name)}\nnpx ${example}\n\`\`\``,
]

/** Where the server of the example answers, for whoever waits for it. */
const serverOf = (name: string): string =>
  name === 'serve' ? ' server=http://127.0.0.1:8080/v1/health' : ''

const table = (options: readonly Option[]): string =>
  [
    '| option | meaning |',
    '|---|---|',
    ...options.map(({ flags, summary }) => `| \`${flags}\` | ${summary} |`),
  ].join('\n')

const exits = [
  '| exit code | means |',
  '|---|---|',
  ...Object.entries(ENDS).map(([name, text]) => `| ${EXIT[name as keyof typeof EXIT]} | ${text} |`),
].join('\n')
