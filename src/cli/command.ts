import type { Io } from './io.ts'
import type { Output } from './output.ts'

/** The options that every command takes. */
export interface Globals {
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
export interface Context {
  readonly io: Io
  readonly output: Output
  readonly globals: Globals
}

/** An option in the notation of the parser: `--type <type>`. */
export interface Option {
  readonly flags: string
  readonly summary: string
  /** Whether it can be given more than once. */
  readonly many?: boolean
}

/** A command: what it takes, as data, and what it does. `Options` are named as its flags say. */
export interface Command<Options = never> {
  readonly name: string
  /** Its arguments in the notation of the parser: `<type> [slug]`. */
  readonly takes: string
  readonly summary: string
  readonly options: readonly Option[]
  /** One line that does something useful. */
  readonly example: string
  /** Does it, and says how the process ends. */
  run(context: Context, args: readonly string[], options: Options): Promise<number>
}
