import { CONTENT_TYPES, isProblem, parseContentType } from '../../index.ts'
import { OperationError } from '../../project/errors.ts'
import { type Command, type CommandContext, GLOBAL_OPTIONS } from '../command.ts'
import { type Flag, listFlags } from '../flags.ts'
import { listSlugs } from '../options.ts'

/** A value that completes a word, with a description. */
interface Candidate {
  readonly value: string
  readonly description?: string
}

/** Lists the candidates for the last of some words, one per line, as the scripts expect them. */
export async function completeWords(
  context: CommandContext,
  commands: readonly Command[],
  words: readonly string[],
): Promise<string> {
  // Bash passes the equals sign of `--theme=slate` as a word of its own.
  const typed = words.filter((word) => word !== '=')
  const current = words.at(-1) === '=' ? '' : (typed.pop() ?? '')
  const candidates = await listCandidates(context, parseWords(typed, commands), current)
  return candidates
    .filter(({ value }) => value.startsWith(current))
    .map(({ value, description = '' }) => `${value}\t${description}\n`)
    .join('')
}

/** The words before the one that is completed. */
interface TypedWords {
  readonly commands: readonly Command[]
  readonly command: Command | undefined
  /** The arguments of the command. */
  readonly args: readonly string[]
  readonly flags: readonly Flag[]
  /** The flag that the next word is the value of. */
  readonly flag: Flag | undefined
}

function parseWords(words: readonly string[], commands: readonly Command[]): TypedWords {
  const globals = listFlags(GLOBAL_OPTIONS)
  const positional: string[] = []
  const findCommand = () => commands.find(({ name }) => name === positional[0])
  let flags = globals
  let flag: Flag | undefined
  for (const word of words) {
    if (flag) flag = undefined
    else if (word.startsWith('-')) flag = flags.find((item) => takesValue(item, word))
    else {
      positional.push(word)
      flags = [...listFlags(findCommand()?.options ?? GLOBAL_OPTIONS), ...globals]
    }
  }
  return { commands, command: findCommand(), args: positional.slice(1), flags, flag }
}

const takesValue = ({ name, valueName }: Flag, word: string): boolean =>
  name === word && valueName !== undefined

async function listCandidates(
  context: CommandContext,
  { commands, command, args, flags, flag }: TypedWords,
  current: string,
): Promise<readonly Candidate[]> {
  if (flag) return listFlagValues(context, flag, { command, args })
  if (current.startsWith('-')) {
    return flags.map(({ name, summary }) => ({ value: name, description: summary }))
  }
  if (command === undefined) {
    return args.length > 0
      ? []
      : commands.map(({ name, summary }) => ({ value: name, description: summary }))
  }
  return listValues(async () => (await command.complete?.(context, { args })) ?? [])
}

async function listFlagValues(
  context: CommandContext,
  { name, values }: Flag,
  { command, args }: Pick<TypedWords, 'command' | 'args'>,
): Promise<readonly Candidate[]> {
  if (values) return values.map((value) => ({ value }))
  if (name === '--type') return CONTENT_TYPES.map((value) => ({ value }))
  // `--theme`, `--shell` and `--blueprint` take the slug of such a record.
  const type = parseContentType(name.slice(2))
  return listValues(async () => {
    const own = await command?.complete?.(context, { args, flag: name })
    return own ?? (type ? listSlugs(context, type) : [])
  })
}

/** Lists values; none if the project has an error, which the command itself reports. */
async function listValues(list: () => Promise<readonly string[]>): Promise<Candidate[]> {
  try {
    return (await list()).map((value) => ({ value }))
  } catch (error) {
    if (error instanceof OperationError || isProblem(error)) return []
    throw error
  }
}
