import type { ManifestFile } from '../api/documents.ts'
import type { Source } from '../api/source.ts'
import { memoizeByObject } from '../core/memoize.ts'
import type { FontFile } from '../core/theme/fonts.ts'
import type { Corpus } from './corpus.ts'
import { publishedCorpusClient } from './corpus-client.ts'
import { checkFileCount, type SitePart } from './optional-parts.ts'
import { prerender, rawFiles } from './prerender.ts'
import { previewFiles } from './previews/preview-files.ts'
import { type PublishedCorpus, publishCorpus, readPublishedCorpus } from './published-corpus.ts'
import { createRootFiles } from './root-files.ts'
import { type Checksum, createManifests, siteFileFactory } from './site-manifest.ts'

/** Options of a site build. */
export interface SiteOptions {
  /** The optional parts to leave out. */
  readonly without?: readonly SitePart[]
  /** The maximum number of files; 0 means no limit. */
  readonly maxFiles?: number
  /** The path of the site below its origin, for the files of hosts: empty, or `/some/folder`. */
  readonly base?: string
  /** Other files to add, such as HTML pages, by their path below the site's root. */
  readonly extraFiles?: ReadonlyMap<string, string>
  /** Files that are already in the folder, to be listed in the manifest. */
  readonly existingFiles?: readonly ManifestFile[]
  /** The font files in the folder `fonts/`, for the style sheets of previews. */
  readonly fonts?: readonly FontFile[]
  /** Computes checksums, if the host has a faster implementation. */
  readonly checksum?: Checksum
}

/** Memoized because every site of a corpus with the same fonts has the same previews. */
const createPreviews = memoizeByObject((tables: PublishedCorpus) =>
  memoizeByObject((fonts: readonly FontFile[]) =>
    previewFiles({ client: publishedCorpusClient(tables), ...tables }, fonts),
  ),
)

const NO_FONTS: readonly FontFile[] = []

/** Builds every file of a site from a corpus, by its path below the site's root. */
export const buildSite = (
  corpus: Corpus,
  options: SiteOptions = {},
): Promise<Map<string, string>> => assembleSite(publishCorpus(corpus), options)

/** Builds every file of a site from a source: another site, or two merged sites. */
export const buildSiteFrom = async (
  source: Source,
  options: SiteOptions = {},
): Promise<Map<string, string>> => assembleSite(await readPublishedCorpus(source), options)

async function assembleSite(
  tables: PublishedCorpus,
  options: SiteOptions,
): Promise<Map<string, string>> {
  const { without = [], base = '', extraFiles = new Map(), existingFiles = [] } = options
  const client = publishedCorpusClient(tables)
  const createFile = siteFileFactory(options.checksum)
  const files = await prerender({ client, ...tables }, { createFile, without })
  const otherFiles = [
    ...rawFiles(tables),
    ...(await createRootFiles(client, { base })),
    ...(without.includes('previews')
      ? []
      : await createPreviews(tables)(options.fonts ?? NO_FONTS)),
    ...extraFiles,
  ]
  for (const [path, text] of otherFiles) files.set(path, createFile(text))
  const { release } = await client.health()
  const manifests = createManifests(files, { release, createFile, existingFiles })
  for (const [path, file] of manifests) files.set(path, file)
  const paths = new Set([...files.keys(), ...existingFiles.map(({ path }) => path)])
  checkFileCount([...paths], options.maxFiles)
  return new Map([...files].map(([path, { text }]) => [path, text]))
}
