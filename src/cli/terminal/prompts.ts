import { EXIT, OperationError } from '../../project/errors.ts'

/** A choice of a prompt. */
export interface Choice {
  readonly value: string
  readonly label?: string
  /** Shown next to the choice while it is active. */
  readonly hint?: string
}

/** A question with some answers. */
export interface ChoiceQuestion {
  readonly message: string
  readonly choices: readonly Choice[]
  /** The answer to start at; by default the first. */
  readonly initial?: string | undefined
}

/** A question with a free answer. */
export interface TextQuestion {
  readonly message: string
  /** An example, shown while the answer is empty. */
  readonly placeholder?: string
  /** Returns what is wrong with an answer. */
  readonly validate?: (answer: string) => string | undefined
}

/** Asks the user questions. Each throws an error with exit code 130 if the user cancels. */
export interface Prompts {
  /** Asks for one of some choices, which can be searched. */
  choose(question: ChoiceQuestion): Promise<string>
  /** Asks for several choices, in the order in which they are chosen. */
  chooseSeveral(question: ChoiceQuestion): Promise<string[]>
  enterText(question: TextQuestion): Promise<string>
  confirm(message: string): Promise<boolean>
}

/** The number of choices that are visible at once. */
const VISIBLE_CHOICES = 8

/** The number of choices above which typing to search helps more than it distracts. */
const MAX_WITHOUT_SEARCH = 5

/** The settings of a list that can be searched. Descriptions would match too many words. */
const SEARCH = {
  placeholder: 'Type to search',
  filter: (words: string, { value, label = value }: Choice) =>
    `${label} ${value}`.toLowerCase().includes(words.toLowerCase()),
}

// Loaded on the first question: most commands ask none.
const loadClack = () => import('@clack/prompts')

/** Creates prompts on the terminal, with arrow keys and search. */
export function createPrompts(): Prompts {
  return {
    async choose({ message, choices, initial }) {
      const { autocomplete, select } = await loadClack()
      const options = { message, options: [...choices], maxItems: VISIBLE_CHOICES }
      const initialValue = initial === undefined ? {} : { initialValue: initial }
      return requireAnswer(
        choices.length > MAX_WITHOUT_SEARCH
          ? await autocomplete({ ...options, ...initialValue, ...SEARCH })
          : await select({ ...options, ...initialValue }),
      )
    },
    async chooseSeveral({ message, choices }) {
      const { autocompleteMultiselect } = await loadClack()
      return requireAnswer(
        await autocompleteMultiselect({
          message,
          options: [...choices],
          maxItems: VISIBLE_CHOICES,
          required: true,
          ...SEARCH,
        }),
      )
    },
    async enterText({ message, placeholder, validate }) {
      const { text } = await loadClack()
      const answer = await text({
        message,
        ...(placeholder === undefined ? {} : { placeholder }),
        validate: (value) => validate?.((value ?? '').trim()),
      })
      return requireAnswer(answer).trim()
    },
    async confirm(message) {
      const { confirm } = await loadClack()
      return requireAnswer(await confirm({ message }))
    },
  }
}

/** Returns an answer. A symbol means Ctrl+C or Escape. */
function requireAnswer<T>(answer: T): Exclude<T, symbol> {
  if (typeof answer === 'symbol') throw createCancelError()
  return answer as Exclude<T, symbol>
}

/** Creates the error of a command that the user cancels. */
export const createCancelError = (): OperationError =>
  new OperationError('cancelled', 'Cancelled. Nothing was written.', { exit: EXIT.interrupted })
