import * as z from 'zod/mini'
import { FAMILIES } from '../core/catalog.ts'
import { CONTENT_TYPES } from '../core/content/type.ts'
import { PROBLEM_CODES } from '../core/problem.ts'
import type { Health, ProblemDocument, SchemaDocument, SchemaList } from './documents.ts'

const count = z.int().check(z.nonnegative())

/** The shape of a health answer. */
export const healthShape: z.ZodMiniType<Health> = z.object({
  status: z.literal('ok'),
  version: z.string(),
  surface: z.literal('content-api'),
  release: z.string(),
  counts: z.record(z.enum(CONTENT_TYPES), count),
  schemas: count,
})

/** The shape of the catalog. */
export const schemaListShape: z.ZodMiniType<SchemaList> = z.object({
  total: count,
  release: z.string(),
  items: z.array(
    z.object({
      name: z.string(),
      title: z.string(),
      description: z.string(),
      family: z.enum(FAMILIES),
    }),
  ),
})

/** The shape of a schema, as far as a reader relies on it. */
export const schemaShape: z.ZodMiniType<SchemaDocument> = z.looseObject({
  $schema: z.string(),
  $id: z.string(),
  title: z.string(),
  description: z.string(),
})

const issueShape = z.looseObject({
  code: z.string(),
  severity: z.enum(['error', 'warn', 'info']),
  pointer: z.string(),
  message: z.string(),
})

/** The shape of a problem. */
export const problemShape: z.ZodMiniType<ProblemDocument> = z.looseObject({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  error: z.string(),
  code: z.enum(PROBLEM_CODES),
  hint: z.exactOptional(z.string()),
  issues: z.exactOptional(z.array(issueShape)),
})
