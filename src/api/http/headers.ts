/** The `Cache-Control` values by kind of response. Host files and the handler share this table. */
export const CACHE_CONTROL = {
  entry: 'public, max-age=60, stale-while-revalidate=600, stale-if-error=86400',
  content: 'public, max-age=300, stale-while-revalidate=86400, stale-if-error=604800',
  immutable: 'public, max-age=31536000, immutable',
  error: 'max-age=60',
  packs: 'no-store',
} as const

export type CacheClass = keyof typeof CACHE_CONTROL

/** The headers of every response: readable from any origin, without credentials, never sniffed. */
export const COMMON_HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'ETag, Link',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'X-Content-Type-Options': 'nosniff',
} as const

/** The `Content-Type` of every problem (RFC 9457). */
export const PROBLEM_CONTENT_TYPE = 'application/problem+json; charset=utf-8'

/** The policy of every HTML page: same-origin files only, no `eval`, no inline script. */
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

/** The policy of preview pages: same-origin files, no requests, embeddable by any site. */
export const PREVIEW_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  'img-src data:',
  "font-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  'frame-ancestors *',
].join('; ')

/** True if a path is that of a preview page. */
export const isPreviewPath = (pathname: string): boolean =>
  /^\/(preview|showcase\/[^/]+)\//.test(pathname)
