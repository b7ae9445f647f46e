import * as z from 'zod/mini'
import { memoizeByObject } from '../core/kernel/memoize.ts'

/** Converts a shape to a JSON Schema, for a body without a published schema. */
export const toJsonSchema = memoizeByObject(
  (shape: z.ZodMiniType): Readonly<Record<string, unknown>> => {
    const { $schema, ...schema } = z.toJSONSchema(shape)
    return schema
  },
)
