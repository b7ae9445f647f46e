import type { Client } from '../api/client.ts'
import { apiCatalog, CATALOG_FILE } from './api-catalog.ts'
import { hostFiles } from './hosts.ts'
import { llmsText } from './llms.ts'
import { robotsText } from './robots.ts'

/** The files of a site that lie beside its API, by their path below its root. */
export const filesBeside = async (client: Client): Promise<[string, string][]> => [
  [CATALOG_FILE, apiCatalog()],
  ['llms.txt', await llmsText(client)],
  ['robots.txt', robotsText()],
  ...hostFiles(),
]
