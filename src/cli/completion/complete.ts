import { CONTENT_TYPES, isProblem } from '../../index.ts'
import { parseContentType } from '../../internal.ts'
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
  readonly command: Command | undefined
  /** The arguments of the command. */
  readonly args: readonly string[]
  readonly flags: readonly Flag[]
  /** The flag that the next word is the value of. */
  readonly flag: Flag | undefined
  /** The commands and subcommands that the next word can be. */
  readonly names: readonly Candidate[]
}

function parseWords(words: readonly string[], commands: readonly Command[]): TypedWords {
  const globals = listFlags(GLOBAL_OPTIONS)
  const positional: string[] = []
  let command: Command | undefined
  let flags = globals
  let flag: Flag | undefined
  for (const word of words) {
    if (flag) flag = undefined
    else if (word.startsWith('-')) flag = flags.find((item) => takesValue(item, word))
    else {
      positional.push(word)
      command = findCommand(positional, commands)
      flags = [...(command ? listFlags(command.options) : []), ...globals]
    }
  }
  const args = positional.slice(command?.name.split(' ').length ?? 0)
  return { command, args, flags, flag, names: listNames(positional, commands) }
}

/** Finds the command of some words. A subcommand such as `content check` has a name of two. */
const findCommand = (
  [first, second]: readonly string[],
  commands: readonly Command[],
): Command | undefined =>
  commands.find(({ name }) => name === `${first} ${second}`) ??
  commands.find(({ name }) => name === first)

/** Lists the names that can follow some words: of commands, or of subcommands. */
function listNames(words: readonly string[], commands: readonly Command[]): Candidate[] {
  const prefix = words.map((word) => `${word} `).join('')
  const candidates = commands.flatMap(({ name, summary, isDeprecated }): [string, Candidate][] => {
    if (!name.startsWith(prefix)) return []
    const [value = '', ...rest] = name.slice(prefix.length).split(' ')
    const isListed = rest.length === 0 && !isDeprecated
    return [[value, { value, ...(isListed && { description: summary }) }]]
  })
  // The first command of a name describes it.
  return [...new Map(candidates.toReversed()).values()].reverse()
}

const takesValue = ({ name, valueName }: Flag, word: string): boolean =>
  name === word && valueName !== undefined

async function listCandidates(
  context: CommandContext,
  { command, args, flags, flag, names }: TypedWords,
  current: string,
): Promise<readonly Candidate[]> {
  if (flag) return listFlagValues(context, flag, { command, args })
  if (current.startsWith('-')) {
    return flags
      .filter(({ isHidden }) => !isHidden)
      .map(({ name, summary }) => ({ value: name, description: summary }))
  }
  const values = await listValues(async () => (await command?.complete?.(context, { args })) ?? [])
  return [...names, ...values]
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
