import { join } from 'node:path'
import type { PackManifest } from '../../packs.ts'
import { readText } from '../files.ts'
import { MANIFEST_FILE } from './pack-files.ts'

/** The line of a pack in a manifest. */
type Entry = NonNullable<PackManifest['scaffold']>

/** The packs that a folder holds, as far as a manifest of ours is there to say. */
export interface WrittenPacks {
  readonly provenance: PackManifest['provenance']
  /** Lines of the manifest by the names of the files. */
  readonly entries: ReadonlyMap<string, Entry>
  /** The texts of files by their names; absent where there is none. */
  readonly texts: ReadonlyMap<string, string>
}

/** Reads the files of a folder that its own manifest names, or that are given. */
export async function readWritten(folder: string, names: readonly string[]): Promise<WrittenPacks> {
  const manifest = manifestIn(await readText(join(folder, MANIFEST_FILE)))
  const entries = new Map(
    entriesOf(manifest).flatMap((entry) => [
      [entry.markdown, entry],
      [entry.json, entry],
    ]),
  )
  const files = [...new Set([...names, ...entries.keys()])].map(async (name) => {
    const text = await readText(join(folder, name))
    return text === undefined ? [] : [[name, text] as const]
  })
  return {
    provenance: manifest?.provenance,
    entries,
    texts: new Map((await Promise.all(files)).flat()),
  }
}

/** The manifest of a text; none where it is not one of ours. */
function manifestIn(text: string | undefined): PackManifest | undefined {
  if (text === undefined) return undefined
  try {
    const value = JSON.parse(text)
    return Array.isArray(value?.pages) && Array.isArray(value.sections) ? value : undefined
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

/** The lines of a manifest. A name that leads elsewhere is none of ours, whoever wrote it. */
const entriesOf = (manifest: PackManifest | undefined): Entry[] =>
  manifest === undefined
    ? []
    : [
        ...[manifest.scaffold, manifest.review].flatMap((entry) => entry ?? []),
        ...[manifest.sections, manifest.pages, manifest.mutations ?? []].flat(),
      ].filter(({ markdown, json }) => isOwn(markdown) && isOwn(json))

const isOwn = (name: unknown): boolean =>
  typeof name === 'string' && /^[a-z][\w-]*-pack(-\d+)?\.(md|json)$/.test(name)
