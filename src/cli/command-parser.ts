import { Command, type Option } from 'commander'
import { nearest } from '../internal.ts'
import { OperationError } from '../project/errors.ts'

/** The command that runs svc in any folder. An unrelated npm package is called `svc`. */
export const RUN_COMMAND = 'npx @svc/content'

/**
 * The parser of one command. Commander calls these methods where a command line is wrong, and by
 * default ends the process with a message; they throw a usage error instead.
 */
export class CommandParser extends Command {
  /** The names of the parsers from the program to this one, without the program. */
  get fullName(): string {
    const [, ...parsers] = this.listParsers().reverse()
    return parsers.map((parser) => parser.name()).join(' ')
  }

  private acceptsUnknownOptions = false

  override allowUnknownOption(isAllowed = true): this {
    this.acceptsUnknownOptions = isAllowed
    return super.allowUnknownOption(isAllowed)
  }

  override createCommand(name?: string): CommandParser {
    return new CommandParser(name)
  }

  missingArgument(name: string): never {
    throw this.createUsageError(`Missing required argument "${name}".`)
  }

  optionMissingArgument({ flags }: Option): never {
    throw this.createUsageError(`The option "${flags}" needs a value.`)
  }

  unknownOption(flag: string): void {
    if (this.acceptsUnknownOptions) return
    const flags = this.listParsers().flatMap(({ options }) =>
      options.flatMap(({ long, hidden }) => (long && !hidden ? [long] : [])),
    )
    throw this.createUsageError(`Unknown option "${flag}".`, nearest(flag, [...flags, '--help']))
  }

  /** Commander's name for this method begins with an underscore. */
  _excessArguments({ length }: readonly string[]): never {
    const { length: expected } = this.registeredArguments
    throw this.createUsageError(
      `Too many arguments for "${this.fullName}": ${length} instead of ${expected}.`,
    )
  }

  unknownCommand(): never {
    const [name = ''] = this.args
    throw this.createUsageError(
      `Unknown command "${name}".`,
      nearest(
        name,
        this.commands.map((command) => command.name()),
      ),
    )
  }

  /** Lists this parser and those above it, up to the program. */
  private listParsers(): Command[] {
    const parsers: Command[] = []
    for (let parser: Command | null = this; parser; parser = parser.parent) parsers.push(parser)
    return parsers
  }

  private createUsageError(message: string, [suggestion]: readonly string[] = []): OperationError {
    const command = [RUN_COMMAND, this.fullName, '--help'].filter(Boolean).join(' ')
    return new OperationError('usage', message, {
      hint: suggestion ? `Did you mean ${suggestion}?` : `Run \`${command}\` for help.`,
    })
  }
}
