import type { Command } from '../../src/cli/command.ts'
import { listFlags, type OptionsShape } from '../../src/cli/flags.ts'
import { EXIT } from '../../src/project/errors.ts'

const EXIT_CODE_MEANINGS: Readonly<Record<keyof typeof EXIT, string>> = {
  ok: 'success',
  findings: 'a check has findings, or packs are out of date',
  usage: 'the command, an option, a setting or an input file is invalid',
  unreachable: 'the content API cannot be reached',
  notProven: 'a check could not decide everything, and found nothing wrong',
  notFound: 'a record, page, file or folder does not exist',
  internal: 'internal error',
  interrupted: 'interrupted',
}

interface CommandLine {
  readonly commands: readonly Command[]
  /** The options of every command. */
  readonly globals: OptionsShape
}

/** Renders the command reference, a page of the docs. */
export const renderCommandReference = ({ commands, globals }: CommandLine): string =>
  [
    '# Commands',
    'All commands of `svc`, each with an example. Run them in your project folder, or anywhere with `--project`.',
    ...commands.flatMap(renderCommand),
    '## Global options',
    renderOptions(globals),
    '## Exit codes',
    `${EXIT_CODE_TABLE}\n`,
  ].join('\n\n')

const renderCommand = ({ name, argumentSyntax, summary, options, example }: Command): string[] => [
  `## ${name}`,
  `\`svc ${`${name} ${argumentSyntax}`.trim()}\`: ${summary}.`,
  ...(listFlags(options).length > 0 ? [renderOptions(options)] : []),
  `\`\`\`sh${EXAMPLE_NEEDS[name] ?? ''}\nnpx ${example}\n\`\`\``,
]

/** What the docs test needs for an example: the URL that a server answers at, or a browser. */
const EXAMPLE_NEEDS: Readonly<Record<string, string>> = {
  serve: ' server=http://127.0.0.1:8080/v1/health',
  check: ' needs=browser',
}

const renderOptions = (options: OptionsShape): string =>
  [
    '| option | description |',
    '|---|---|',
    ...listFlags(options).map(({ flags, summary }) => `| \`${flags}\` | ${summary} |`),
  ].join('\n')

const EXIT_CODE_TABLE = [
  '| exit code | meaning |',
  '|---|---|',
  ...Object.entries(EXIT_CODE_MEANINGS).map(
    ([name, text]) => `| ${EXIT[name as keyof typeof EXIT]} | ${text} |`,
  ),
].join('\n')
