import type { Host } from './host.ts'
import { adopt, type Release, readEntry, reopen } from './release.ts'

/** Answers the API of a site from one release at a time. */
export interface Api {
  /** The answer to a request; `address` is its path and query below the site's folder. */
  answer(request: Request, address: string): Promise<Response>
  /** The release that answers now. */
  current(): Promise<Release>
  /** Looks for a newer release, and takes it over once all of it is here. */
  refresh(): Promise<Release>
}

/** The API over a host. The first question opens what was kept, or takes the published release over. */
export function createApi(host: Host): Api {
  let opened: Promise<Release> | undefined
  const current = (): Promise<Release> => {
    opened ??= reopen(host).then((release) => release ?? adopt(host))
    opened.catch(() => {
      opened = undefined
    })
    return opened
  }
  const replace = (): Promise<Release> => {
    opened = adopt(host)
    return current()
  }
  return {
    current,
    async answer(request, address) {
      const again = request.clone()
      const release = await current()
      const response = await release.handle(moved(request, address))
      // A newer release appeared while this was read: the whole question is put to that one.
      if (!release.isOutdated()) return response
      return (await replace()).handle(moved(again, address))
    },
    async refresh() {
      const [release, { entry }] = await Promise.all([current(), readEntry(host)])
      return entry.release === release.name ? release : replace()
    },
  }
}

/** The request as the handler knows it, which thinks that the site lies at the root. */
function moved({ method, headers, body }: Request, address: string): Request {
  const init = { method, headers, ...(body ? { body, duplex: 'half' } : {}) }
  return new Request(new URL(address, 'https://site.invalid'), init as RequestInit)
}
