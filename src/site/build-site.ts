import type { ManifestFile } from '../api/documents.ts'
import type { Source } from '../api/source.ts'
import { memoizeByObject } from '../core/once-for-each.ts'
import { filesBeside } from './beside.ts'
import type { Corpus } from './corpus.ts'
import { tablesClient } from './corpus-client.ts'
import { manifestsOf } from './manifest.ts'
import { checkFileCount, type Part } from './parts.ts'
import { prerender, rawFiles } from './prerender.ts'
import { previewFiles } from './previews.ts'
import { type Checksum, fileMaker } from './site-file.ts'
import { type Tables, tablesOf } from './tables.ts'
import { tablesFrom } from './tables-from.ts'

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

/** The same previews lie in every site of a corpus. */
const previewsOf = memoizeByObject((tables: Tables) =>
  previewFiles({ client: tablesClient(tables), ...tables }),
)

/** Every file of the static API and beside it, by its path below the site's root. */
export const buildSite = (
  corpus: Corpus,
  options: SiteOptions = {},
): Promise<Map<string, string>> => siteOf(tablesOf(corpus), options)

/** The same for what a source holds: another site's files, or those of two sites as one. */
export const buildSiteFrom = async (
  source: Source,
  options: SiteOptions = {},
): Promise<Map<string, string>> => siteOf(await tablesFrom(source), options)

async function siteOf(tables: Tables, options: SiteOptions): Promise<Map<string, string>> {
  const { without = [], maxFiles, more = new Map(), written = [], checksum } = options
  const client = tablesClient(tables)
  const make = fileMaker(checksum)
  const files = await prerender({ client, ...tables }, { make, without })
  const beside = [
    ...rawFiles(tables),
    ...(await filesBeside(client)),
    ...(without.includes('previews') ? [] : await previewsOf(tables)),
    ...more,
  ]
  for (const [path, text] of beside) files.set(path, make(text))
  const { release } = await client.health()
  for (const [path, file] of manifestsOf(files, { release, make, written })) files.set(path, file)
  const others = written.flatMap(({ path }) => (files.has(path) ? [] : [path]))
  checkFileCount([...files.keys(), ...others], maxFiles)
  return new Map([...files].map(([path, { text }]) => [path, text]))
}
