import { createApiClient } from '../api-client.ts'
import type { SearchSources } from './find-everything.ts'
import { createPageSearch } from './find-pages.ts'
import { SEARCH_PAGES_FILE, type SearchPage } from './page-kinds.ts'

/** Loads what a search covers. `root` is the URL of the site. */
export async function loadSources(root: URL): Promise<SearchSources> {
  return {
    client: createApiClient(new URL('v1/', root)),
    findPages: await createPageSearch(await readPages(new URL(SEARCH_PAGES_FILE, root))),
  }
}

async function readPages(url: URL): Promise<readonly SearchPage[]> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url.pathname} answered ${response.status}.`)
  return response.json()
}
