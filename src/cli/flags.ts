import * as z from 'zod/mini'
import { capitalize } from '../internal.ts'
import { choiceError, OperationError } from '../project/errors.ts'

/** The options of a command: a zod object whose keys are the camel-case names of the flags. */
export type OptionsShape = z.ZodMiniObject<Readonly<Record<string, z.ZodMiniType>>>

/** The help text of an option. */
interface FlagHelp {
  readonly summary: string
  /** The name of the value: `file` in `--out <file>`. Flags without a value have none. */
  readonly valueName?: string
  /** The values that shells suggest; by default those that the schema allows. */
  readonly values?: readonly string[]
  /** The help text of `--no-...`, for an option that also has that flag. */
  readonly negation?: string
  /** True for a deprecated option, which the help text leaves out. */
  readonly isHidden?: boolean
}

/** The help text of every option, by its schema. */
export const flagHelp = z.registry<FlagHelp>()

/** Creates an option without a value, such as `--force`. */
export const booleanOption = (summary: string) =>
  z.optional(z.boolean()).register(flagHelp, { summary })

/** Creates an option that is on unless `--no-...` turns it off. */
export const negatedOption = (summary: string) =>
  z._default(z.boolean(), true).register(flagHelp, { summary })

/** Creates an option with a text, and values that shells suggest. */
export const textOption = (valueName: string, summary: string, values?: readonly string[]) =>
  z.optional(z.string()).register(flagHelp, { valueName, summary, ...(values && { values }) })

/** Creates an option that can be repeated. */
export const repeatableOption = (valueName: string, summary: string) =>
  z._default(z.array(z.string()), []).register(flagHelp, { valueName, summary })

/** A flag of a command. */
export interface Flag {
  /** The notation of commander: `--type <type>`. */
  readonly flags: string
  /** The name alone: `--type`. */
  readonly name: string
  /** The name of the value: `type`. Flags without a value have none. */
  readonly valueName?: string
  /** The known values. */
  readonly values?: readonly string[]
  readonly summary: string
  /** True if the flag can be repeated. */
  readonly repeatable: boolean
  /** True for a deprecated flag, which the help text leaves out. */
  readonly isHidden?: boolean
}

/** Lists the flags of options, in the order of the help text. */
export const listFlags = ({ shape }: OptionsShape): Flag[] =>
  Object.entries(shape).flatMap(([key, schema]) => toFlags(key, schema))

function toFlags(key: string, schema: z.ZodMiniType): Flag[] {
  const help = getHelp(key, schema)
  const { summary, valueName = 'value', negation, isHidden } = help
  const name = toFlagName(key)
  const off = toFlagName(`no${capitalize(key)}`)
  const toSwitch = (flag: string, text: string): Flag => {
    return { flags: flag, name: flag, summary: text, repeatable: false }
  }
  const { type } = getInputSchema(schema)._zod.def
  if (type === 'boolean') {
    // Only `--no-...` changes an option that is on by default.
    return [toSwitch(schema.def.type === 'default' ? off : name, summary)]
  }
  const values = help.values ?? listAllowedValues(schema)
  const flag = { flags: `${name} <${valueName}>`, name, valueName, ...(values && { values }) }
  return [
    { ...flag, summary, repeatable: type === 'array', ...(isHidden && { isHidden }) },
    ...(negation ? [toSwitch(off, negation)] : []),
  ]
}

/** Lists the values that a schema allows; undefined if they cannot be listed. */
function listAllowedValues(schema: z.core.$ZodType): string[] | undefined {
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (def.type === 'optional' || def.type === 'default') return listAllowedValues(def.innerType)
  if (def.type === 'array') return listAllowedValues(def.element)
  if (def.type === 'pipe') return listAllowedValues(def.in) ?? listAllowedValues(def.out)
  return def.type === 'enum' ? Object.values(def.entries).map(String) : undefined
}

/** Returns the flag of an option: `--api-url` for `apiUrl`. */
const toFlagName = (key: string): string =>
  `--${key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

function getHelp(key: string, schema: z.ZodMiniType): FlagHelp {
  const help = flagHelp.get(schema)
  if (!help) throw new Error(`The option "${key}" has no help text.`)
  return help
}

/** Returns the schema of the value on the command line, without defaults and conversions. */
function getInputSchema(schema: z.core.$ZodType): z.core.$ZodType {
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (def.type === 'optional' || def.type === 'default') return getInputSchema(def.innerType)
  return def.type === 'pipe' ? getInputSchema(def.in) : schema
}

/** Parses the values of options. Throws a usage error that names the first invalid one. */
export function parseOptions<Shape extends OptionsShape>(
  shape: Shape,
  values: object,
): z.infer<Shape> {
  const parsed = shape.safeParse(values, { reportInput: true })
  if (parsed.success) return parsed.data as z.infer<Shape>
  const [issue] = parsed.error.issues
  throw issue ? toOptionError(issue) : parsed.error
}

/** Converts an issue to a usage error that names the flag. */
function toOptionError({ path, input, message: hint, ...issue }: z.core.$ZodIssue): OperationError {
  const name = toFlagName(String(path[0]))
  return issue.code === 'invalid_value'
    ? choiceError(name, String(input), issue.values.map(String))
    : new OperationError('usage', `Invalid value "${input}" for ${name}.`, { hint })
}

/** Creates the schema of a whole number on the command line. The hint says which are allowed. */
export const wholeNumber = (max: number, hint: string) =>
  z.pipe(
    z.string().check(z.refine((text) => /^\d+$/.test(text) && Number(text) <= max, hint)),
    z.transform(Number),
  )
