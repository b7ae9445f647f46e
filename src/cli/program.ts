import { stripVTControlCharacters } from 'node:util'
import { Help, Option, type Command as Parser } from 'commander'
import { capitalize } from '../internal.ts'
import { COMMAND_GROUPS, type Command, GLOBAL_OPTIONS } from './command.ts'
import { CommandParser, RUN_COMMAND } from './command-parser.ts'
import { listFlags, type OptionsShape } from './flags.ts'
import type { Io } from './io.ts'
import type { StyleText } from './terminal/style.ts'

/** A parsed command line. */
export interface Invocation {
  readonly command: Command
  readonly args: readonly string[]
  /** The values of the flags, before they are parsed. */
  readonly values: object
  /** The values of the flags of every command: a command can have one of the same name. */
  readonly globals: object
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

/** Returns a command line that works in any folder: `npx @svc/content list` for `svc list`. */
export const toRunnable = (commandLine: string): string =>
  commandLine.replace(/^svc\b/, RUN_COMMAND)

/** The order of the groups in the help text. */
const GROUP_ORDER = Object.keys(COMMAND_GROUPS)

/** The width of the help text in a file or a pipe. */
const PIPE_WIDTH = 100

/** Creates the command line parser. */
export function createProgram({ commands, version, io, style, execute }: ProgramOptions): Parser {
  const program = new CommandParser('svc')
    .description('Design content and instruction packs for coding agents.')
    .version(version)
    .exitOverride()
    .addHelpCommand(createHelpCommand())
    .configureOutput({
      writeOut: (text) => io.writeOut(text),
      // Only help goes here: the help of `svc` or of a group, if the command is missing.
      writeErr: (text) => io.writeOut(text),
      outputError: () => {},
      getOutHelpWidth: () => (io.isTerminal ? io.columns : PIPE_WIDTH),
      // The styles are applied only if there are colors.
      getOutHasColors: () => true,
      getErrHelpWidth: () => (io.isTerminal ? io.columns : PIPE_WIDTH),
    })
    .configureHelp({
      showGlobalOptions: true,
      minWidthToWrap: 20,
      formatHelp: (command, helper) =>
        moveOptionsLast(Help.prototype.formatHelp.call(helper, command, helper)),
      styleCommandDescription: (text) => `${capitalize(text).replace(/\.$/, '')}.`,
      styleTitle: (title) => style('bold', title),
      styleSubcommandTerm: (term) => style('cyan', term),
      styleOptionTerm: (term) => style('cyan', term),
    })
    .addHelpText('after', formatExamples(FIRST_STEPS, style))
  addOptions(program, GLOBAL_OPTIONS)
  for (const command of sortByGroup(commands)) addCommand(program, command, { execute, style })
  return program
}

const createHelpCommand = (): Parser =>
  new CommandParser('help')
    .argument('[command]')
    .description('show the help of a command')
    .helpGroup(`${COMMAND_GROUPS.help}:`)

/** Moves the options behind the commands, which a newcomer looks for first. */
function moveOptionsLast(help: string): string {
  const sections = help.trimEnd().split('\n\n')
  const isOptions = (section: string): boolean =>
    /^(Global )?Options:/.test(stripVTControlCharacters(section))
  const options = sections.filter(isOptions)
  return `${[...sections.filter((section) => !isOptions(section)), ...options].join('\n\n')}\n`
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
  const [name = '', group] = command.name.split(' ').reverse()
  const parser = (group === undefined ? program : getGroup(program, group, command))
    .command(`${name} ${command.argumentSyntax}`.trim())
    .description(command.summary)
    .helpGroup(`${COMMAND_GROUPS[command.group]}:`)
    .exitOverride()
    .allowExcessArguments(false)
    .allowUnknownOption(command.acceptsAnything === true)
    .addHelpText('after', formatExamples(command.examples, style))
    .action((...values) =>
      execute({
        command,
        args: values
          .slice(0, -2)
          .flat()
          .filter((arg) => arg !== undefined),
        values: parser.opts(),
        globals: program.opts(),
      }),
    )
  addOptions(parser, command.options)
}

const formatExamples = (examples: readonly string[], style: StyleText): string =>
  [
    `\n${style('bold', 'Examples:')}`,
    ...examples.map((example) => `  ${style('dim', '$')} ${toRunnable(example)}`),
  ].join('\n')

/** The summaries of commands that only have subcommands, such as `svc content check`. */
const GROUP_SUMMARIES: Readonly<Record<string, string>> = {
  baseline: 'accept the findings of today, so that only new ones fail',
  content: 'check records before you publish them',
  registry: 'mirror a deployment; old names of commands',
  theme: 'make a theme of your own',
}

/** Returns the parser of a command with subcommands. */
const getGroup = (program: Parser, name: string, { group }: Command): Parser =>
  program.commands.find((command) => command.name() === name) ??
  program
    .command(name)
    .description(GROUP_SUMMARIES[name] ?? '')
    .helpGroup(`${COMMAND_GROUPS[group]}:`)

function addOptions(parser: Parser, options: OptionsShape): void {
  for (const { flags, summary, repeatable, isHidden } of listFlags(options)) {
    const option = new Option(flags, summary).hideHelp(isHidden === true)
    if (repeatable) option.argParser((value, previous: string[] = []) => [...previous, value])
    parser.addOption(option)
  }
}
