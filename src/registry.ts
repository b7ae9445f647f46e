import { type Client, createClient, recordNotFound } from './api/client.ts'
import type { PublicRecord, SchemaDocument, SearchResponse, Showcase } from './api/documents.ts'
import type { PackOptions, PackRequest } from './api/pack-requests.ts'
import { type QueryInput, resolveNamespace } from './api/parameters.ts'
import type { Source, SourceOptions } from './api/source.ts'
import { type FetchOptions, fetchSource } from './api/sources/fetch.ts'
import type { Content, ContentType } from './core/content/content-types.ts'
import { NAMESPACE } from './core/content/record.ts'
import type { ExecutionPackBundleV1 } from './core/generated/types/execution-pack-bundle.v1.ts'
import type { PublicContentListV1 } from './core/generated/types/public-content-list.v1.ts'
import type { RegistryIntelligenceSummaryV1 } from './core/generated/types/registry-intelligence-summary.v1.ts'
import type { SelectedExecutionPackV1 } from './core/generated/types/selected-execution-pack.v1.ts'
import { isProblem, PROBLEMS, type ProblemCode } from './core/problem.ts'
import { embeddedSource } from './embedded.ts'

// The names of 3.x over the same client. There is no second service and no second copy of data.

/** Where a registry client reads, and how. */
export interface RegistryClientOptions extends FetchOptions {
  /** The address of an API, ending in `/v1`; else `SVC_API_URL`, `REGISTRY_URL`, the embedded copy. */
  readonly baseUrl?: string
  /** A source to read instead of an address. */
  readonly source?: Source
}

/** What can be asked of a list or a search, by the names of 3.x or by those of the API. */
export interface RegistryQuery extends QueryInput {
  readonly intelligenceSource?: string
  readonly blueprintSet?: string
}

/** A call that cannot be answered. */
export class RegistryAPIError extends Error {
  override readonly name = 'RegistryAPIError'
  /** The HTTP status of the failure, also where no HTTP was spoken. */
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

  /** A page of the records of a type. */
  listContent(
    type: ContentType,
    query: RegistryQuery = {},
    options?: SourceOptions,
  ): Promise<PublicContentListV1> {
    return translateProblems(this.#client.list(type, toQueryInput(query), options))
  }

  /** What a record says itself, without what is known about it. */
  async getContent<T extends ContentType>(
    type: T,
    namespace: string,
    slug: string,
    options?: SourceOptions,
  ): Promise<Content[T]> {
    return (await this.getContentRecord(type, namespace, slug, options)).data
  }

  /** A record with what is known about it. */
  getContentRecord<T extends ContentType>(
    type: T,
    namespace: string,
    slug: string,
    options?: SourceOptions,
  ): Promise<PublicRecord<T>> {
    return translateProblems(getRecord(this.#client, { type, namespace, slug }, options))
  }

  /** The records that match some words, best first. */
  search(query: RegistryQuery, options?: SourceOptions): Promise<SearchResponse> {
    return translateProblems(this.#client.search(toQueryInput(query), options))
  }

  /** A schema of the catalog by its file name. */
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

  /** How much of the content is judged, recommended and verified. */
  getContentIntelligenceSummary(
    query: { readonly namespace?: string } = {},
    options?: SourceOptions,
  ): Promise<RegistryIntelligenceSummaryV1> {
    return translateProblems(this.#client.summary(query, options))
  }

  /** Every pack of an essence; a document that is none is refused with its issues in the cause. */
  compileExecutionPacks(essence: unknown, options?: PackOptions): Promise<ExecutionPackBundleV1> {
    return translateProblems(this.#client.compile(essence, options))
  }

  /** One pack of an essence, with the manifest of all. */
  selectExecutionPack(
    request: PackRequest,
    options?: PackOptions,
  ): Promise<SelectedExecutionPackV1> {
    return translateProblems(this.#client.select(request, options))
  }

  /** Whether the API can be reached. */
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

/** A client of 3.x, by its address or its options. */
export const createRegistryClient = (
  options: string | RegistryClientOptions = {},
): RegistryAPIClient =>
  new RegistryAPIClient(typeof options === 'string' ? { baseUrl: options } : options)

function resolveSource({ baseUrl, source, ...options }: RegistryClientOptions): Source {
  if (source) return source
  const { SVC_API_URL, REGISTRY_URL } = readEnvironment()
  const address = [baseUrl, SVC_API_URL, REGISTRY_URL].find(Boolean)
  return address === undefined ? embeddedSource() : fetchSource(address, options)
}

/** Browsers and workers have no process. */
const readEnvironment = (): Readonly<Record<string, string | undefined>> =>
  (globalThis as { process?: { env?: Record<string, string | undefined> } }).process?.env ?? {}

const toQueryInput = ({
  intelligenceSource,
  blueprintSet,
  ...query
}: RegistryQuery): QueryInput => ({
  ...(intelligenceSource === undefined ? {} : { intelligence_source: intelligenceSource }),
  ...(blueprintSet === undefined ? {} : { blueprint_set: blueprintSet }),
  ...query,
})

interface RecordKey<T extends ContentType> {
  readonly type: T
  readonly namespace: string
  readonly slug: string
}

/** Other namespaces are a compatibility input and hold no records. */
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

const translateProblems = <T>(answer: Promise<T>): Promise<T> =>
  answer.catch((error: unknown) => {
    if (!isProblem(error)) throw error
    const { code, message, hint } = error
    throw new RegistryAPIError(code, message, {
      cause: error,
      ...(hint === undefined ? {} : { hint }),
    })
  })
