/** How long an answer may be kept, by what it is. Hosts and the handler read the same table. */
export const CACHE_CONTROL = {
  entry: 'public, max-age=60, stale-while-revalidate=600, stale-if-error=86400',
  content: 'public, max-age=300, stale-while-revalidate=86400, stale-if-error=604800',
  immutable: 'public, max-age=31536000, immutable',
  error: 'max-age=60',
  packs: 'no-store',
} as const

export type CacheClass = keyof typeof CACHE_CONTROL

/** Headers of every answer: readable from any origin, never sniffed. */
export const COMMON_HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'ETag, Link',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'X-Content-Type-Options': 'nosniff',
} as const

/** The policy of every HTML page: our own files only, no `eval`, no inline script. */
export const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "frame-src 'self' blob:",
  "worker-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
].join('; ')

/** The policy of pages that show a record: the same files, nothing sent, in a frame of anybody's. */
export const PREVIEW_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  'img-src data:',
  "form-action 'none'",
  "base-uri 'none'",
  'frame-ancestors *',
].join('; ')

/** Whether an address is that of a page that shows a record. */
export const isPreviewPath = (pathname: string): boolean =>
  /^\/(preview|showcase\/[^/]+)\//.test(pathname)

// RFC 9110, 13.1.2: If-None-Match compares weakly, and a match on GET or HEAD answers 304.
/** Whether a caller that sends this `If-None-Match` already has what the tag names. */
export const isFresh = (etag: string, ifNoneMatch: string | null): boolean =>
  ifNoneMatch?.trim() === '*' ||
  (ifNoneMatch ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
