import type { Client } from '../index.ts'

let loading: Promise<Client> | undefined

/** The client of the site that a page belongs to; `root` is the way from the page to the site. */
export function loadClient(root: string): Promise<Client> {
  loading ??= load(new URL(`${root}v1/`, document.baseURI))
  loading.catch(() => {
    loading = undefined
  })
  return loading
}

async function load(api: URL): Promise<Client> {
  const { createApiClient } = await import('./api-client.ts')
  return createApiClient(api)
}
