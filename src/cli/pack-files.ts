import { join } from 'node:path'
import { listPacks, type PackBundle, type PackManifest } from '../packs.ts'
import { readText } from './files.ts'

/** In which form packs are written. */
export const PACK_FORMATS = ['markdown', 'json', 'both'] as const

export type PackFormat = (typeof PACK_FORMATS)[number]

/** What lists the packs of a folder, and what they were made from. */
export const MANIFEST_FILE = 'manifest.json'

/** The files of a bundle by name. The manifest comes last: while it is old, the packs count as stale. */
export function renderPackFiles(
  bundle: PackBundle,
  format: PackFormat,
): ReadonlyMap<string, string> {
  const { manifest, provenance } = bundle
  const packs = listPacks(bundle).flatMap(({ entry, pack }): [string, string][] => [
    ...(format === 'json' ? [] : [[entry.markdown, pack.renderedMarkdown] as [string, string]]),
    ...(format === 'markdown' ? [] : [[entry.json, toJson(pack)] as [string, string]]),
  ])
  return new Map([...packs, [MANIFEST_FILE, toJson({ ...manifest, provenance })]])
}

const toJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

/** The line of a pack in a manifest. */
type ManifestEntry = NonNullable<PackManifest['scaffold']>

/** The packs that a folder holds, as far as a manifest of ours is there to say. */
export interface PackFolder {
  readonly provenance: PackManifest['provenance']
  /** Lines of the manifest by the names of the files. */
  readonly entries: ReadonlyMap<string, ManifestEntry>
  /** The texts of files by their names; absent where there is none. */
  readonly texts: ReadonlyMap<string, string>
}

/** Reads the files of a folder that its own manifest names, or that are given. */
export async function readPackFolder(
  folder: string,
  names: readonly string[],
): Promise<PackFolder> {
  const manifest = parseJsonObject(await readText(join(folder, MANIFEST_FILE)))
  const entries = new Map(
    listManifestEntries(manifest).flatMap((entry) => [
      [entry.markdown, entry],
      [entry.json, entry],
    ]),
  )
  const files = [...new Set([...names, ...entries.keys()])].map(async (name) => {
    const text = await readText(join(folder, name))
    return text === undefined ? [] : [[name, text] as const]
  })
  return {
    provenance: isProvenance(manifest.provenance) ? manifest.provenance : undefined,
    entries,
    texts: new Map((await Promise.all(files)).flat()),
  }
}

type JsonObject = Readonly<Record<string, unknown>>

const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null

// Anybody may have written the file: whatever is not as we write it counts for nothing.

function parseJsonObject(text = ''): JsonObject {
  try {
    const value: unknown = JSON.parse(text)
    return isJsonObject(value) ? value : {}
  } catch (error) {
    if (error instanceof SyntaxError) return {}
    throw error
  }
}

const listManifestEntries = ({
  scaffold,
  review,
  sections,
  pages,
  mutations,
}: JsonObject): ManifestEntry[] =>
  [scaffold, review, sections, pages, mutations].flat().filter(isManifestEntry)

const isManifestEntry = (value: unknown): value is ManifestEntry =>
  isJsonObject(value) && isPackFileName(value.markdown) && isPackFileName(value.json)

/** A name that leads out of the folder is none of ours. */
const isPackFileName = (name: unknown): boolean =>
  typeof name === 'string' && /^[a-z][\w-]*-pack(-\d+)?\.(md|json)$/.test(name)

const isProvenance = (value: unknown): value is NonNullable<PackManifest['provenance']> =>
  isJsonObject(value) && Array.isArray(value.records) && value.records.every(isJsonObject)
