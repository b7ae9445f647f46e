import * as z from 'zod/mini'
import { memoizeByObject } from '../core/kernel/memoize.ts'
import type { Parameter, ParameterTable } from './parameter-types.ts'

/** The shape of a parameter's values, without a default. */
type ValueShape<P> = P extends { type: 'flag' }
  ? z.ZodMiniBoolean<boolean>
  : P extends { type: 'number' }
    ? z.ZodMiniInt
    : P extends { values: readonly (infer Value extends string)[] }
      ? z.ZodMiniEnum<{ [V in Value]: V }>
      : z.ZodMiniString<string>

/** A default that depends on the rest of the request is not part of the shape. */
type ShapeForParameter<P> = P extends { onlyDefaultWithoutWords: true }
  ? z.ZodMiniOptional<ValueShape<P>>
  : P extends { default: unknown }
    ? z.ZodMiniDefault<ValueShape<P>>
    : z.ZodMiniOptional<ValueShape<P>>

/** The shape of a query with the parameters of a table. */
export type QueryShape<T extends ParameterTable> = z.ZodMiniObject<{
  -readonly [Name in keyof T]: ShapeForParameter<T[Name]>
}>

/** Returns the shape of a parameter's values, after alternative spellings are resolved. */
export function toValueShape(parameter: Parameter): z.ZodMiniType {
  switch (parameter.type) {
    case 'text': {
      const { minLength, maxLength } = parameter
      return z
        .string()
        .check(
          ...(minLength === undefined ? [] : [z.minLength(minLength)]),
          ...(maxLength === undefined ? [] : [z.maxLength(maxLength)]),
        )
    }
    case 'choice':
      return z.enum(parameter.values)
    case 'flag':
      return z.boolean()
    case 'number':
      return z.int().check(z.minimum(parameter.min), z.maximum(parameter.max))
  }
}

/** Returns the default that a parameter has in every request, if it has one. */
export const getFixedDefault = (parameter: Parameter): string | number | boolean | undefined =>
  parameter.onlyDefaultWithoutWords ? undefined : parameter.default

function toParameterShape(parameter: Parameter): z.ZodMiniType {
  const shape = toValueShape(parameter)
  const value = getFixedDefault(parameter)
  return value === undefined ? z.optional(shape) : z._default(shape, value)
}

const createQueryShape = memoizeByObject((parameters: ParameterTable) =>
  z.object(
    Object.fromEntries(
      Object.entries(parameters).map(([name, parameter]) => [name, toParameterShape(parameter)]),
    ),
  ),
)

/** Returns the shape of a query, which fills in defaults. */
export const toQueryShape = <T extends ParameterTable>(parameters: T): QueryShape<T> =>
  createQueryShape(parameters) as unknown as QueryShape<T>
