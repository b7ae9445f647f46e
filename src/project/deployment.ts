import { posix } from 'node:path'
import { isObject, Problem } from '../index.ts'
import type { ManifestFile } from '../site.ts'
import { parseTimeout } from './content.ts'
import type { Environment } from './environment.ts'
import { OperationError } from './errors.ts'

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
}

const DEFAULT_TIMEOUT = 10_000

/** Opens the site at a URL, with or without `/v1`. Throws if nothing responds there. */
export async function openDeployment({ settings }: Environment, url: string): Promise<Deployment> {
  const root = url.replace(/\/+$/, '')
  if (!/^https?:\/\//.test(url) || !URL.canParse(root)) {
    throw new OperationError('usage', `"${url}" is not the URL of a site.`, {
      hint: 'Use a URL such as https://example.com/v1.',
    })
  }
  const { timeout = DEFAULT_TIMEOUT } = parseTimeout(settings.timeout)
  const open = (base: string): Deployment => ({
    base,
    get: (path, headers = {}) => request(new URL(path, base), headers, timeout),
  })
  if (/\/v1$/.test(root)) return open(`${root}/`)
  // The API may be at the URL itself, on a host that serves nothing else.
  const [site, api] = [open(`${root}/v1/`), open(`${root}/`)]
  const isSite = (await site.get('index.json')).status === 200
  return isSite || (await api.get('index.json')).status !== 200 ? site : api
}

const TRANSIENT_STATUSES = [502, 503, 504]

/** Sends a request, and once more after an error that may be temporary. */
async function request(
  url: URL,
  headers: Readonly<Record<string, string>>,
  timeout: number,
): Promise<DeploymentResponse> {
  const send = async (): Promise<DeploymentResponse> => {
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(timeout) })
    const body = Buffer.from(await response.arrayBuffer())
    return { url: url.href, status: response.status, headers: response.headers, body }
  }
  const first = await send().catch(() => undefined)
  if (first && !TRANSIENT_STATUSES.includes(first.status)) return first
  return send().catch((cause: unknown) => {
    throw new Problem('source-unreachable', `${url} could not be reached.`, {
      cause,
      hint: 'Check the URL and the network, or allow more time with --timeout.',
    })
  })
}

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
  value.files.every((file) => isObject(file) && isSafePath(file.path) && isChecksum(file.integrity))

const isChecksum = (value: unknown): boolean => /^sha256-[\w+/]+=*$/.test(String(value))

/** True if a path of a manifest stays inside the site on every system. */
const isSafePath = (path: unknown): boolean =>
  typeof path === 'string' &&
  !path.startsWith('/') &&
  toSitePath(path)
    .split('/')
    .every((segment) => segment !== '' && segment !== '..' && !/[\\:\0]/.test(segment))

/** Converts a path below `/v1/` to one below the root of the site. */
export const toSitePath = (path: string): string => posix.join('v1', path)
