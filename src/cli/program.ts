import { Command as Parser } from 'commander'
import type { Command, CommandOption, GlobalOptions } from './command.ts'
import type { Io } from './io.ts'

/** What a command line says: which command, with which arguments and options. */
export interface Invocation {
  readonly command: Command
  readonly args: readonly string[]
  readonly options: GlobalOptions
}

export interface ProgramOptions {
  readonly commands: readonly Command[]
  readonly version: string
  readonly io: Io
  /** Called when a command line has been understood. */
  readonly execute: (call: Invocation) => Promise<void>
}

/** What every command takes. */
export const GLOBAL_OPTIONS: readonly CommandOption[] = [
  { flags: '--json', summary: 'print JSON instead of text' },
  { flags: '--quiet', summary: 'print no notes' },
  { flags: '--no-color', summary: 'print without colours' },
  { flags: '--project <folder>', summary: 'the project; else the nearest one upwards' },
  { flags: '--cwd <folder>', summary: 'run as if started there' },
  { flags: '--offline', summary: 'use the embedded content, whatever the address' },
  { flags: '--api-url <address>', summary: 'read content there (also SVC_API_URL)' },
  { flags: '--registry <address>', summary: 'the older name of --api-url' },
  { flags: '--timeout <ms>', summary: 'how long one request may take' },
]

/** The parser of the command line, made from the commands. */
export function createProgram({ commands, version, io, execute }: ProgramOptions): Parser {
  const program = new Parser('svc')
    .description('Design content, and packs of it for coding agents.')
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
      .action((...given) =>
        execute({
          command,
          args: given
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
      parser.option(flags, summary, (value, before: string[] = []) => [...before, value])
    else parser.option(flags, summary)
  }
}
