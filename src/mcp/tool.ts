import * as z from 'zod/mini'
import type { Environment } from '../project/environment.ts'
import type { BUDGETS } from './answer-budget.ts'
import type { Meta } from './envelope.ts'
import type { ParametersShape } from './parameters.ts'

/** The hints about a tool that clients show before they call it. */
export interface ToolAnnotations {
  readonly readOnlyHint: boolean
  readonly destructiveHint?: boolean
  readonly idempotentHint?: boolean
  readonly openWorldHint: boolean
}

/** One thing that a tool does. Everything that clients see derives from this declaration. */
export interface Action<Parameters extends ParametersShape = ParametersShape> {
  /** Completes "This action ...", without a period. */
  readonly summary: string
  readonly parameters: Parameters
  /** Returns plain JSON, or a `PicturedAnswer`. Throws an `OperationError` or a `Problem`. */
  run(environment: Environment, input: z.infer<Parameters>): Promise<unknown>
  /** Returns what the envelope says about the data, such as its hash. */
  describe?(data: unknown): Partial<Omit<Meta, 'elapsed_ms'>>
  /** The key of the list in the data that `limit` and `offset` page through. */
  readonly list?: string
  /** The size of an answer without `detail: full`; `compact` unless it is a pack. */
  readonly budget?: keyof typeof BUDGETS
  /** How to get less if an answer is cut, such as `Select with "fields".` */
  readonly narrow?: string
}

/** A tool of the server: a name with several actions. */
export interface Tool {
  readonly name: string
  readonly title: string
  /** One sentence: what the tool is for. */
  readonly description: string
  readonly annotations: ToolAnnotations
  readonly actions: Readonly<Record<string, Action>>
}

/** Declares an action, and infers the type of its input. */
export const defineAction = <Parameters extends ParametersShape>(
  action: Action<Parameters>,
): Action<Parameters> => action

/** A JSON Schema. */
export type JsonSchema = Readonly<Record<string, unknown>> & { readonly type: 'object' }

/**
 * Returns the input schema of a tool: one flat object with the parameters of all actions. Clients
 * reject a schema with `oneOf` at its root, so the parameters of each action are checked by
 * `parseInput`.
 */
export function toInputSchema(tool: Tool): JsonSchema {
  const actions = Object.keys(tool.actions) as [string, ...string[]]
  const { $schema: _, ...schema } = z.toJSONSchema(
    z.strictObject({ action: z.enum(actions), ...mergeParameters(tool) }),
    // A limit that no number can pass says nothing.
    { io: 'input', override: ({ jsonSchema }) => removeLimit(jsonSchema) },
  )
  return schema as JsonSchema
}

function removeLimit(schema: { maximum?: number }): void {
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum
}

/** Merges the parameters of all actions. A name must mean the same in each of them. */
function mergeParameters(tool: Tool): Record<string, z.ZodMiniType> {
  const merged = new Map<string, z.ZodMiniType>()
  for (const { parameters } of Object.values(tool.actions)) {
    for (const [name, schema] of Object.entries(parameters.shape)) {
      const known = merged.get(name)
      const optional = z.optional(schema)
      if (known === undefined) merged.set(name, optional)
      else if (!isSameSchema(known, optional)) {
        throw new Error(`${tool.name} declares the parameter "${name}" in two ways.`)
      }
    }
  }
  return Object.fromEntries(merged)
}

const isSameSchema = (a: z.ZodMiniType, b: z.ZodMiniType): boolean =>
  JSON.stringify(z.toJSONSchema(a)) === JSON.stringify(z.toJSONSchema(b))

/** Returns the description of a tool, with a line for each action and its parameters. */
export const toDescription = ({ description, actions }: Tool): string =>
  [description, ...Object.entries(actions).map(formatAction)].join('\n')

/** Optional parameters that mean the same in every action, so the description leaves them out. */
const COMMON_PARAMETERS = ['detail?', 'limit?', 'offset?', 'project_path?', 'namespace?']

function formatAction([name, { parameters, summary }]: [string, Action]): string {
  const own = listParameters(parameters).filter((item) => !COMMON_PARAMETERS.includes(item))
  return `${name}(${own.join(', ')}): ${summary}`
}

/** Lists the parameters of an action; optional ones end with a question mark. */
export const listParameters = ({ shape }: ParametersShape): string[] =>
  Object.entries(shape).map(([name, schema]) => (isOptional(schema) ? `${name}?` : name))

const isOptional = (schema: z.ZodMiniType): boolean => schema.safeParse(undefined).success
