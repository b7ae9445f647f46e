import { join } from 'node:path'
import type { JsonObject } from '../../index.ts'
import { asObject, isObject } from '../../internal.ts'
import { listPacks, type PackBundle, type PackManifest } from '../../packs.ts'
import { readText } from '../folder/files.ts'

/** The formats that packs can be written in. */
export const PACK_FORMATS = ['markdown', 'json', 'both'] as const

/** A format that packs can be written in. */
export type PackFormat = (typeof PACK_FORMATS)[number]

/** The file that lists the packs of a folder and their provenance. */
export const MANIFEST_FILE = 'manifest.json'

/**
 * Renders the files of a bundle by name. The manifest comes last, so that the packs count as stale
 * until all files are written.
 */
export function renderPackFiles(
  bundle: PackBundle,
  format: PackFormat,
): ReadonlyMap<string, string> {
  const { manifest, provenance } = bundle
  const packs = listPacks(bundle).flatMap(({ entry, pack }): [string, string][] => [
    ...(format === 'json' ? [] : [[entry.markdown, pack.renderedMarkdown] as [string, string]]),
    ...(format === 'markdown' ? [] : [[entry.json, toJson(pack)] as [string, string]]),
  ])
  return new Map([
    ...packs,
    [MANIFEST_FILE, toJson({ ...renderManifest(manifest, format), provenance })],
  ])
}

/** Leaves out the names of files in a format that is not written. */
function renderManifest(manifest: PackManifest, format: PackFormat) {
  const render = <T extends ManifestEntry>({ markdown, json, ...entry }: T) => ({
    ...entry,
    ...(format === 'json' ? {} : { markdown }),
    ...(format === 'markdown' ? {} : { json }),
  })
  return {
    ...manifest,
    scaffold: manifest.scaffold && render(manifest.scaffold),
    review: manifest.review && render(manifest.review),
    sections: manifest.sections.map(render),
    pages: manifest.pages.map(render),
    mutations: manifest.mutations.map(render),
  }
}

const toJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

type ManifestEntry = NonNullable<PackManifest['scaffold']>

/** An entry of a manifest on disk, which names only the files that were written. */
type WrittenEntry = Omit<ManifestEntry, 'markdown' | 'json'> &
  Partial<Pick<ManifestEntry, 'markdown' | 'json'>>

/** The packs in a folder, according to its manifest. */
export interface PackFolder {
  readonly provenance: PackManifest['provenance']
  /** Manifest entries by file name. */
  readonly entries: ReadonlyMap<string, WrittenEntry>
  /** The texts of existing files by name, with the line endings of svc. */
  readonly texts: ReadonlyMap<string, string>
}

/**
 * Reads the files that the manifest of a folder names, and those in `names`. No file may be outside
 * of `root`.
 */
export async function readPackFolder(
  root: string,
  folder: string,
  names: readonly string[],
): Promise<PackFolder> {
  const manifest = parseManifest(await readText(root, join(folder, MANIFEST_FILE)))
  const entries = new Map(
    listManifestEntries(manifest).flatMap((entry) =>
      [entry.markdown, entry.json].flatMap((name) => (name === undefined ? [] : [[name, entry]])),
    ),
  )
  const files = [...new Set([...names, ...entries.keys()])].map(async (name) => {
    const text = await readText(root, join(folder, name))
    return text === undefined ? [] : [[name, text.replaceAll('\r\n', '\n')] as const]
  })
  return {
    provenance: isProvenance(manifest.provenance) ? manifest.provenance : undefined,
    entries,
    texts: new Map((await Promise.all(files)).flat()),
  }
}

// Other tools may have written the file, so everything in an unexpected form is ignored.

/** Parses a manifest; empty if it is not a JSON object. */
export function parseManifest(text = ''): JsonObject {
  try {
    return asObject(JSON.parse(text))
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
}: JsonObject): WrittenEntry[] =>
  [scaffold, review, sections, pages, mutations].flat().filter(isManifestEntry)

const isManifestEntry = (value: unknown): value is WrittenEntry => {
  const names = [asObject(value).markdown, asObject(value).json].filter(
    (name) => name !== undefined,
  )
  return names.length > 0 && names.every(isPackFileName)
}

/** True if a name is a pack file name, and not a path to another folder. */
const isPackFileName = (name: unknown): boolean =>
  typeof name === 'string' && /^[a-z][\w-]*-pack(-\d+)?\.(md|json)$/.test(name)

const isProvenance = (value: unknown): value is NonNullable<PackManifest['provenance']> =>
  isObject(value) &&
  Array.isArray(value.records) &&
  value.records.every(isObject) &&
  (value.app === undefined || isAppFiles(value.app))

const isAppFiles = (value: unknown): boolean =>
  isObject(value) &&
  Object.values(asObject(value.pages)).every(isText) &&
  Object.entries(value).every(([name, file]) => name === 'pages' || isText(file))

const isText = (value: unknown): boolean => typeof value === 'string'
