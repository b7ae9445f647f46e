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
  const manifest = fieldsIn(await readText(join(folder, MANIFEST_FILE)))
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
    provenance: isProvenance(manifest.provenance) ? manifest.provenance : undefined,
    entries,
    texts: new Map((await Promise.all(files)).flat()),
  }
}

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

// Anybody may have written the file: whatever is not as we write it counts for nothing.

function fieldsIn(text = ''): Fields {
  try {
    const value: unknown = JSON.parse(text)
    return isFields(value) ? value : {}
  } catch (error) {
    if (error instanceof SyntaxError) return {}
    throw error
  }
}

const entriesOf = ({ scaffold, review, sections, pages, mutations }: Fields): Entry[] =>
  [scaffold, review, sections, pages, mutations].flat().filter(isEntry)

const isEntry = (value: unknown): value is Entry =>
  isFields(value) && isOwn(value.markdown) && isOwn(value.json)

/** A name that leads out of the folder is none of ours. */
const isOwn = (name: unknown): boolean =>
  typeof name === 'string' && /^[a-z][\w-]*-pack(-\d+)?\.(md|json)$/.test(name)

const isProvenance = (value: unknown): value is NonNullable<PackManifest['provenance']> =>
  isFields(value) && Array.isArray(value.records) && value.records.every(isFields)
