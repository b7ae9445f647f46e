import { Command as Parser } from 'commander'
import { COMMAND_GROUPS, type Command, GLOBAL_OPTIONS } from './command.ts'
import { listFlags, type OptionsShape } from './flags.ts'
import type { Io, StyleText } from './io.ts'

/** A parsed command line. */
export interface Invocation {
  readonly command: Command
  readonly args: readonly string[]
  /** The values of the flags, before they are parsed. */
  readonly values: object
}

/** The commands to parse, and the function that runs them. */
export interface ProgramOptions {
  readonly commands: readonly Command[]
  readonly version: string
  readonly io: Io
  /** Styles the help text. */
  readonly style: StyleText
  /** Called with the parsed command line. */
  readonly execute: (invocation: Invocation) => Promise<void>
}

/** The command that runs svc in any folder. An unrelated npm package is called `svc`. */
export const RUN_COMMAND = 'npx @svc/content'

/** Returns a command line that works in any folder: `npx @svc/content list` for `svc list`. */
export const toRunnable = (commandLine: string): string =>
  commandLine.replace(/^svc\b/, RUN_COMMAND)

/** The order of the groups in the help text. */
const GROUP_ORDER = Object.keys(COMMAND_GROUPS)

/** Creates the command line parser. */
export function createProgram({ commands, version, io, style, execute }: ProgramOptions): Parser {
  const program = new Parser('svc')
    .description('Design content and instruction packs for coding agents.')
    .version(version)
    .exitOverride()
    .helpCommand('help [command]', 'show the help of a command')
    .configureOutput({
      writeOut: (text) => io.writeOut(text),
      writeErr: () => {},
      outputError: () => {},
      getOutHelpWidth: () => io.columns,
      // The styles are applied only if there are colors.
      getOutHasColors: () => true,
    })
    .configureHelp({
      showGlobalOptions: true,
      styleTitle: (title) => style('bold', title),
      styleSubcommandTerm: (term) => style('cyan', term),
      styleOptionTerm: (term) => style('cyan', term),
    })
    .addHelpText('after', formatExamples(FIRST_STEPS, style))
  addOptions(program, GLOBAL_OPTIONS)
  for (const command of sortByGroup(commands)) addCommand(program, command, { execute, style })
  return program
}

/** What a newcomer runs first. */
const FIRST_STEPS = ['svc init', 'svc search "table with paging"']

const sortByGroup = (commands: readonly Command[]): Command[] =>
  commands.toSorted((a, b) => GROUP_ORDER.indexOf(a.group) - GROUP_ORDER.indexOf(b.group))

function addCommand(
  program: Parser,
  command: Command,
  { execute, style }: Pick<ProgramOptions, 'execute' | 'style'>,
): void {
  const parser = program
    .command(`${command.name} ${command.argumentSyntax}`.trim())
    .description(command.summary)
    .helpGroup(`${COMMAND_GROUPS[command.group]}:`)
    .allowExcessArguments(false)
    .addHelpText('after', formatExamples(command.examples, style))
    .action((...values) =>
      execute({
        command,
        args: values
          .slice(0, -2)
          .flat()
          .filter((arg) => arg !== undefined),
        values: parser.optsWithGlobals(),
      }),
    )
  addOptions(parser, command.options)
}

const formatExamples = (examples: readonly string[], style: StyleText): string =>
  [
    `\n${style('bold', 'Examples:')}`,
    ...examples.map((example) => `  ${style('dim', '$')} ${toRunnable(example)}`),
  ].join('\n')

function addOptions(parser: Parser, options: OptionsShape): void {
  for (const { flags, summary, repeatable } of listFlags(options)) {
    if (repeatable)
      parser.option(flags, summary, (value, previous: string[] = []) => [...previous, value])
    else parser.option(flags, summary)
  }
}
