import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import {
  CACHE_CONTROL,
  COMMON_HEADERS,
  CONTENT_SECURITY_POLICY,
  createEtag,
  isFresh,
  isPreviewPath,
  PREVIEW_POLICY,
} from '../index.ts'

const MIME_TYPES: ReadonlyMap<string, string> = new Map([
  ['.css', 'text/css; charset=utf-8'],
  ['.html', 'text/html; charset=utf-8'],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.map', 'application/json'],
  ['.png', 'image/png'],
  ['.svg', 'image/svg+xml'],
  ['.txt', 'text/plain; charset=utf-8'],
  ['.webp', 'image/webp'],
])

/** RFC 9727, 4: the catalog is a linkset. */
const API_CATALOG_PATH = '/.well-known/api-catalog'

/** The file of a site that an address names, as an answer; undefined when there is none. */
export async function fileResponse(
  root: string,
  request: Request,
  pathname = new URL(request.url).pathname,
): Promise<Response | undefined> {
  const path = toDiskPath(root, pathname)
  const bytes = path === undefined ? undefined : await readIfExists(path)
  if (path === undefined || bytes === undefined) return undefined
  const etag = createEtag(hash('sha256', bytes, 'hex'))
  const headers = createHeaders(path, pathname, etag)
  if (isFresh(etag, request.headers.get('If-None-Match'))) {
    return new Response(null, { status: 304, headers })
  }
  return new Response(request.method === 'HEAD' ? null : bytes, { headers })
}

function createHeaders(path: string, pathname: string, etag: string): Headers {
  const type = pathname.endsWith(API_CATALOG_PATH)
    ? 'application/linkset+json'
    : (MIME_TYPES.get(extname(path)) ?? 'application/json; charset=utf-8')
  const headers = new Headers({
    ...COMMON_HEADERS,
    'Cache-Control': CACHE_CONTROL[cacheClassForPath(pathname)],
    'Content-Type': type,
    ETag: etag,
  })
  const policy = isPreviewPath(pathname) ? PREVIEW_POLICY : CONTENT_SECURITY_POLICY
  if (type.startsWith('text/html')) headers.set('Content-Security-Policy', policy)
  return headers
}

/** Files that are named by what they hold never change; a manifest changes with every release. */
function cacheClassForPath(pathname: string): keyof typeof CACHE_CONTROL {
  if (/^\/(assets|v1\/_i)\//.test(pathname)) return 'immutable'
  return pathname.startsWith('/v1/manifest') ? 'entry' : 'content'
}

/** A folder answers with its index; a path with an empty or upward part is no file. */
function toDiskPath(root: string, pathname: string): string | undefined {
  const parts = decodePath(pathname)?.split('/').slice(1)
  if (!parts || parts.slice(0, -1).includes('') || !parts.every(isSafeSegment)) return undefined
  const name = parts.at(-1) === '' ? 'index.html' : ''
  return join(root, ...parts, name)
}

const isSafeSegment = (part: string): boolean => !/^\.\.?$|[\0\\/]/.test(part)

/** The path with its escapes read; an escaped slash stays one part, and so leads nowhere. */
function decodePath(pathname: string): string | undefined {
  try {
    return pathname
      .split('/')
      .map((part) => decodeURIComponent(part).replaceAll('/', '\\'))
      .join('/')
  } catch (error) {
    if (error instanceof URIError) return undefined
    throw error
  }
}

const NOT_FOUND_CODES = new Set(['ENOENT', 'EISDIR', 'ENOTDIR', 'ENAMETOOLONG'])

async function readIfExists(path: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    return new Uint8Array(await readFile(path))
  } catch (error) {
    if (error instanceof Error && 'code' in error && NOT_FOUND_CODES.has(String(error.code)))
      return undefined
    throw error
  }
}
