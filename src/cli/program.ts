import { Command as Parser } from 'commander'
import { type Command, GLOBAL_OPTIONS } from './command.ts'
import { listFlags, type OptionsShape } from './flags.ts'
import type { Io } from './io.ts'

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
  /** Called with the parsed command line. */
  readonly execute: (invocation: Invocation) => Promise<void>
}

/** Creates the command line parser. */
export function createProgram({ commands, version, io, execute }: ProgramOptions): Parser {
  const program = new Parser('svc')
    .description('Design content and instruction packs for coding agents.')
    .version(version)
    .exitOverride()
    .configureOutput({
      writeOut: (text) => io.writeOut(text),
      // Only help goes here: the help of `svc` or of a group, if the command is missing.
      writeErr: (text) => io.writeOut(text),
      outputError: () => {},
      getOutHelpWidth: () => io.columns,
      getErrHelpWidth: () => io.columns,
    })
    .configureHelp({ showGlobalOptions: true })
  addOptions(program, GLOBAL_OPTIONS)
  for (const command of commands) {
    const [name = '', group] = command.name.split(' ').reverse()
    const parser = (group === undefined ? program : getGroup(program, group))
      .command(`${name} ${command.argumentSyntax}`.trim())
      .description(command.summary)
      .allowExcessArguments(false)
      .allowUnknownOption(command.acceptsAnything === true)
      .addHelpText('after', `\nExample:\n  $ ${command.example}`)
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
  return program
}

/** The summaries of commands that only have subcommands, such as `svc content check`. */
const GROUP_SUMMARIES: Readonly<Record<string, string>> = {
  content: 'check records before you publish them',
  registry: 'mirror a deployment; the old names of other commands',
}

/** Returns the parser of a command with subcommands. */
const getGroup = (program: Parser, name: string): Parser =>
  program.commands.find((command) => command.name() === name) ??
  program.command(name).description(GROUP_SUMMARIES[name] ?? '')

function addOptions(parser: Parser, options: OptionsShape): void {
  for (const { flags, summary, repeatable } of listFlags(options)) {
    if (repeatable)
      parser.option(flags, summary, (value, previous: string[] = []) => [...previous, value])
    else parser.option(flags, summary)
  }
}
