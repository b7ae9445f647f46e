import { resolve } from 'node:path'
import { CommanderError } from 'commander'
import { nearest } from '../internal.ts'
import { EXIT, OperationError } from '../project/errors.ts'
import { type CommandContext, GLOBAL_OPTIONS } from './command.ts'
import { RUN_COMMAND } from './command-parser.ts'
import { COMMANDS } from './commands/index.ts'
import { getExitCode, printError } from './errors.ts'
import { parseOptions } from './flags.ts'
import { createOutput, type Io } from './io.ts'
import { createProgram, type Invocation } from './program.ts'
import { withEscapedControls } from './terminal/escape.ts'
import { createProgress, type Progress } from './terminal/progress.ts'
import { VERSION } from './version.ts'

/** Runs a command line and returns the exit code. */
export async function run(args: readonly string[], processIo: Io): Promise<number> {
  const color = !args.includes('--no-color')
  const io = withEscapedControls(processIo, color)
  let exit: number = EXIT.ok
  const execute = async (invocation: Invocation): Promise<void> => {
    const { command, args, values, globals } = invocation
    const context = createContext(processIo, globals)
    exit = await runAndReport(context, async () =>
      command.run(context, args, parseOptions(command.options, values)),
    )
  }
  if (args[0] === COMPLETE) return complete(args.slice(1), processIo)
  const { style } = createOutput(io, { color })
  const program = createProgram({ commands: COMMANDS, version: VERSION, io, style, execute })
  try {
    rejectUnknownHelp(args)
    await program.parseAsync(args, { from: 'user' })
    return exit
  } catch (error) {
    // The parser has printed the help or the version.
    if (error instanceof CommanderError) return EXIT.ok
    if (!(error instanceof OperationError)) throw error
    printError(error, io, createOutput(io, { json: args.includes('--json'), color }))
    return getExitCode(error)
  }
}

/** The hidden command that the scripts of `svc completion` call. */
const COMPLETE = '__complete'

async function complete(words: readonly string[], processIo: Io): Promise<number> {
  const { completeWords } = await import('./completion/complete.ts')
  const context = createContext(processIo, { quiet: true })
  context.io.writeOut(await completeWords(context, COMMANDS, words))
  return EXIT.ok
}

function createContext(processIo: Io, values: object): CommandContext {
  const globals = parseOptions(GLOBAL_OPTIONS, values)
  const cwd = globals.cwd === undefined ? processIo.cwd : resolve(processIo.cwd, globals.cwd)
  const progress = createProgress(processIo, Boolean(globals.quiet || globals.json))
  const escaped = withEscapedControls({ ...processIo, cwd }, globals.color !== false)
  const io = withoutProgress(escaped, progress)
  const output = createOutput(io, globals)
  const { note } = output
  const environment = {
    ...{ cwd, env: io.env, settings: globals, note, now: io.now },
    trustsProject: true,
  }
  return { ...environment, progress: progress.report, io, output, globals }
}

/** Removes the progress bar before anything is written. */
const withoutProgress = (io: Io, { clear }: Progress): Io => ({
  ...io,
  writeOut: (text) => {
    clear()
    io.writeOut(text)
  },
  writeErr: (text) => {
    clear()
    io.writeErr(text)
  },
  writeExact: (text) => {
    clear()
    io.writeExact?.(text)
  },
})

/** Runs a command and prints its error, if any. Returns the exit code. */
async function runAndReport(
  { io, output }: CommandContext,
  runCommand: () => Promise<number>,
): Promise<number> {
  try {
    return await runCommand()
  } catch (error) {
    printError(error, io, output)
    return getExitCode(error)
  }
}

/** Throws for `svc help` with an unknown command, which the parser takes for `svc --help`. */
function rejectUnknownHelp([first, name]: readonly string[]): void {
  if (first !== 'help' || name === undefined || name.startsWith('-')) return
  const names = [...new Set(COMMANDS.map((command) => command.name.replace(/ .*/, ''))), 'help']
  if (names.includes(name)) return
  const [suggestion] = nearest(name, names)
  throw new OperationError('usage', `Unknown command "${name}".`, {
    hint: suggestion ? `Did you mean ${suggestion}?` : `Run \`${RUN_COMMAND} --help\` for help.`,
  })
}
