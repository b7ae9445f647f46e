import { resolve } from 'node:path'
import { CommanderError } from 'commander'
import { embeddedSource } from '../embedded.ts'
import { capitalize, createClient } from '../index.ts'
import { EXIT, OperationError } from '../project/errors.ts'
import { type CommandContext, GLOBAL_OPTIONS } from './command.ts'
import { COMMANDS } from './commands/index.ts'
import { getExitCode, printError } from './errors.ts'
import { parseOptions } from './flags.ts'
import { createOutput, type Io } from './io.ts'
import { createProgram, type Invocation } from './program.ts'

/** Runs a command line and returns the exit code. */
export async function run(args: readonly string[], io: Io): Promise<number> {
  let exit: number = EXIT.ok
  const execute = async (invocation: Invocation): Promise<void> => {
    const { command, args, values } = invocation
    const context = createContext(io, invocation)
    exit = await runAndReport(context, async () =>
      command.run(context, args, parseOptions(command.options, values)),
    )
  }
  const version = args.some((arg) => /^(-V|--version)$/.test(arg)) ? await readVersion() : ''
  const program = createProgram({ commands: COMMANDS, version, io, execute })
  try {
    await program.parseAsync(args, { from: 'user' })
    return exit
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error
    // Without a command, the parser has printed the help.
    if (error.exitCode === 0 || error.code === 'commander.help') return EXIT.ok
    const usageError = toUsageError(error)
    printError(usageError, io, createOutput(io, { json: args.includes('--json') }))
    return usageError.exit
  }
}

/** Reads the package version from the embedded content. */
const readVersion = async (): Promise<string> =>
  (await createClient(embeddedSource()).health()).version

function createContext(io: Io, { values }: Invocation): CommandContext {
  const globals = parseOptions(GLOBAL_OPTIONS, values)
  const cwd = globals.cwd === undefined ? io.cwd : resolve(io.cwd, globals.cwd)
  const output = createOutput(io, globals)
  const environment = { cwd, env: io.env, settings: globals, note: output.note, now: io.now }
  return { ...environment, io: { ...io, cwd }, output, globals }
}

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

/** Converts a commander error such as `error: unknown option '--jsn'\n(Did you mean --json?)`. */
function toUsageError({ message }: CommanderError): OperationError {
  const [first = '', ...rest] = message.replace(/^error: /, '').split('\n')
  const text = `${capitalize(first.replace(/\.$/, ''))}.`
  const hint = rest.join(' ').replace(/^\((.*)\)$/, '$1')
  return new OperationError('usage', text, { hint: hint || 'Run `svc --help` for help.' })
}
