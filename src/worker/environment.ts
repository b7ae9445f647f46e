/** The globals of a service worker, as an argument so that tests can replace them. */
export interface WorkerEnvironment {
  readonly caches: CacheStorage
  readonly fetch: typeof fetch
  /** The URL of the site's folder, ending in a slash. */
  readonly base: URL
}

/** Returns the prefix of the site's cache names; other sites of the origin have another base. */
export const cachePrefix = ({ base }: WorkerEnvironment): string => `svc ${base.pathname} `

/** Returns the URL of a file of the API. */
export const apiUrl = ({ base }: WorkerEnvironment, path: string): string =>
  new URL(`v1/${path}`, base).href
