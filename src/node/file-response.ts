import { hash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import {
  CACHE_CONTROL,
  COMMON_HEADERS,
  CONTENT_SECURITY_POLICY,
  createEtag,
  isPreviewPath,
  PREVIEW_POLICY,
} from '../internal.ts'
import { createSizedCache, type SizedCache } from '../site.ts'
import { ifExists } from './if-exists.ts'
import type { SiteResponse } from './send-response.ts'

const MIME_TYPES: ReadonlyMap<string, string> = new Map([
  ['.atom', 'application/atom+xml; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
  ['.html', 'text/html; charset=utf-8'],
  ['.ico', 'image/x-icon'],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.map', 'application/json'],
  ['.png', 'image/png'],
  ['.svg', 'image/svg+xml'],
  ['.txt', 'text/plain; charset=utf-8'],
  ['.webp', 'image/webp'],
  ['.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['.woff2', 'font/woff2'],
  ['.xml', 'application/xml; charset=utf-8'],
])

/** RFC 9727, 4: the catalog is a linkset. */
const API_CATALOG_PATH = '/.well-known/api-catalog'

/** Error codes of a path that no file can have; such a path is answered like a missing file. */
const INVALID_PATH_CODES = ['EISDIR', 'ENAMETOOLONG']

/** Returns the response for a file of a site by its path, or undefined if there is no such file. */
export type FileResponder = (pathname: string) => Promise<SiteResponse | undefined>

/** The size of all cached files together, in bytes. */
const CACHE_BYTES = 32 * 2 ** 20

const API_FOLDER = '/v1/'
const TABLE_FOLDER = '/v1/_i/'

/** The state of a file that was not read from disk. */
const IN_MEMORY = 'in memory'

/** A file as it was read, and the state on disk that it was read in. */
interface CachedFile {
  readonly bytes: Uint8Array
  readonly etag: string
  readonly state: string
}

/** Returns a file of the release that is served, by its path below `/v1/`. */
export type ReadReleaseFile = (path: string) => Uint8Array | undefined

/**
 * Creates a function that responds with the files below a folder, and caches them. A table of the
 * served release comes from memory, because the folder may have another release already.
 */
export function createFileResponder(
  root: string,
  readReleaseFile: ReadReleaseFile = () => undefined,
): FileResponder {
  const cache = createSizedCache<CachedFile>(CACHE_BYTES)

  /** Returns a table, whose name has a hash of its content: it never changes. */
  function readTable(path: string, pathname: string): CachedFile | undefined {
    const table = pathname.startsWith(TABLE_FOLDER)
      ? readReleaseFile(pathname.slice(API_FOLDER.length))
      : undefined
    if (!table) return undefined
    const cached = cache.get(path)
    if (cached?.state === IN_MEMORY) return cached
    // Copied, because the table is in memory that threads share.
    return addToCache(cache, path, Buffer.from(table), IN_MEMORY)
  }

  return async (pathname) => {
    const path = toDiskPath(root, pathname)
    const file = path && (readTable(path, pathname) ?? (await readCachedFile(path, cache)))
    if (!file) return undefined
    const { bytes, etag } = file
    return { status: 200, headers: createHeaders(path, pathname, etag), body: bytes, file: path }
  }
}

/** Reads a file, unless the cached one still is what the disk has. */
async function readCachedFile(
  path: string,
  cache: SizedCache<CachedFile>,
): Promise<CachedFile | undefined> {
  const stats = await ifExists(stat(path), INVALID_PATH_CODES)
  if (!stats?.isFile()) return undefined
  const state = `${stats.ino} ${stats.mtimeMs} ${stats.size}`
  const cached = cache.get(path)
  if (cached?.state === state) return cached
  const bytes = await ifExists(readFile(path), INVALID_PATH_CODES)
  if (bytes === undefined) return undefined
  return addToCache(cache, path, bytes, state)
}

function addToCache(
  cache: SizedCache<CachedFile>,
  path: string,
  bytes: Buffer,
  state: string,
): CachedFile {
  const file = { bytes, etag: createEtag(hash('sha256', bytes, 'hex')), state }
  cache.set(path, file, bytes.length)
  return file
}

function createHeaders(path: string, pathname: string, etag: string): Record<string, string> {
  const type = pathname.endsWith(API_CATALOG_PATH)
    ? 'application/linkset+json'
    : (MIME_TYPES.get(extname(path)) ?? 'application/json; charset=utf-8')
  const policy = isPreviewPath(pathname) ? PREVIEW_POLICY : CONTENT_SECURITY_POLICY
  return {
    ...COMMON_HEADERS,
    'Cache-Control': CACHE_CONTROL[cacheClassForPath(pathname)],
    'Content-Type': type,
    ETag: etag,
    ...(type.startsWith('text/html') ? { 'Content-Security-Policy': policy } : {}),
  }
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
