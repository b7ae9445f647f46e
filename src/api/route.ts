import type * as z from 'zod/mini'
import type { ContentType } from '../core/content/content-types.ts'
import type { Client } from './client.ts'
import type { CacheClass } from './http/headers.ts'
import type { QueryInput } from './parameters.ts'
import { API_ROOT } from './paths.ts'

export type RouteParams = Readonly<Record<string, string>>

/** The input of a route: the variable segments of its path, its query parameters and its body. */
export interface RouteInput {
  readonly params: RouteParams
  readonly query: QueryInput
  /** The JSON body of a POST. */
  readonly body?: unknown
  /** Aborts when the client is gone. */
  readonly signal?: AbortSignal | undefined
}

/** One route of the API: how it is answered, serialized and cached. */
export interface Route {
  /** The path, with `{name}` for a variable segment. */
  readonly path: string
  readonly method: 'GET' | 'POST'
  readonly summary: string
  /** What a host of plain files answers instead, if it cannot answer every request. */
  readonly onFileHost?: string
  readonly cache: CacheClass
  /** `pretty`: JSON with two spaces, as the files in `schemas/`; `text`: plain text. */
  readonly print?: 'pretty' | 'text'
  /** The media type of a body that is not JSON. */
  readonly mediaType?: string
  /** The URL of the schema of the body (the `describedby` link), if one is published. */
  readonly describedby?: string
  /** The shape of a body without a published schema. A route with neither only has problems. */
  readonly shape?: z.ZodMiniType
  /** The body is a page of a list or a search, and its `next` and `previous` become links. */
  readonly paged?: true
  /** Whether answering it compiles packs, which takes much longer than reading records. */
  readonly compiles?: true
  /** The JSON Schema of the body of a POST. */
  readonly requestBody?: Readonly<Record<string, unknown>>
  /** What to use instead, for requests with another method. */
  readonly alternative?: string
  /** The names of its query parameters, if it has any. */
  readonly parameters?: readonly string[]
  readonly handle: (client: Client, input: RouteInput) => Promise<unknown>
  /** Lists every path of the route that is published as a file. */
  readonly listPaths: (listing: SiteListing) => Promise<readonly string[]>
}

/** The contents of a site, for listing the paths that are published as files. */
export interface SiteListing {
  readonly client: Client
  /** Returns all slugs of a type, including hidden records: lists omit those, paths do not. */
  readonly slugs: (type: ContentType) => readonly string[]
  /** Returns the words that have a results page of their own. */
  readonly terms: () => readonly string[]
}

/** Returns the URL of a published schema. */
export const schemaUrl = (name: string): string => `https://svc.example/schemas/${name}`

/** Returns the path of the route that answers with a document of `PATHS`. */
export const apiPath = (path: string): string => `${API_ROOT}/${path}`.replace(/\.json$/, '')

/** Creates a GET route. */
export const get = (path: string, route: Omit<Route, 'path' | 'method'>): Route => ({
  path,
  method: 'GET',
  ...route,
})
