import * as z from 'zod/mini'
import type { Environment, ReportProgress } from '../project/environment.ts'
import { booleanOption, flagHelp, negatedOption, type OptionsShape, textOption } from './flags.ts'
import type { Io, Output } from './io.ts'

/** The options of every command. */
export const GLOBAL_OPTIONS = z.object({
  json: booleanOption('print JSON instead of text'),
  quiet: booleanOption('print results and errors only: no notes, no progress'),
  color: negatedOption('print without colors'),
  project: textOption(
    'folder',
    'project folder; default: the nearest project at or above the current folder',
  ),
  cwd: textOption('folder', 'run as if started in this folder'),
  offline: booleanOption('use only cached, custom and embedded content'),
  apiUrl: textOption('url', 'URL of the content API, or the folder of a site (also SVC_API_URL)'),
  registry: z.optional(z.string()).register(flagHelp, {
    valueName: 'url',
    summary: 'deprecated: use --api-url',
    isHidden: true,
  }),
  timeout: textOption('ms', 'timeout of a request in milliseconds'),
  fileTimeout: textOption(
    'ms',
    'milliseconds that parsing or checking one source file may take; default: 2000',
  ),
})

/** The groups of commands, with their titles in the help text. */
export const COMMAND_GROUPS = {
  project: 'Project',
  contract: 'Contract',
  content: 'Content',
  site: 'Site',
  agents: 'Agents',
  legacy: 'Legacy',
  help: 'Help',
} as const

/** A group of commands. */
export type CommandGroup = keyof typeof COMMAND_GROUPS

/** The process, the output and the global options of a command. */
export interface CommandContext extends Environment {
  readonly io: Io
  readonly output: Output
  readonly progress: ReportProgress
  readonly globals: z.infer<typeof GLOBAL_OPTIONS>
}

/** The word that a shell completes. */
export interface CompletionRequest {
  /** The arguments before it. */
  readonly args: readonly string[]
  /** The flag that it is the value of, such as `--route`; undefined for an argument. */
  readonly flag?: string
}

type Values = readonly string[] | undefined

/** A command of `svc`. */
export interface Command<Options extends OptionsShape = OptionsShape> {
  /** The name, or the names of a command and its subcommand: `content check`. */
  readonly name: string
  readonly group: CommandGroup
  /** The arguments in the notation of commander: `<type> [slug]`. */
  readonly argumentSyntax: string
  readonly summary: string
  readonly options: Options
  /** Two useful command lines: the common one first. */
  readonly examples: readonly [string, string]
  /** Lists the values of an argument or a flag for shell completion; undefined if unknown. */
  complete?(context: CommandContext, request: CompletionRequest): Values | Promise<Values>
  /** True for a name of 3.x, which the reference only lists. */
  readonly isDeprecated?: boolean
  /** True for a retired command, which gives the same error whatever its options are. */
  readonly acceptsAnything?: boolean
  /** Runs the command and returns the exit code. */
  run(context: CommandContext, args: readonly string[], options: z.infer<Options>): Promise<number>
}
