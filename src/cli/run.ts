import { resolve } from 'node:path'
import { CommanderError } from 'commander'
import { embeddedSource } from '../embedded.ts'
import { createClient } from '../index.ts'
import type { CommandContext } from './command.ts'
import { COMMANDS } from './commands/index.ts'
import { CliError, EXIT, getExitCode, printError } from './errors.ts'
import { createOutput, type Io } from './io.ts'
import { createProgram, type Invocation } from './program.ts'

/** Carries out a command line, and says how the process ends. */
export async function run(args: readonly string[], io: Io): Promise<number> {
  let exit: number = EXIT.ok
  const act = async (call: Invocation): Promise<void> => {
    const context = createContext(io, call)
    exit = await runAndReport(context, () =>
      call.command.run(context, call.args, call.options as never),
    )
  }
  const version = args.some((arg) => /^(-V|--version)$/.test(arg)) ? await readVersion() : ''
  const program = createProgram({ commands: COMMANDS, version, io, execute: act })
  try {
    await program.parseAsync(args, { from: 'user' })
    return exit
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error
    if (error.exitCode === 0) return EXIT.ok
    if (error.code === 'commander.help') {
      // No command was given.
      io.writeOut(program.helpInformation())
      return EXIT.ok
    }
    const refused = toUsageError(error)
    printError(refused, io, createOutput(io, { json: args.includes('--json') }))
    return refused.exit
  }
}

/** The version of the package, which its copy of the content knows. */
const readVersion = async (): Promise<string> =>
  (await createClient(embeddedSource()).health()).version

function createContext(io: Io, { options: globals }: Invocation): CommandContext {
  const cwd = globals.cwd === undefined ? io.cwd : resolve(io.cwd, globals.cwd)
  return { io: { ...io, cwd }, output: createOutput(io, globals), globals }
}

/** How a command ends; what it throws is told. */
async function runAndReport(
  { io, output }: CommandContext,
  work: () => Promise<number>,
): Promise<number> {
  try {
    return await work()
  } catch (error) {
    printError(error, io, output)
    return getExitCode(error)
  }
}

/** `error: unknown option '--jsn'\n(Did you mean --json?)` as a refusal of ours. */
function toUsageError({ message }: CommanderError): CliError {
  const [first = '', ...rest] = message.replace(/^error: /, '').split('\n')
  const text = `${first.charAt(0).toUpperCase()}${first.slice(1).replace(/\.$/, '')}.`
  const hint = rest.join(' ').replace(/^\((.*)\)$/, '$1')
  return new CliError('usage', text, { hint: hint || '`svc --help` shows what there is.' })
}
