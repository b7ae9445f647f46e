import * as z from 'zod/mini'

/** The parameters of an action: a zod object whose keys are the names on the wire. */
export type ParametersShape = z.ZodMiniObject<Readonly<Record<string, z.ZodMiniType>>>

/** How the server treats a parameter that names a file or folder. */
interface PathUse {
  /** `file` is checked only; `project` also becomes the project of the call. */
  readonly kind: 'file' | 'project'
}

/** The parameters that are paths. Each must stay inside the root of the server. */
export const pathParameters = z.registry<PathUse>()

/** Adds a description to a parameter, for `tools/list`. */
const describe = <T extends z.ZodMiniType>(schema: T, description?: string): T => {
  if (description !== undefined) z.globalRegistry.add(schema, { description })
  return schema
}

/** Creates a parameter with a text. */
export const text = (description?: string) => describe(z.string(), description)

/** Creates an optional parameter with a text. */
export const optionalText = () => z.optional(text())

/** Creates a parameter with a path, which must stay inside the root of the server. */
export const path = (description?: string) => {
  const schema = describe(z.string(), description)
  pathParameters.add(schema, { kind: 'file' })
  return schema
}

/** Creates an optional parameter with a path. */
export const optionalPath = () => z.optional(path())

/** Creates a parameter with a list of paths, each inside the root of the server. */
export const paths = (description?: string) => {
  const schema = describe(z.array(z.string()), description)
  pathParameters.add(schema, { kind: 'file' })
  return schema
}

/** Creates a parameter with one of a few values. */
export const choice = <const T extends readonly [string, ...string[]]>(
  values: T,
  description?: string,
) => describe(z.enum(values), description)

/** Creates a parameter that is true or false. */
export const flag = (description?: string) => describe(z.boolean(), description)

/** Creates a parameter with a whole number. */
export const integer = (min: number, max: number, description?: string) =>
  describe(z.int().check(z.minimum(min), z.maximum(max)), description)

/** Creates a parameter with a list of texts. */
export const texts = (description?: string) => describe(z.array(z.string()), description)

/** Creates a parameter with a JSON object, such as an essence. */
export const document = (description?: string) =>
  describe(z.record(z.string(), z.unknown()), description)

/** Creates a parameter with a list of JSON objects, such as operations. */
export const documents = (description?: string) =>
  describe(z.array(z.record(z.string(), z.unknown())), description)

/** The project folder of a call, inside the root of the server. */
export const projectPath = z.optional(z.string())
pathParameters.add(projectPath, { kind: 'project' })

/** `compact` answers in at most 12 kB, a pack in 16 kB; `full` in at most 60 kB. */
export const detail = z.optional(choice(['compact', 'full']))

/** The position of a page in a list. */
export const offset = z.optional(integer(0, Number.MAX_SAFE_INTEGER))

/** The maximum number of items on a page. */
export const limit = z.optional(integer(1, 50))
