import { isObject } from '../internal.ts'
import type { Environment } from '../project/environment.ts'
import { resolveContained } from '../project/folder/contained-path.ts'
import { findProject } from '../project/folder/project.ts'
import { findApiUrl } from '../project/registry/content.ts'
import { BUDGETS, ENVELOPE_BYTES, fitValue } from './answer-budget.ts'
import { type Envelope, type Meta, toErrorData } from './envelope.ts'
import { pathParameters } from './parameters.ts'
import { parseInput, type ToolCall } from './parse-input.ts'
import { PicturedAnswer } from './pictured-answer.ts'
import { jsonSize } from './sizes.ts'
import type { Tool } from './tool.ts'

/** A call of a tool, with its arguments as the client sent them. */
export interface ToolRequest {
  readonly tool: Tool
  readonly args: Readonly<Record<string, unknown>>
}

/** Calls a tool and returns its answer. Every error becomes an answer, too. */
export async function callTool(
  environment: Environment,
  { tool, args }: ToolRequest,
): Promise<Envelope> {
  const start = performance.now()
  const elapsed = () => ({ elapsed_ms: Math.round(performance.now() - start) })
  try {
    const call = parseInput(tool, args)
    const entered = await enterProject(environment, call)
    const result = await call.action.run(entered, withoutProject(call))
    const { data, images } =
      result instanceof PicturedAnswer ? result : { data: result, images: [] }
    const described = call.action.describe?.(data) ?? {}
    const { value, ...cut } = fitAnswer(data, call)
    const source = await findSource(entered, tool)
    const truncated = cut.truncated || described.truncated === true
    const meta = { source, ...described, ...cut, truncated, ...elapsed() }
    return { ok: true, action: call.name, data: value, meta, ...(images.length > 0 && { images }) }
  } catch (error) {
    const data = toErrorData(error)
    if (data.code === 'internal-error') reportBug(environment, error)
    const { value, cuts } = fitValue(data, BUDGETS.compact - ENVELOPE_BYTES)
    return {
      ok: false,
      action: typeof args.action === 'string' ? args.action.slice(0, MAX_NAME_LENGTH) : '',
      error: value as typeof data,
      meta: { source: 'local', truncated: cuts.length > 0, ...elapsed() },
    }
  }
}

const MAX_NAME_LENGTH = 60

const reportBug = ({ note }: Environment, error: unknown): void =>
  note(error instanceof Error ? (error.stack ?? error.message) : String(error))

/** Returns where the content of a tool comes from, unless its data says so itself. */
async function findSource(environment: Environment, tool: Tool): Promise<Meta['source']> {
  if (!tool.annotations.openWorldHint) return 'local'
  const silent = { ...environment, note: () => {} }
  const url = findApiUrl(silent, await findProject(environment))
  if (url === undefined) return 'local'
  return environment.settings.offline ? 'cache' : 'api'
}

/** Checks every path of a call, and enters the project that it names. */
async function enterProject(environment: Environment, call: ToolCall): Promise<Environment> {
  const { cwd, settings } = environment
  let project = settings.project
  for (const [name, schema] of Object.entries(call.action.parameters.shape)) {
    const use = pathParameters.get(schema) ?? pathParameters.get(getInner(schema))
    const value = call.input[name]
    if (use === undefined || value === undefined) continue
    for (const path of [value].flat()) {
      const resolved = await resolveContained(cwd, String(path), `"${name}"`)
      if (use.kind === 'project') project = resolved
    }
  }
  return { ...environment, settings: { ...settings, project } }
}

type Schema = ToolCall['action']['parameters']['shape'][string]

/** Returns the schema inside an optional one. */
function getInner(schema: Schema): Schema {
  const { def } = schema as { readonly def: { readonly innerType?: Schema } }
  return def.innerType ?? schema
}

/** Leaves out the parameter that the environment has taken over. */
function withoutProject({ input, action }: ToolCall): ToolCall['input'] {
  const isProject = (name: string): boolean => {
    const schema = action.parameters.shape[name]
    return schema !== undefined && pathParameters.get(schema)?.kind === 'project'
  }
  return Object.fromEntries(Object.entries(input).filter(([name]) => !isProject(name)))
}

type FittedAnswer = Pick<Meta, 'truncated' | 'cut' | 'next'> & { readonly value: unknown }

/** Shortens data to the budget of a call, and says how to get the rest. */
function fitAnswer(data: unknown, { action, input }: ToolCall): FittedAnswer {
  const isFull = input.detail === 'full'
  const maxBytes = BUDGETS[isFull ? 'full' : (action.budget ?? 'compact')] - ENVELOPE_BYTES
  const nextOffset = isObject(data) ? data.next_offset : undefined
  if (jsonSize(data) <= maxBytes) {
    const next = typeof nextOffset === 'number' ? { next: { offset: nextOffset } } : {}
    return { value: data, truncated: false, ...next }
  }
  const { value, cuts } = fitValue(data, maxBytes)
  const page =
    action.list === undefined
      ? undefined
      : cuts.find(({ pointer }) => pointer === `/${action.list}`)
  // A page that starts with a part of an item would never show the rest of it.
  const isWhole = !cuts.some(({ pointer }) => pointer.startsWith(`/${action.list}/0`))
  if (page && isObject(value) && page.shown > 0 && isWhole) {
    const next = { offset: Number(input.offset ?? 0) + page.shown }
    return {
      value: { ...value, next_offset: next.offset },
      truncated: true,
      cut: cuts,
      next,
    }
  }
  const hasDetail = Object.hasOwn(action.parameters.shape, 'detail')
  const next = hasDetail && !isFull ? { detail: 'full' } : action.narrow
  return { value, truncated: true, cut: cuts, ...(next === undefined ? {} : { next }) }
}
