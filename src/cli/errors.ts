import { type Issue, isProblem, PROBLEMS, type Problem } from '../index.ts'
import type { Io, Output } from './io.ts'

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

const SEVERITY_STYLES = { error: 'red', warn: 'yellow', info: 'dim' } as const

/** One line an issue: where it is, how grave, what is wrong and what would be right. */
export const formatIssues = (issues: readonly FileIssue[], output: Output): string[] =>
  issues.map((issue) => {
    const { severity, code, message, hint } = issue
    const grade = output.style(SEVERITY_STYLES[severity], severity)
    const words = [message, ...(hint ? [hint] : [])].join(' ')
    return `${formatLocation(issue)} ${grade} ${words} ${output.style('dim', `[${code}]`)}`
  })

function formatLocation({ file, location, pointer }: FileIssue): string {
  const at = location ? `:${location.line}:${location.column}` : ''
  return [`${file ?? ''}${at}`, pointer].filter(Boolean).join(' ') || '/'
}

interface ErrorReport {
  readonly error: string
  readonly code: string
  readonly hint?: string
  readonly issues?: readonly FileIssue[]
}

/** Says what went wrong: one message with what to do instead, and the issues that caused it. */
export function printError(error: unknown, io: Io, output: Output): void {
  const told = toErrorReport(error)
  io.writeErr(
    `${output.isJson ? JSON.stringify(told, null, 2) : formatErrorReport(told, output)}\n`,
  )
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
    error: `Something went wrong on our side: ${message}`,
    code: 'internal-error',
    hint: 'With SVC_DEBUG=1 it also says where.',
  }
}

/** A parameter of the interface is an option here. */
const replaceParameterNames = (message: string): string =>
  message.replace(
    /The parameter "(\w+)"/,
    (_, name: string) => `The option --${name.replaceAll('_', '-')}`,
  )

/** What the interface says with an address, the command line says with a command. */
const toCliHint = ({ hint }: Problem): string | undefined =>
  hint?.replace(/^GET \/v1\/(schema) lists/, 'svc $1 lists').replace(/^GET \/v1\//, 'svc list ')
