/** What a service worker has around it; tests bring their own. */
export interface WorkerEnvironment {
  readonly caches: CacheStorage
  readonly fetch: typeof fetch
  /** The folder that the site lies in; it ends in a slash. */
  readonly base: URL
}

/** The caches of this site begin so; another site of the same origin has another base. */
export const cachePrefix = ({ base }: WorkerEnvironment): string => `svc ${base.pathname} `

/** The address of a file of the API. */
export const apiUrl = ({ base }: WorkerEnvironment, path: string): string =>
  new URL(`v1/${path}`, base).href
