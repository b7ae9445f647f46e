import { Command as Parser } from 'commander'
import type { Command, CommandOption, GlobalOptions } from './command.ts'
import type { Io } from './io.ts'

/** A parsed command line. */
export interface Invocation {
  readonly command: Command
  readonly args: readonly string[]
  readonly options: GlobalOptions
}

/** The commands to parse, and the function that runs them. */
export interface ProgramOptions {
  readonly commands: readonly Command[]
  readonly version: string
  readonly io: Io
  /** Called with the parsed command line. */
  readonly execute: (invocation: Invocation) => Promise<void>
}

/** The options of every command. */
export const GLOBAL_OPTIONS: readonly CommandOption[] = [
  { flags: '--json', summary: 'print JSON instead of text' },
  { flags: '--quiet', summary: 'do not print notes' },
  { flags: '--no-color', summary: 'print without colors' },
  {
    flags: '--project <folder>',
    summary: 'project folder; default: the nearest project at or above the current folder',
  },
  { flags: '--cwd <folder>', summary: 'run as if started in this folder' },
  { flags: '--offline', summary: 'use the embedded content and ignore any API URL' },
  { flags: '--api-url <url>', summary: 'URL of the content API (also SVC_API_URL)' },
  { flags: '--registry <url>', summary: 'deprecated: use --api-url' },
  { flags: '--timeout <ms>', summary: 'timeout of a request in milliseconds' },
]

/** Creates the command line parser. */
export function createProgram({ commands, version, io, execute }: ProgramOptions): Parser {
  const program = new Parser('svc')
    .description('Design content and instruction packs for coding agents.')
    .version(version)
    .exitOverride()
    .configureOutput({
      writeOut: (text) => io.writeOut(text),
      writeErr: () => {},
      outputError: () => {},
      getOutHelpWidth: () => io.columns,
    })
    .configureHelp({ showGlobalOptions: true })
  addOptions(program, GLOBAL_OPTIONS)
  for (const command of commands) {
    const parser = program
      .command(`${command.name} ${command.argumentSyntax}`.trim())
      .description(command.summary)
      .allowExcessArguments(false)
      .addHelpText('after', `\nExample:\n  $ ${command.example}`)
      .action((...values) =>
        execute({
          command,
          args: values
            .slice(0, -2)
            .flat()
            .filter((arg) => arg !== undefined),
          options: parser.optsWithGlobals(),
        }),
      )
    addOptions(parser, command.options)
  }
  return program
}

function addOptions(parser: Parser, options: readonly CommandOption[]): void {
  for (const { flags, summary, repeatable } of options) {
    if (repeatable)
      parser.option(flags, summary, (value, previous: string[] = []) => [...previous, value])
    else parser.option(flags, summary)
  }
}
