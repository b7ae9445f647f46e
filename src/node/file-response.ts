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
import { ifExists } from './if-exists.ts'

const MIME_TYPES: ReadonlyMap<string, string> = new Map([
  ['.css', 'text/css; charset=utf-8'],
  ['.html', 'text/html; charset=utf-8'],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.map', 'application/json'],
  ['.png', 'image/png'],
  ['.svg', 'image/svg+xml'],
  ['.txt', 'text/plain; charset=utf-8'],
  ['.webp', 'image/webp'],
  ['.woff2', 'font/woff2'],
])

/** RFC 9727, 4: the catalog is a linkset. */
const API_CATALOG_PATH = '/.well-known/api-catalog'

/** Error codes of a path that no file can have; such a path is answered like a missing file. */
const INVALID_PATH_CODES = ['EISDIR', 'ENAMETOOLONG']

/** Returns the response for a file of a site, or undefined if there is no such file. */
export async function fileResponse(
  root: string,
  request: Request,
  pathname = new URL(request.url).pathname,
): Promise<Response | undefined> {
  const path = toDiskPath(root, pathname)
  if (path === undefined) return undefined
  const buffer = await ifExists(readFile(path), INVALID_PATH_CODES)
  if (buffer === undefined) return undefined
  const bytes = new Uint8Array(buffer)
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

/** Files with a hash of their content in their name never change; manifests change every release. */
function cacheClassForPath(pathname: string): keyof typeof CACHE_CONTROL {
  if (/^\/(assets|fonts|v1\/_i)\//.test(pathname)) return 'immutable'
  return pathname.startsWith('/v1/manifest') ? 'entry' : 'content'
}

/** Returns the path on disk; undefined for a path with an empty or parent segment. */
function toDiskPath(root: string, pathname: string): string | undefined {
  const segments = decodePath(pathname)?.split('/').slice(1)
  if (!segments || segments.slice(0, -1).includes('') || !segments.every(isSafeSegment)) {
    return undefined
  }
  const index = segments.at(-1) === '' ? 'index.html' : ''
  return join(root, ...segments, index)
}

const isSafeSegment = (segment: string): boolean => !/^\.\.?$|[\0\\/]/.test(segment)

/** Decodes a path; an encoded slash becomes a backslash, which no segment may contain. */
function decodePath(pathname: string): string | undefined {
  try {
    return pathname
      .split('/')
      .map((segment) => decodeURIComponent(segment).replaceAll('/', '\\'))
      .join('/')
  } catch (error) {
    if (error instanceof URIError) return undefined
    throw error
  }
}
