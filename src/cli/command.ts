import type { Io, Output } from './io.ts'

/** The options that every command takes. */
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

/** What a command works with. */
export interface CommandContext {
  readonly io: Io
  readonly output: Output
  readonly globals: GlobalOptions
}

/** An option in the notation of the parser: `--type <type>`. */
export interface CommandOption {
  readonly flags: string
  readonly summary: string
  /** Whether it can be given more than once. */
  readonly repeatable?: boolean
}

/** A command: what it takes, as data, and what it does. `Options` are named as its flags say. */
export interface Command<Options = never> {
  readonly name: string
  /** Its arguments in the notation of the parser: `<type> [slug]`. */
  readonly argumentSyntax: string
  readonly summary: string
  readonly options: readonly CommandOption[]
  /** One line that does something useful. */
  readonly example: string
  /** Does it, and says how the process ends. */
  run(context: CommandContext, args: readonly string[], options: Options): Promise<number>
}
