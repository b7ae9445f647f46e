import type * as z from 'zod/mini'
import type { ProblemCode } from '../../src/core/problem.ts'
import type { CorpusFacts } from '../support/corpus/corpus-facts.ts'

/**
 * Who can answer: a host that knows nothing but files, one that also follows the table of rules, or
 * only the handler. Whoever comes later can do what those before can.
 */
export type Capability = 'files' | 'rules' | 'handler'

/** A row of a list or a search, as far as the cases look at it. */
export interface Row {
  readonly type: string
  readonly slug: string
  readonly namespace: string
  readonly source: string
  readonly intelligence: { readonly recommended: boolean; readonly source: string } | null
  readonly blueprint_portfolio: { readonly visibility: string } | null
}

/** One thing that the HTTP interface promises, whoever answers. */
export interface Case {
  readonly name: string
  readonly path: string
  readonly method?: string
  readonly send?: Readonly<Record<string, string>>
  /** The body that is sent. */
  readonly payload?: string
  readonly status: number
  /** The code of the problem, where the answer is one. */
  readonly code?: ProblemCode
  /** What the body is like, where it is a text and no JSON. */
  readonly text?: RegExp
  /** What the body must parse as. */
  readonly shape?: z.ZodMiniType
  /** What the body must contain. */
  readonly body?: (facts: CorpusFacts) => object
  /** What holds of the body, where a part of it cannot say so. */
  readonly holds?: (body: Readonly<Record<string, unknown>>) => boolean
  /** Exactly what the body must echo as the query. */
  readonly query?: object
  /** The slugs of the page, in order. */
  readonly slugs?: (facts: CorpusFacts) => readonly string[]
  /** The first row of the page. */
  readonly first?: Pick<Row, 'type' | 'slug'>
  /** What holds of every row of the page. */
  readonly every?: (row: Row) => boolean
  /** What the hint of a problem tells. */
  readonly told?: readonly RegExp[]
  /** Headers that the answer must carry, by value or pattern. */
  readonly headers?: Readonly<Record<string, string | RegExp>>
  readonly by: Capability
  /** Whether it takes the blueprints of the overlay, of which one is hidden. */
  readonly needsOverlay?: true
}
