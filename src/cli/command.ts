import type { Io, Output } from './io.ts'

/** The options of every command. */
export interface GlobalOptions {
  readonly project?: string
  readonly cwd?: string
  readonly json?: boolean
  readonly quiet?: boolean
  readonly color?: boolean
  readonly offline?: boolean
  readonly apiUrl?: string
  readonly registry?: string
  readonly timeout?: string
}

/** The process, the output and the global options of a command. */
export interface CommandContext {
  readonly io: Io
  readonly output: Output
  readonly globals: GlobalOptions
}

/** An option in the notation of commander: `--type <type>`. */
export interface CommandOption {
  readonly flags: string
  readonly summary: string
  /** True if the option can be repeated. */
  readonly repeatable?: boolean
}

/** A command of `svc`. `Options` has the camel-case names of its flags. */
export interface Command<Options = never> {
  readonly name: string
  /** The arguments in the notation of commander: `<type> [slug]`. */
  readonly argumentSyntax: string
  readonly summary: string
  readonly options: readonly CommandOption[]
  /** A useful example. */
  readonly example: string
  /** Runs the command and returns the exit code. */
  run(context: CommandContext, args: readonly string[], options: Options): Promise<number>
}
