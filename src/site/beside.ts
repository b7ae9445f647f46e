import type { Client } from '../api/client.ts'
import { API_CATALOG_FILE, apiCatalogJson } from './api-catalog.ts'
import { hostFiles } from './hosts.ts'
import { createLlmsText } from './llms.ts'
import { createRobotsText } from './robots.ts'

/** The files of a site that lie beside its API, by their path below its root. */
export const createRootFiles = async (client: Client): Promise<[string, string][]> => [
  [API_CATALOG_FILE, apiCatalogJson()],
  ['llms.txt', await createLlmsText(client)],
  ['robots.txt', createRobotsText()],
  ...hostFiles(),
]
