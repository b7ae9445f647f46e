import * as z from 'zod/mini'
import { FAMILIES } from '../core/catalog.ts'
import { PROBLEM_CODES } from '../core/problem.ts'

// The answers that none of the 59 schemas describes. OpenAPI and the client read these.

const count = z.int().check(z.nonnegative())

/** What `GET /health` answers: that the API is there, and which release of the content it serves. */
export const healthDocument = z.object({
  status: z.literal('ok'),
  version: z.string(),
  surface: z.literal('content-api'),
  release: z.string(),
  counts: z.object({
    patterns: count,
    themes: count,
    blueprints: count,
    archetypes: count,
    shells: count,
  }),
  schemas: count,
})

/** What `GET /schema` answers: the catalog, one entry a schema, in the order of their names. */
export const schemaListDocument = z.object({
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

const issueDocument = z.object({
  code: z.string(),
  severity: z.enum(['error', 'warn', 'info']),
  pointer: z.string(),
  message: z.string(),
  expected: z.optional(z.string()),
  found: z.optional(z.string()),
  hint: z.optional(z.string()),
  suggestion: z.optional(z.unknown()),
})

/** The body of every answer that is not a success (RFC 9457), with the members that we add. */
export const problemDocument = z.looseObject({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  error: z.string(),
  code: z.enum(PROBLEM_CODES),
  hint: z.optional(z.string()),
  issues: z.optional(z.array(issueDocument)),
})

export type Health = z.infer<typeof healthDocument>
export type SchemaList = z.infer<typeof schemaListDocument>
export type SchemaEntry = SchemaList['items'][number]
export type ProblemDocument = z.infer<typeof problemDocument>
