import { posix } from 'node:path'
import { Problem } from '../../index.ts'
import { checksum } from '../../internal/node.ts'
import { isObject } from '../../internal.ts'
import { HOSTS, type ManifestFile } from '../../site.ts'
import type { Environment } from '../environment.ts'
import { OperationError } from '../errors.ts'
import { parseTimeout } from '../registry/content.ts'
import { describeTooLarge, MAX_BYTES, readLimitedBody } from '../registry/limited-body.ts'

/** A response of a deployment, with its whole body. */
export interface DeploymentResponse {
  readonly url: string
  readonly status: number
  readonly headers: Headers
  readonly body: Buffer
}

/** A published site, which is read file by file. */
export interface Deployment {
  /** The base URL of the API, with a final slash. */
  readonly base: string
  /** Requests a path relative to the base URL, such as `index.json` or `../lib/index.js`. */
  get(path: string, headers?: Readonly<Record<string, string>>): Promise<DeploymentResponse>
  /** Downloads a file of a manifest; undefined if it is not the file that the manifest describes. */
  download(file: ManifestFile): Promise<Buffer | undefined>
}

const DEFAULT_TIMEOUT = 10_000

/** Opens the site at a URL, with or without `/v1`. Throws if nothing responds there. */
export async function openDeployment({ settings }: Environment, url: string): Promise<Deployment> {
  const root = url.replace(/(?<!\/)\/+$/, '')
  if (!/^https?:\/\//.test(url) || !URL.canParse(root)) {
    throw new OperationError('usage', `"${url}" is not the URL of a site.`, {
      hint: 'Use a URL such as https://example.com/v1.',
    })
  }
  const { timeout = DEFAULT_TIMEOUT } = parseTimeout(settings.timeout)
  const open = (base: string): Deployment => ({
    base,
    get: async (path, headers = {}) => {
      const url = new URL(path, base)
      const { body, ...response } = await send(url, { headers, timeout, maxBytes: MAX_BYTES })
      if (body) return { ...response, body }
      throw unreachable(describeTooLarge(url), 'Check that the URL is that of a published site.')
    },
    download: async ({ path, bytes, integrity }) => {
      const maxBytes = Math.min(bytes, MAX_BYTES)
      // Whatever the status is: some files are the body of an error.
      const { body } = await send(new URL(path, base), { headers: {}, timeout, maxBytes })
      return body && checksum(body).integrity === integrity ? body : undefined
    },
  })
  if (/\/v1$/.test(root)) return open(`${root}/`)
  // The API may be at the URL itself, on a host that serves nothing else.
  const [site, api] = [open(`${root}/v1/`), open(`${root}/`)]
  const isSite = (await site.get('index.json')).status === 200
  return isSite || (await api.get('index.json')).status !== 200 ? site : api
}

const TRANSIENT_STATUSES = [502, 503, 504]

interface RequestOptions {
  readonly headers: Readonly<Record<string, string>>
  /** The time for the whole response with its redirects and its body, in milliseconds. */
  readonly timeout: number
  readonly maxBytes: number
}

/** A response whose body is undefined if it is larger than the maximum. */
type LimitedResponse = Omit<DeploymentResponse, 'body'> & { readonly body: Buffer | undefined }

/** Sends a request, and once more after an error that may be temporary. */
async function send(url: URL, options: RequestOptions): Promise<LimitedResponse> {
  const first = await sendOnce(url, options).catch((error: unknown) => {
    if (isFinal(error)) throw describeError(url, error, options)
    return undefined
  })
  if (first && !TRANSIENT_STATUSES.includes(first.status)) return first
  return sendOnce(url, options).catch((error: unknown) => {
    throw describeError(url, error, options)
  })
}

async function sendOnce(
  url: URL,
  { headers, timeout, maxBytes }: RequestOptions,
): Promise<LimitedResponse> {
  const response = await fetch(url, { headers, signal: AbortSignal.timeout(timeout) })
  const chunks = await readLimitedBody(response, maxBytes)
  const body = chunks && Buffer.concat(chunks)
  return { url: url.href, status: response.status, headers: response.headers, body }
}

const isTimeout = (error: unknown): boolean => Object(error).name === 'TimeoutError'

const hasTooManyRedirects = (error: unknown): boolean =>
  /redirect count/.test(String(Object(Object(error).cause).message))

/** True for an error that another attempt would only repeat. */
const isFinal = (error: unknown): boolean => isTimeout(error) || hasTooManyRedirects(error)

function describeError(url: URL, cause: unknown, { timeout }: RequestOptions): Problem {
  const hint = 'Check the URL and the network, or allow more time with --timeout.'
  if (isTimeout(cause)) {
    return unreachable(`${url} did not answer within ${timeout} ms.`, hint, cause)
  }
  if (hasTooManyRedirects(cause)) {
    const fix = 'Check the redirects of the host.'
    return unreachable(`${url} redirects without an end.`, fix, cause)
  }
  return unreachable(`${url} could not be reached.`, hint, cause)
}

const unreachable = (message: string, hint: string, cause?: unknown): Problem =>
  new Problem('source-unreachable', message, { cause, hint })

/** Parses a body as JSON; undefined if it is something else. */
export function parseBody({ body }: DeploymentResponse): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

/** A manifest: a release and its files. */
interface Manifest {
  readonly release: string
  readonly files: readonly ManifestFile[]
}

/** All files of a site, and the main manifest as it was read. */
export interface SiteManifest extends Manifest {
  readonly body: Buffer
}

const MANIFEST = 'manifest.json'

/** Reads the manifests of a site: the main one, and those that it lists. */
export async function readManifests(deployment: Deployment): Promise<SiteManifest> {
  const main = await readManifest(deployment, MANIFEST)
  const names = main.files
    .map(({ path }) => path)
    .filter((path) => /^manifest\.\w+\.json$/.test(path))
  const others = await Promise.all(names.map((name) => readManifest(deployment, name)))
  return { ...main, files: [main, ...others].flatMap(({ files }) => files) }
}

async function readManifest(deployment: Deployment, name: string): Promise<SiteManifest> {
  const response = await deployment.get(name)
  const value = response.status === 200 ? parseBody(response) : undefined
  if (isManifest(value)) return { ...value, body: response.body }
  throw new OperationError('manifest-missing', `${response.url} is not a manifest of a site.`, {
    hint: 'Only a site that `svc build` wrote has one.',
  })
}

const isManifest = (value: unknown): value is Manifest =>
  isObject(value) &&
  typeof value.release === 'string' &&
  Array.isArray(value.files) &&
  value.files.every(isManifestFile)

const isManifestFile = (file: unknown): boolean =>
  isObject(file) &&
  isSafePath(file.path) &&
  isChecksum(file.integrity) &&
  Number.isSafeInteger(file.bytes)

const isChecksum = (value: unknown): boolean => /^sha256-[\w+/]+=*$/.test(String(value))

/** True if a path of a manifest is one of a site that `svc build` can have written. */
const isSafePath = (path: unknown): boolean =>
  typeof path === 'string' && !path.startsWith('/') && isSitePath(toSitePath(path))

/** The only hidden files of a site. Others would be settings of tools, or files of a mirror. */
const HIDDEN_FILES = ['.nojekyll', '.well-known/api-catalog']

/** True if a path, relative to the root of a site, names a file of it on every system. */
export const isSitePath = (path: unknown): path is string =>
  typeof path === 'string' &&
  (HIDDEN_FILES.includes(path) || path.split('/').every((part) => SITE_PATH_PART.test(part)))

const SITE_PATH_PART = /^[\w@-](?:[\w.@-]*[\w@-])?$/

/** Converts a path below `/v1/` to one below the root of the site. */
export const toSitePath = (path: string): string => posix.join('v1', path)

/** Files that hosts read instead of serving them. */
export const HOST_FILES: ReadonlySet<string> = new Set(HOSTS.flatMap(({ files }) => files))
