import type { Client } from '../index.ts'

// A page belongs to one site, so one client is enough.
let clientPromise: Promise<Client> | undefined

/** Loads the API client of a page once; `root` is the relative path to the site root. */
export function loadClient(root: string): Promise<Client> {
  clientPromise ??= importApiClient(new URL(`${root}v1/`, document.baseURI))
  clientPromise.catch(() => {
    clientPromise = undefined
  })
  return clientPromise
}

async function importApiClient(api: URL): Promise<Client> {
  const { createApiClient } = await import('./api-client.ts')
  return createApiClient(api)
}
