import type { Issue } from '../index.ts'
import { nearest } from '../internal.ts'

/** The exit codes. */
export const EXIT = {
  ok: 0,
  /** A check has findings. */
  findings: 1,
  /** The command, an option, a setting or an input file is invalid. */
  usage: 2,
  /** The content API cannot be reached. */
  unreachable: 3,
  /** A check could not decide everything. */
  notProven: 4,
  /** A record, file or folder does not exist. */
  notFound: 5,
  /** A bug in svc. */
  internal: 70,
  interrupted: 130,
} as const

/** An exit code. */
export type ExitCode = (typeof EXIT)[keyof typeof EXIT]

interface OperationErrorOptions extends ErrorOptions {
  readonly exit?: ExitCode
  readonly hint?: string
  /** The nearest right names, best first. */
  readonly suggestions?: readonly string[]
  readonly issues?: readonly FileIssue[]
}

/** An issue with the file that it is in. */
export interface FileIssue extends Issue {
  readonly file?: string
}

/** An error in the use of a command. Errors of the content API are of class `Problem`. */
export class OperationError extends Error {
  override readonly name = 'OperationError'
  readonly code: string
  readonly exit: ExitCode
  readonly hint: string | undefined
  readonly suggestions: readonly string[]
  readonly issues: readonly FileIssue[]

  constructor(code: string, message: string, options: OperationErrorOptions = {}) {
    super(message, options)
    this.code = code
    this.exit = options.exit ?? EXIT.usage
    this.hint = options.hint
    this.suggestions = options.suggestions ?? []
    this.issues = options.issues ?? []
  }
}

/**
 * Creates the usage error of an option or argument that has none of the allowed values. The name is
 * that of the command line, such as `--mode` or `<type>`, or of the input of a tool.
 */
export function choiceError(
  name: string,
  value: string,
  allowed: readonly string[],
): OperationError {
  const suggestions = nearest(value, allowed)
  const [suggestion] = suggestions
  return new OperationError('usage', `Invalid value "${value}" for ${name}.`, {
    suggestions,
    hint: `${suggestion ? `Did you mean ${suggestion}? ` : ''}Use ${joinChoices(allowed)}.`,
  })
}

/** Joins choices in a sentence: `light, dark or auto`. */
export const joinChoices = (choices: readonly string[]): string =>
  choices.join(', ').replace(/, ([^,]+)$/, ' or $1')

/** True if an error comes from the operating system, such as a missing permission. */
export const isSystemError = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'syscall' in error && 'code' in error
