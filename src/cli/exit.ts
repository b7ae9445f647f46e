import { type Issue, isProblem, PROBLEMS } from '../index.ts'

/** What the exit codes say. */
export const EXIT = {
  ok: 0,
  /** What was checked has findings. */
  findings: 1,
  /** The command, its options, the settings or a file it reads are wrong. */
  usage: 2,
  /** The content could not be reached. */
  unreachable: 3,
  /** What was named is not there. */
  notFound: 5,
  /** We are wrong. */
  internal: 70,
  interrupted: 130,
} as const

export type ExitCode = (typeof EXIT)[keyof typeof EXIT]

interface CliErrorOptions extends ErrorOptions {
  readonly exit?: ExitCode
  readonly hint?: string
  readonly issues?: readonly FileIssue[]
}

/** An issue of a document, and the file that it stands in. */
export interface FileIssue extends Issue {
  readonly file?: string
}

/** A command that cannot be carried out as it was given. Problems of the content are `Problem`. */
export class CliError extends Error {
  override readonly name = 'Refusal'
  readonly code: string
  readonly exit: ExitCode
  readonly hint: string | undefined
  readonly issues: readonly FileIssue[]

  constructor(code: string, message: string, options: CliErrorOptions = {}) {
    super(message, options)
    this.code = code
    this.exit = options.exit ?? EXIT.usage
    this.hint = options.hint
    this.issues = options.issues ?? []
  }
}

/** Whether the operating system refused something, such as to write where nobody may. */
export const isSystemError = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'syscall' in error && 'code' in error

/** The exit code that an error ends the process with. */
export function getExitCode(error: unknown): ExitCode {
  if (error instanceof CliError) return error.exit
  if (isSystemError(error)) return EXIT.usage
  if (!isProblem(error)) return EXIT.internal
  const { status } = PROBLEMS[error.code]
  if (status === 404) return EXIT.notFound
  if (status === 502) return EXIT.unreachable
  return status >= 500 ? EXIT.internal : EXIT.usage
}
