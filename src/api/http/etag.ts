/**
 * Returns the strong ETag of a body from its SHA-256 in hex. 128 bits are enough to tell two
 * versions apart, and every host that computes the same hash gets the same tag.
 */
export const createEtag = (sha256: string): string => `"${sha256.slice(0, 32)}"`

// RFC 9110, 13.1.2: If-None-Match compares weakly, and a match on GET or HEAD answers 304.
/** True if a client that sends this `If-None-Match` already has the version with this ETag. */
export const isFresh = (etag: string, ifNoneMatch: string | null): boolean =>
  ifNoneMatch?.trim() === '*' ||
  (ifNoneMatch ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
