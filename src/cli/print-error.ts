import { isProblem, type Problem } from '../index.ts'
import { CliError, type FileIssue, isSystemError } from './exit.ts'
import type { Io } from './io.ts'
import { formatIssues } from './issue-lines.ts'
import type { Output } from './output.ts'

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
