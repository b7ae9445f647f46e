import { type Client, createClient, recordNotFound } from './api/client.ts'
import type { PublicRecord, SearchResponse, Showcase } from './api/content-documents.ts'
import type { SchemaDocument } from './api/documents.ts'
import type { PackOptions, PackRequest } from './api/pack-requests.ts'
import { type ParameterName, type QueryInput, resolveNamespace } from './api/parameters.ts'
import type { Source, SourceOptions } from './api/source.ts'
import { type FetchOptions, fetchSource } from './api/sources/fetch.ts'
import type { Content, ContentType } from './core/content/content-types.ts'
import { NAMESPACE } from './core/content/record.ts'
import type { ExecutionPackBundleV1 } from './core/generated/types/execution-pack-bundle.v1.ts'
import type { PublicContentListV1 } from './core/generated/types/public-content-list.v1.ts'
import type { RegistryIntelligenceSummaryV1 } from './core/generated/types/registry-intelligence-summary.v1.ts'
import type { SelectedExecutionPackV1 } from './core/generated/types/selected-execution-pack.v1.ts'
import { isProblem, PROBLEMS, type ProblemCode } from './core/kernel/problem.ts'
import { embeddedSource } from './embedded.ts'

// The functions of 3.x on top of the current client, with the same data.

/** Options of a registry client. */
export interface RegistryClientOptions extends FetchOptions {
  /** The URL of an API; by default `SVC_API_URL`, `REGISTRY_URL` or the embedded corpus. */
  readonly baseUrl?: string
  /** A source to read from instead of a URL. */
  readonly source?: Source
}

type CamelCase<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name

/** The query of a list or a search, with the parameter names of 3.x or of the API. */
export type RegistryQuery = QueryInput & {
  readonly [Name in ParameterName as CamelCase<Name>]?: QueryInput[Name]
}

/** The error of a call that failed. */
export class RegistryAPIError extends Error {
  override readonly name = 'RegistryAPIError'
  /** The HTTP status of the error, also if no request was sent. */
  readonly status: number
  readonly code: ProblemCode
  readonly hint: string | undefined

  constructor(code: ProblemCode, message: string, options: ErrorOptions & { hint?: string } = {}) {
    super(message, options)
    this.code = code
    this.status = PROBLEMS[code].status
    this.hint = options.hint
  }
}

/** The client of 3.x. */
export class RegistryAPIClient {
  readonly #client: Client

  constructor(options: RegistryClientOptions = {}) {
    this.#client = createClient(resolveSource(options))
  }

  /** Returns a page of the records of a type. */
  listContent(
    type: ContentType,
    query: RegistryQuery = {},
    options?: SourceOptions,
  ): Promise<PublicContentListV1> {
    return translateProblems(this.#client.list(type, toQueryInput(query), options))
  }

  /** Returns a record without its metadata. */
  async getContent<T extends ContentType>(
    type: T,
    namespace: string,
    slug: string,
    options?: SourceOptions,
  ): Promise<Content[T]> {
    return (await this.getContentRecord(type, namespace, slug, options)).data
  }

  /** Returns a record with its metadata. */
  getContentRecord<T extends ContentType>(
    type: T,
    namespace: string,
    slug: string,
    options?: SourceOptions,
  ): Promise<PublicRecord<T>> {
    return translateProblems(getRecord(this.#client, { type, namespace, slug }, options))
  }

  /** Returns the records that match some words, best first. */
  search(query: RegistryQuery, options?: SourceOptions): Promise<SearchResponse> {
    return translateProblems(this.#client.search(toQueryInput(query), options))
  }

  /** Returns a schema of the catalog by its file name. */
  getSchema(name: string, options?: SourceOptions): Promise<SchemaDocument> {
    return translateProblems(this.#client.schema(name, options))
  }

  getShowcaseManifest(options?: SourceOptions): Promise<Showcase['manifest']> {
    return translateProblems(this.#client.showcase('manifest', options))
  }

  getShowcaseShortlist(options?: SourceOptions): Promise<Showcase['shortlist']> {
    return translateProblems(this.#client.showcase('shortlist', options))
  }

  getShowcaseShortlistVerification(
    options?: SourceOptions,
  ): Promise<Showcase['shortlist-verification']> {
    return translateProblems(this.#client.showcase('shortlist-verification', options))
  }

  /** Returns how many records are rated, recommended and verified. */
  getContentIntelligenceSummary(
    query: { readonly namespace?: string } = {},
    options?: SourceOptions,
  ): Promise<RegistryIntelligenceSummaryV1> {
    return translateProblems(this.#client.summary(query, options))
  }

  /** Compiles every pack of an essence; the issues of an invalid one are in the error's cause. */
  compileExecutionPacks(essence: unknown, options?: PackOptions): Promise<ExecutionPackBundleV1> {
    return translateProblems(this.#client.compile(essence, options))
  }

  /** Compiles one pack of an essence, with its entry of the manifest. */
  selectExecutionPack(
    request: PackRequest,
    options?: PackOptions,
  ): Promise<SelectedExecutionPackV1> {
    return translateProblems(this.#client.select(request, options))
  }

  /** Returns whether the API can be reached. */
  checkHealth(options?: SourceOptions): Promise<boolean> {
    return this.#client.health(options).then(
      () => true,
      (error: unknown) => {
        if (isProblem(error)) return false
        throw error
      },
    )
  }
}

/** Creates a client of 3.x from its URL or its options. */
export const createRegistryClient = (
  options: string | RegistryClientOptions = {},
): RegistryAPIClient =>
  new RegistryAPIClient(typeof options === 'string' ? { baseUrl: options } : options)

function resolveSource({ baseUrl, source, ...options }: RegistryClientOptions): Source {
  if (source) return source
  const { SVC_API_URL, REGISTRY_URL } = readEnvironment()
  const url = [baseUrl, SVC_API_URL, REGISTRY_URL].find(Boolean)
  return url === undefined ? embeddedSource() : fetchSource(url, options)
}

/** Returns the environment variables; browsers and workers have none. */
const readEnvironment = (): Readonly<Record<string, string | undefined>> =>
  (globalThis as { process?: { env?: Record<string, string | undefined> } }).process?.env ?? {}

/** Translates the names of 3.x. If a parameter has both names, that of the API counts. */
function toQueryInput(query: RegistryQuery): QueryInput {
  const entries = Object.entries(query).filter(([, value]) => value !== undefined)
  const isOlder = ([name]: [string, unknown]): boolean => toSnakeCase(name) !== name
  const ordered = [...entries.filter(isOlder), ...entries.filter((entry) => !isOlder(entry))]
  return Object.fromEntries(ordered.map(([name, value]) => [toSnakeCase(name), value]))
}

const toSnakeCase = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

interface RecordKey<T extends ContentType> {
  readonly type: T
  readonly namespace: string
  readonly slug: string
}

/** Returns a record. Namespaces but the official one are accepted, and have no records. */
async function getRecord<T extends ContentType>(
  client: Client,
  { type, namespace, slug }: RecordKey<T>,
  options?: SourceOptions,
): Promise<PublicRecord<T>> {
  if (resolveNamespace(namespace) === NAMESPACE) return client.get(type, slug, options)
  const { items } = await client.all(type, options)
  const slugs = items.map((item) => item.slug)
  throw recordNotFound(type, slug, slugs, namespace)
}

/** Converts a `Problem` to the error class of 3.x. */
const translateProblems = <T>(call: Promise<T>): Promise<T> =>
  call.catch((error: unknown) => {
    if (!isProblem(error)) throw error
    const { code, message, hint } = error
    throw new RegistryAPIError(code, message, {
      cause: error,
      ...(hint === undefined ? {} : { hint }),
    })
  })
