import type { ManifestFile } from '../api/documents.ts'
import type { Source } from '../api/source.ts'
import { memoizeByObject } from '../core/memoize.ts'
import type { Corpus } from './corpus.ts'
import { publishedCorpusClient } from './corpus-client.ts'
import { checkFileCount, type SitePart } from './optional-parts.ts'
import { prerender, rawFiles } from './prerender.ts'
import { previewFiles } from './previews/preview-files.ts'
import { type PublishedCorpus, publishCorpus, readPublishedCorpus } from './published-corpus.ts'
import { createRootFiles } from './root-files.ts'
import { type Checksum, createManifests, siteFileFactory } from './site-manifest.ts'

/** What a site is to hold beside the answers, and what it is to do without. */
export interface SiteOptions {
  /** The parts to leave out. */
  readonly without?: readonly SitePart[]
  /** The most files that the site may have; 0 means any number. */
  readonly maxFiles?: number
  /** Further files of the site, such as its pages, by their path below its root. */
  readonly extraFiles?: ReadonlyMap<string, string>
  /** Files that others have written there. */
  readonly existingFiles?: readonly ManifestFile[]
  /** The host's own way to compute checksums. */
  readonly checksum?: Checksum
}

/** The same previews lie in every site of a corpus. */
const createPreviews = memoizeByObject((tables: PublishedCorpus) =>
  previewFiles({ client: publishedCorpusClient(tables), ...tables }),
)

/** Every file of the static API and beside it, by its path below the site's root. */
export const buildSite = (
  corpus: Corpus,
  options: SiteOptions = {},
): Promise<Map<string, string>> => assembleSite(publishCorpus(corpus), options)

/** The same for what a source holds: another site's files, or those of two sites as one. */
export const buildSiteFrom = async (
  source: Source,
  options: SiteOptions = {},
): Promise<Map<string, string>> => assembleSite(await readPublishedCorpus(source), options)

async function assembleSite(
  tables: PublishedCorpus,
  options: SiteOptions,
): Promise<Map<string, string>> {
  const { without = [], maxFiles, extraFiles = new Map(), existingFiles = [], checksum } = options
  const client = publishedCorpusClient(tables)
  const make = siteFileFactory(checksum)
  const files = await prerender({ client, ...tables }, { createFile: make, without })
  const beside = [
    ...rawFiles(tables),
    ...(await createRootFiles(client)),
    ...(without.includes('previews') ? [] : await createPreviews(tables)),
    ...extraFiles,
  ]
  for (const [path, text] of beside) files.set(path, make(text))
  const { release } = await client.health()
  for (const [path, file] of createManifests(files, { release, createFile: make, existingFiles }))
    files.set(path, file)
  const others = existingFiles.flatMap(({ path }) => (files.has(path) ? [] : [path]))
  checkFileCount([...files.keys(), ...others], maxFiles)
  return new Map([...files].map(([path, { text }]) => [path, text]))
}
