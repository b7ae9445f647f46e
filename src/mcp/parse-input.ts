import type * as z from 'zod/mini'
import { nearest } from '../internal.ts'
import { ToolError } from './envelope.ts'
import { type Action, listParameters, type Tool } from './tool.ts'

/** A valid call of a tool. */
export interface ToolCall {
  readonly name: string
  readonly action: Action
  readonly input: Readonly<Record<string, unknown>>
}

/** No text of a call is longer: a file of source code fits. */
const MAX_TEXT_LENGTH = 256_000

/** No call is larger: an essence of a thousand pages fits. */
const MAX_CALL_LENGTH = 4_000_000

/** Validates the arguments of a call. Throws an error that names the first wrong parameter. */
export function parseInput(tool: Tool, args: Readonly<Record<string, unknown>>): ToolCall {
  requireReasonableSize(args)
  const { action: name, ...values } = args
  const action = requireAction(tool, name)
  const known = Object.keys(action.parameters.shape)
  const extra = Object.keys(values).find((key) => !known.includes(key))
  if (extra !== undefined) throw unknownParameter(tool, String(name), extra)
  const parsed = action.parameters.safeParse(values, { reportInput: true })
  const [issue] = parsed.error?.issues ?? []
  if (issue) throw invalidParameter(String(name), action, issue)
  return { name: String(name), action, input: parsed.data as ToolCall['input'] }
}

function requireAction(tool: Tool, name: unknown): Action {
  const names = Object.keys(tool.actions)
  const action = names.find((known) => known === name)
  if (action !== undefined) return tool.actions[action] as Action
  const suggestions = typeof name === 'string' ? nearest(name, names) : []
  const message =
    name === undefined
      ? `${tool.name} needs "action".`
      : `${tool.name} has no action ${show(name)}.`
  throw new ToolError('action-unknown', message, {
    suggestions,
    hint: `Its actions are ${names.join(', ')}.`,
  })
}

function unknownParameter(tool: Tool, name: string, parameter: string): ToolError {
  const action = tool.actions[name] as Action
  const suggestions = nearest(parameter, Object.keys(action.parameters.shape))
  const owners = Object.entries(tool.actions).flatMap(([owner, { parameters }]) =>
    Object.hasOwn(parameters.shape, parameter) ? [owner] : [],
  )
  const elsewhere = owners.length > 0 ? ` It belongs to ${owners.join(', ')}.` : ''
  return new ToolError(
    'parameter-unknown',
    `"${name}" does not take ${show(parameter)}.${elsewhere}`,
    { suggestions, hint: describeParameters(name, action) },
  )
}

function invalidParameter(name: string, action: Action, issue: z.core.$ZodIssue): ToolError {
  const [parameter = ''] = issue.path.map(String)
  const isMissing = issue.path.length === 1 && issue.input === undefined
  const at = issue.path.map(String).join('/')
  const message = isMissing
    ? `"${name}" needs "${parameter}".`
    : `"${at}" of "${name}" is ${show(issue.input)}, ${describeExpectation(issue)}.`
  const suggestions =
    issue.code === 'invalid_value' && typeof issue.input === 'string'
      ? nearest(issue.input, issue.values.map(String))
      : []
  return new ToolError(isMissing ? 'parameter-missing' : 'parameter-invalid', message, {
    suggestions,
    hint: describeParameters(name, action),
  })
}

/** Completes "is 7, ...": what a value must be instead. */
function describeExpectation(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `but must be ${TYPE_NAMES[issue.expected] ?? issue.expected}`
    case 'invalid_value':
      return `but must be ${issue.values.join(', ')}`
    case 'too_small':
      return `but must be at least ${issue.minimum}${issue.origin === 'string' ? ' characters' : ''}`
    case 'too_big':
      return `but must be at most ${issue.maximum}`
    default:
      return 'which is not allowed'
  }
}

const TYPE_NAMES: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  record: 'an object',
  object: 'an object',
}

function describeParameters(name: string, { parameters }: Action): string {
  const list = listParameters(parameters)
  return list.length === 0
    ? `"${name}" has no parameters.`
    : `Parameters of "${name}": ${list.join(', ')} (? is optional).`
}

const MAX_SHOWN = 60

/** Shows a value in a message, shortened. */
function show(value: unknown): string {
  const json = JSON.stringify(value) ?? String(value)
  return json.length <= MAX_SHOWN ? json : `${json.slice(0, MAX_SHOWN)}...`
}

/** Throws if a call is too large to be meant. */
function requireReasonableSize(args: unknown): void {
  let length = 0
  const json = JSON.stringify(args, (_, value: unknown) => {
    if (typeof value === 'string') length = Math.max(length, value.length)
    return value
  })
  if (length <= MAX_TEXT_LENGTH && json.length <= MAX_CALL_LENGTH) return
  throw new ToolError('input-too-large', 'The arguments of the call are too large.', {
    hint: `A text can have ${MAX_TEXT_LENGTH} characters and a call ${MAX_CALL_LENGTH}. Pass the path of a file instead.`,
  })
}
