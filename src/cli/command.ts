import * as z from 'zod/mini'
import type { Environment } from '../project/environment.ts'
import { booleanOption, negatedOption, type OptionsShape, textOption } from './flags.ts'
import type { Io, Output } from './io.ts'

/** The options of every command. */
export const GLOBAL_OPTIONS = z.object({
  json: booleanOption('print JSON instead of text'),
  quiet: booleanOption('do not print notes'),
  color: negatedOption('print without colors'),
  project: textOption(
    'folder',
    'project folder; default: the nearest project at or above the current folder',
  ),
  cwd: textOption('folder', 'run as if started in this folder'),
  offline: booleanOption('use only cached, custom and embedded content'),
  apiUrl: textOption('url', 'URL of the content API, or the folder of a site (also SVC_API_URL)'),
  registry: textOption('url', 'deprecated: use --api-url'),
  timeout: textOption('ms', 'timeout of a request in milliseconds'),
})

/** The process, the output and the global options of a command. */
export interface CommandContext extends Environment {
  readonly io: Io
  readonly output: Output
  readonly globals: z.infer<typeof GLOBAL_OPTIONS>
}

/** A command of `svc`. */
export interface Command<Options extends OptionsShape = OptionsShape> {
  /** The name, or the names of a command and its subcommand: `content check`. */
  readonly name: string
  /** The arguments in the notation of commander: `<type> [slug]`. */
  readonly argumentSyntax: string
  readonly summary: string
  readonly options: Options
  /** A useful example. */
  readonly example: string
  /** True for a name of 3.x, which the reference only lists. */
  readonly isDeprecated?: boolean
  /** True for a retired command, which gives the same error whatever its options are. */
  readonly acceptsAnything?: boolean
  /** Runs the command and returns the exit code. */
  run(context: CommandContext, args: readonly string[], options: z.infer<Options>): Promise<number>
}
