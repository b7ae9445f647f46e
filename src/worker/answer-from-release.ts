import { createClient, createHandler, Problem } from '../index.ts'
import type { WorkerEnvironment } from './environment.ts'
import { adoptRelease, type Release, readPublishedRelease, reopenRelease } from './release-cache.ts'

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
    const opened =
      currentRelease ?? reopenRelease(host).then((release) => release ?? adoptRelease(host))
    currentRelease = opened
    opened.catch(() => {
      if (currentRelease === opened) currentRelease = undefined
    })
    return opened
  }
  /** Adopts the published release, unless another request has done so already. */
  const replace = async (outdated: Release): Promise<Release> => {
    if ((await current()) === outdated) currentRelease = adoptRelease(host)
    return current()
  }
  return {
    current,
    async respond(request, path) {
      const copy = request.clone()
      try {
        const release = await current()
        const response = await release.handle(toHandlerRequest(request, path))
        // If a newer release was published in the meantime, it answers the whole request.
        if (!release.isOutdated()) return response
        return (await replace(release)).handle(toHandlerRequest(copy, path))
      } catch (error) {
        return respondWithoutRelease(toHandlerRequest(copy, path), error)
      }
    },
    async refresh() {
      const [release, published] = await Promise.all([current(), readPublishedRelease(host)])
      return published === release.name ? release : replace(release)
    },
  }
}

/** Answers a request if no release could be opened: offline, or behind a captive portal. */
const respondWithoutRelease = (request: Request, cause: unknown): Promise<Response> =>
  createHandler(
    createClient(async () => {
      throw new Problem('source-unreachable', 'The content could not be read.', {
        cause,
        hint: 'Check the network connection, then try again.',
      })
    }),
  )(request)

/** Returns the request for the handler, which expects the site at the root of its origin. */
function toHandlerRequest({ method, headers, body }: Request, path: string): Request {
  const init = { method, headers, ...(body ? { body, duplex: 'half' } : {}) }
  return new Request(new URL(path, 'https://site.invalid'), init as RequestInit)
}
