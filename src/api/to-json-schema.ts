import * as z from 'zod/mini'
import { memoizeByObject } from '../core/memoize.ts'
import type { Shape } from './route.ts'

/** A shape as a JSON Schema, for describing a body that no published schema describes. */
export const toJsonSchema = memoizeByObject((shape: Shape): Readonly<Record<string, unknown>> => {
  const { $schema, ...schema } = z.toJSONSchema(shape as z.ZodMiniType)
  return schema
})
