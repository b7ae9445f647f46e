import type * as z from 'zod/mini'
import type { ProblemCode } from '../../src/core/kernel/problem.ts'
import type { CorpusFacts } from '../support/corpus/corpus-facts.ts'

/**
 * The capabilities of a surface: serving files, following the host rules, running the handler. Each
 * capability includes those before it.
 */
export type Capability = 'files' | 'rules' | 'handler'

/** A row of a list or a search, as far as the cases check it. */
export interface Row {
  readonly type: string
  readonly slug: string
  readonly namespace: string
  readonly source: string
  readonly intelligence: { readonly recommended: boolean; readonly source: string } | null
  readonly blueprint_portfolio: { readonly visibility: string } | null
}

/** A request to the HTTP API and its expected response, on every surface. */
export interface Case {
  readonly name: string
  readonly path: string
  readonly method?: string
  readonly send?: Readonly<Record<string, string>>
  /** The body of the request. */
  readonly payload?: string
  readonly status: number
  /** The code of the expected problem. */
  readonly code?: ProblemCode
  /** The pattern of a body that is text and not JSON. */
  readonly text?: RegExp
  /** The shape of the body. */
  readonly shape?: z.ZodMiniType
  /** The members that the body must contain. */
  readonly body?: (facts: CorpusFacts) => object
  /** A condition on the body that `body` cannot express. */
  readonly holds?: (body: Readonly<Record<string, unknown>>) => boolean
  /** The exact query that the body must echo. */
  readonly query?: object
  /** The slugs of the page, in order. */
  readonly slugs?: (facts: CorpusFacts) => readonly string[]
  /** The slugs of the page, in any order. */
  readonly members?: (facts: CorpusFacts) => readonly string[]
  /** The first row of the page. */
  readonly first?: Pick<Row, 'type' | 'slug'>
  /** A condition on every row of the page. */
  readonly every?: (row: Row) => boolean
  /** Patterns that the hint of a problem must match. */
  readonly hints?: readonly RegExp[]
  /** The required headers of the response, by value or pattern. */
  readonly headers?: Readonly<Record<string, string | RegExp>>
  readonly by: Capability
  /** True if the case needs the blueprints of the overlay, which include a hidden blueprint. */
  readonly needsOverlay?: true
}
