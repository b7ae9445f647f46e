import type { ContentType } from '../core/content/content-types.ts'
import type { Client } from './client.ts'
import type { CacheClass } from './http-headers.ts'
import type { QueryInput } from './parameters.ts'

export type RouteParams = Readonly<Record<string, string>>

/** What a route is asked: the varying segments of its address, and its parameters. */
export interface RouteInput {
  readonly params: RouteParams
  readonly query: QueryInput
  /** What a POST brings. */
  readonly body?: unknown
}

/** A shape of `shapes.ts`, as far as others see it: what it is made with is nobody's concern. */
export interface Shape {
  safeParse(value: unknown): { readonly success: boolean }
}

/** One address of the interface: how it is answered, printed and kept. */
export interface Route {
  /** The address, with `{name}` for a segment that varies. */
  readonly path: string
  readonly method: 'GET' | 'POST'
  readonly summary: string
  readonly cache: CacheClass
  /** `pretty`: JSON with two spaces, as the files in `schemas/`; `text`: a text as it is. */
  readonly print?: 'pretty' | 'text'
  /** What a body is that is not JSON of ours. */
  readonly mediaType?: string
  /** What describes the body (the `describedby` link), where a schema does. */
  readonly describedby?: string
  /** What describes the body where no published schema does. A route with neither only has problems. */
  readonly shape?: Shape
  /** The schema of what a POST brings. */
  readonly requestBody?: Readonly<Record<string, unknown>>
  /** Where to turn instead, for those who come with another method. */
  readonly alternative?: string
  /** The names of its parameters, where it has any. */
  readonly parameters?: readonly string[]
  readonly handle: (client: Client, asked: RouteInput) => Promise<unknown>
  /** Every address of the route that can be listed in advance, to be kept as files. */
  readonly listPaths: (listing: SiteListing) => Promise<readonly string[]>
}

/** What a site holds, for listing the addresses that are kept as files. */
export interface SiteListing {
  readonly client: Client
  /** The slugs of a type, of hidden records too: lists leave them out, addresses do not. */
  readonly slugs: (type: ContentType) => readonly string[]
  /** The words that have a page of results of their own. */
  readonly terms: () => readonly string[]
}

/** The address of a published schema. */
export const schemaUrl = (name: string): string => `https://svc.example/schemas/${name}`

/** A route that is read. */
export const get = (path: string, route: Omit<Route, 'path' | 'method'>): Route => ({
  path,
  method: 'GET',
  ...route,
})
