import { type Client, createClient } from '../api/client.ts'
import type { ManifestFile, OpenApi } from '../api/documents.ts'
import { PATHS } from '../api/paths.ts'
import { memorySource } from '../api/source.ts'
import { filesBeside } from './beside.ts'
import type { Corpus } from './corpus.ts'
import { type Checksum, manifestsOf } from './manifest.ts'
import { openapiDocument } from './openapi.ts'
import { checkFileCount, type Part } from './parts.ts'
import { prerender, rawFiles } from './prerender.ts'
import { type Tables, tablesOf } from './tables.ts'

/** What a site is to hold beside the answers, and what it is to do without. */
export interface SiteOptions {
  /** The parts to leave out. */
  readonly without?: readonly Part[]
  /** The most files that the site may have; 0 means any number. */
  readonly maxFiles?: number
  /** Further files of the site, such as its pages, by their path below its root. */
  readonly more?: ReadonlyMap<string, string>
  /** Files that others have written there. */
  readonly written?: readonly ManifestFile[]
  /** The host's own way to compute checksums. */
  readonly checksum?: Checksum
}

/** A client that answers from a corpus in memory. */
export const corpusClient = (corpus: Corpus): Client => clientOver(corpus, tablesOf(corpus))

function clientOver({ version }: Corpus, { files }: Tables): Client {
  const kept = memorySource(files)
  let openapi: Promise<OpenApi> | undefined
  const client = createClient(async (path) => {
    if (path !== PATHS.openapi) return kept(path)
    // Its examples are answers, so that it can only be made once somebody answers.
    openapi ??= openapiDocument(client, version)
    return openapi
  })
  return client
}

/** Every file of the static API and beside it, by its path below the site's root. */
export async function buildSite(
  corpus: Corpus,
  options: SiteOptions = {},
): Promise<Map<string, string>> {
  const { without = [], maxFiles, more = new Map(), written = [], checksum } = options
  const tables = tablesOf(corpus)
  const { terms, slugs } = tables
  const client = clientOver(corpus, tables)
  const files = new Map<string, string>([
    ...(await prerender({ client, terms, slugs }, without)),
    ...rawFiles(tables.files),
    ...(await filesBeside(client)),
    ...more,
  ])
  const { release } = await client.health()
  const site = new Map([...files, ...manifestsOf(files, { release, written, checksum })])
  const others = written.flatMap(({ path }) => (site.has(path) ? [] : [path]))
  checkFileCount([...site.keys(), ...others], maxFiles)
  return site
}
