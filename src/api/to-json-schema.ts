import * as z from 'zod/mini'
import { memoizeByObject } from '../core/memoize.ts'
import type { Shape } from './route.ts'

/** Converts a shape to a JSON Schema, for a body without a published schema. */
export const toJsonSchema = memoizeByObject((shape: Shape): Readonly<Record<string, unknown>> => {
  const { $schema, ...schema } = z.toJSONSchema(shape as z.ZodMiniType)
  return schema
})
