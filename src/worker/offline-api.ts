import type { WorkerEnvironment } from './environment.ts'
import { adoptRelease, type Release, readEntry, reopenRelease } from './release-cache.ts'

/** Answers requests to the API of a site from one release at a time. */
export interface OfflineApi {
  /** Answers a request; `path` is its path and query below the site's folder. */
  respond(request: Request, path: string): Promise<Response>
  /** Returns the current release. */
  current(): Promise<Release>
  /** Checks for a newer release, and adopts it once it is completely cached. */
  refresh(): Promise<Release>
}

/** Creates the API. The first call opens the cached release, or adopts the published one. */
export function createOfflineApi(host: WorkerEnvironment): OfflineApi {
  let currentRelease: Promise<Release> | undefined
  const current = (): Promise<Release> => {
    currentRelease ??= reopenRelease(host).then((release) => release ?? adoptRelease(host))
    currentRelease.catch(() => {
      currentRelease = undefined
    })
    return currentRelease
  }
  const replace = (): Promise<Release> => {
    currentRelease = adoptRelease(host)
    return current()
  }
  return {
    current,
    async respond(request, path) {
      const copy = request.clone()
      const release = await current()
      const response = await release.handle(toHandlerRequest(request, path))
      // If a newer release was published in the meantime, it answers the whole request.
      if (!release.isOutdated()) return response
      return (await replace()).handle(toHandlerRequest(copy, path))
    },
    async refresh() {
      const [release, { entry }] = await Promise.all([current(), readEntry(host)])
      return entry.release === release.name ? release : replace()
    },
  }
}

/** Returns the request for the handler, which expects the site at the root of its origin. */
function toHandlerRequest({ method, headers, body }: Request, path: string): Request {
  const init = { method, headers, ...(body ? { body, duplex: 'half' } : {}) }
  return new Request(new URL(path, 'https://site.invalid'), init as RequestInit)
}
