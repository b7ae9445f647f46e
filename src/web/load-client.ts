import type { Client } from '../index.ts'

let clientPromise: Promise<Client> | undefined

/** The client of the site that a page belongs to; `root` is the way from the page to the site. */
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
