import type { Command } from '../../src/cli/command.ts'
import { RUN_COMMAND } from '../../src/cli/command-parser.ts'
import { listFlags, type OptionsShape } from '../../src/cli/flags.ts'
import { toRunnable } from '../../src/cli/program.ts'
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
    'Every command, with two examples. Run them in your project folder, or anywhere with `--project`. With the package installed, scripts in `package.json` can call `svc` directly.',
    ...commands.filter(({ isDeprecated }) => !isDeprecated).flatMap(renderCommand),
    '## Old names',
    renderOldNames(commands.filter(({ isDeprecated }) => isDeprecated)),
    '## Global options',
    renderOptions(globals),
    '## Exit codes',
    `${EXIT_CODE_TABLE}\n`,
  ].join('\n\n')

const renderCommand = ({ name, argumentSyntax, summary, options, examples }: Command): string[] => [
  `## ${name}`,
  `\`${RUN_COMMAND} ${`${name} ${argumentSyntax}`.trim()}\`: ${summary}.`,
  ...(listFlags(options).length > 0 ? [renderOptions(options)] : []),
  ...renderExamples(name, examples.map(toRunnable)),
]

const renderOldNames = (commands: readonly Command[]): string =>
  [
    '| command of 3.x | now |',
    '|---|---|',
    ...commands.map(({ name, summary }) => `| \`svc ${name}\` | ${summary} |`),
  ].join('\n')

/**
 * Renders examples as shell blocks, with what the docs test needs to run them. A server keeps
 * running, so each has a block of its own.
 */
const renderExamples = (name: string, examples: readonly string[]): string[] =>
  name === 'serve'
    ? examples.map((example) => renderShell([example], ` server=${getServerUrl(example)}`))
    : [renderShell(examples, name in NEEDS ? ` needs=${NEEDS[name]}` : '')]

/** What the examples of a command need, which the docs test does not have on this page. */
const NEEDS: Readonly<Record<string, string>> = {
  check: 'browser',
  look: 'browser',
  plan: 'brief',
}

const renderShell = (lines: readonly string[], info = ''): string =>
  ['```sh'.concat(info), ...lines, '```'].join('\n')

/** Returns the URL that the docs test waits for when an example starts a server. */
const getServerUrl = (example: string): string =>
  `http://127.0.0.1:${/--port (\d+)/.exec(example)?.[1]}/v1/health`

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
