import { type Issue, isProblem, nearest, PROBLEMS, type Problem } from '../index.ts'
import type { Io, Output } from './io.ts'

/** The exit codes. */
export const EXIT = {
  ok: 0,
  /** A check has findings. */
  findings: 1,
  /** The command, an option, a setting or an input file is invalid. */
  usage: 2,
  /** The content API cannot be reached. */
  unreachable: 3,
  /** A record, file or folder does not exist. */
  notFound: 5,
  /** A bug in svc. */
  internal: 70,
  interrupted: 130,
} as const

/** An exit code. */
export type ExitCode = (typeof EXIT)[keyof typeof EXIT]

interface CliErrorOptions extends ErrorOptions {
  readonly exit?: ExitCode
  readonly hint?: string
  readonly issues?: readonly FileIssue[]
}

/** An issue with the file that it is in. */
export interface FileIssue extends Issue {
  readonly file?: string
}

/** An error in the use of a command. Errors of the content API are of class `Problem`. */
export class CliError extends Error {
  override readonly name = 'CliError'
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

/** Creates the usage error of an option or argument that has none of the allowed values. */
export function choiceError(name: string, value: string, allowed: readonly string[]): CliError {
  const [suggestion] = nearest(value, allowed)
  return new CliError('usage', `${name} is "${value}".`, {
    hint: `${suggestion ? `Did you mean ${suggestion}? ` : ''}It can be ${allowed.join(', ')}.`,
  })
}

/** True if an error comes from the operating system, such as a missing permission. */
export const isSystemError = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'syscall' in error && 'code' in error

/** Returns the exit code for an error. */
export function getExitCode(error: unknown): ExitCode {
  if (error instanceof CliError) return error.exit
  if (isSystemError(error)) return EXIT.usage
  if (!isProblem(error)) return EXIT.internal
  const { status } = PROBLEMS[error.code]
  if (status === 404) return EXIT.notFound
  if (status === 502) return EXIT.unreachable
  return status >= 500 ? EXIT.internal : EXIT.usage
}

const SEVERITY_STYLES = { error: 'red', warn: 'yellow', info: 'dim' } as const

/** Formats each issue as one line: location, severity, message, hint and code. */
export const formatIssues = (issues: readonly FileIssue[], output: Output): string[] =>
  issues.map((issue) => {
    const { severity, code, message, hint } = issue
    const label = output.style(SEVERITY_STYLES[severity], severity)
    const text = [message, ...(hint ? [hint] : [])].join(' ')
    return `${formatLocation(issue)} ${label} ${text} ${output.style('dim', `[${code}]`)}`
  })

function formatLocation({ file, location, pointer }: FileIssue): string {
  const position = location ? `:${location.line}:${location.column}` : ''
  return [`${file ?? ''}${position}`, pointer].filter(Boolean).join(' ') || '/'
}

interface ErrorReport {
  readonly error: string
  readonly code: string
  readonly hint?: string
  readonly issues?: readonly FileIssue[]
}

/** Prints an error with its hint and its issues, and the stack trace if SVC_DEBUG is set. */
export function printError(error: unknown, io: Io, output: Output): void {
  const report = toErrorReport(error)
  const text = output.isJson ? JSON.stringify(report, null, 2) : formatErrorReport(report, output)
  io.writeErr(`${text}\n`)
  if (io.env.SVC_DEBUG && error instanceof Error) io.writeErr(`${error.stack}\n`)
}

function formatErrorReport({ error, hint, issues = [] }: ErrorReport, output: Output): string {
  const line = [`svc: ${error}`, ...(hint ? [hint] : [])].join(' ')
  return [output.style('red', line), ...formatIssues(issues, output)].join('\n')
}

function toErrorReport(error: unknown): ErrorReport {
  if (error instanceof CliError || isProblem(error)) {
    const hint = isProblem(error) ? toCliHint(error) : error.hint
    return {
      error: replaceParameterNames(error.message),
      code: error.code,
      ...(hint === undefined ? {} : { hint }),
      ...(error.issues.length === 0 ? {} : { issues: error.issues }),
    }
  }
  const message = error instanceof Error ? error.message : String(error)
  if (isSystemError(error)) return { error: `${message}.`, code: 'system-refused' }
  return {
    error: `Internal error: ${message}`,
    code: 'internal-error',
    hint: 'Set SVC_DEBUG=1 to see the stack trace.',
  }
}

/** Replaces the name of an API parameter with the command line option. */
const replaceParameterNames = (message: string): string =>
  message.replace(
    /The parameter "(\w+)"/,
    (_, name: string) => `The option --${name.replaceAll('_', '-')}`,
  )

/** Replaces the API URL in a hint with the command. */
const toCliHint = ({ hint }: Problem): string | undefined =>
  hint?.replace(/^GET \/v1\/(schema) lists/, 'svc $1 lists').replace(/^GET \/v1\//, 'svc list ')
