import type { WorkerEnvironment } from './environment.ts'
import { adoptRelease, type Release, readEntry, reopenRelease } from './release-cache.ts'

/** Answers the API of a site from one release at a time. */
export interface OfflineApi {
  /** The answer to a request; `address` is its path and query below the site's folder. */
  respond(request: Request, address: string): Promise<Response>
  /** The release that answers now. */
  current(): Promise<Release>
  /** Looks for a newer release, and takes it over once all of it is here. */
  refresh(): Promise<Release>
}

/** The API over a host. The first question opens what was kept, or takes the published release over. */
export function createOfflineApi(host: WorkerEnvironment): OfflineApi {
  let opened: Promise<Release> | undefined
  const current = (): Promise<Release> => {
    opened ??= reopenRelease(host).then((release) => release ?? adoptRelease(host))
    opened.catch(() => {
      opened = undefined
    })
    return opened
  }
  const replace = (): Promise<Release> => {
    opened = adoptRelease(host)
    return current()
  }
  return {
    current,
    async respond(request, address) {
      const again = request.clone()
      const release = await current()
      const response = await release.handle(toHandlerRequest(request, address))
      // A newer release appeared while this was read: the whole question is put to that one.
      if (!release.isOutdated()) return response
      return (await replace()).handle(toHandlerRequest(again, address))
    },
    async refresh() {
      const [release, { entry }] = await Promise.all([current(), readEntry(host)])
      return entry.release === release.name ? release : replace()
    },
  }
}

/** The request as the handler knows it, which thinks that the site lies at the root. */
function toHandlerRequest({ method, headers, body }: Request, address: string): Request {
  const init = { method, headers, ...(body ? { body, duplex: 'half' } : {}) }
  return new Request(new URL(address, 'https://site.invalid'), init as RequestInit)
}
