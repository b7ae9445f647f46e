import { isProblem, type Problem } from '../index.ts'
import { type FileIssue, isSystemError, Refusal } from './exit.ts'
import type { Io } from './io.ts'
import { issueLines } from './issue-lines.ts'
import type { Output } from './output.ts'

interface Told {
  readonly error: string
  readonly code: string
  readonly hint?: string
  readonly issues?: readonly FileIssue[]
}

/** Says what went wrong: one message with what to do instead, and the issues that caused it. */
export function printError(error: unknown, io: Io, output: Output): void {
  const told = tell(error)
  io.err(`${output.isJson ? JSON.stringify(told, null, 2) : textOf(told, output)}\n`)
  if (io.env.SVC_DEBUG && error instanceof Error) io.err(`${error.stack}\n`)
}

function textOf({ error, hint, issues = [] }: Told, output: Output): string {
  const line = [`svc: ${error}`, ...(hint ? [hint] : [])].join(' ')
  return [output.styled('red', line), ...issueLines(issues, output)].join('\n')
}

function tell(error: unknown): Told {
  if (error instanceof Refusal || isProblem(error)) {
    const hint = isProblem(error) ? hintOf(error) : error.hint
    return {
      error: inOptions(error.message),
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
const inOptions = (message: string): string =>
  message.replace(
    /The parameter "(\w+)"/,
    (_, name: string) => `The option --${name.replaceAll('_', '-')}`,
  )

/** What the interface says with an address, the command line says with a command. */
const hintOf = ({ hint }: Problem): string | undefined =>
  hint?.replace(/^GET \/v1\/(schema) lists/, 'svc $1 lists').replace(/^GET \/v1\//, 'svc list ')
