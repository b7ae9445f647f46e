import type { Issue } from '../issue.ts'
import { type Place, placeOf } from './place.ts'
import type { RecordFile } from './read-record.ts'

/** A corpus folder as text: what each file holds, by its path below the folder. */
export interface ContentFolder {
  /** What the folder is called in faults. */
  readonly name: string
  readonly files: ReadonlyMap<string, string>
}

/** One thing wrong with a file of a corpus. */
export interface ContentFault extends Issue {
  readonly file: string
}

/** A record's file and where it lies. */
export interface FolderFile extends RecordFile {
  readonly file: string
}

interface Placed extends Place {
  readonly file: string
  readonly text: string
}

/** The record files of a folder, each with its examples, in the order of their paths. */
export function recordFiles(folder: ContentFolder): FolderFile[] {
  const { records, examples } = placed(folder)
  return records.map(({ type, slug, file, text }) => {
    const beside = examples.get(ownerOf({ type, slug })) ?? []
    const texts = new Map(beside.map(({ preset = '', text }) => [preset, text]))
    return { type, slug, file, text, examples: texts }
  })
}

/** What is wrong with a folder as a whole: it has no record, or an example that belongs to none. */
export function folderFaults(folder: ContentFolder): ContentFault[] {
  const { records, examples } = placed(folder)
  const owners = new Set(records.map(ownerOf))
  const stray = [...examples].flatMap(([owner, files]) => (owners.has(owner) ? [] : files))
  return [
    ...(records.length > 0 ? [] : [empty(folder.name)]),
    ...stray.map(({ file, type, slug }): ContentFault => {
      const message = `There is no ${type}/${slug}.json for this example.`
      return { file, code: 'example-stray', severity: 'warn', pointer: '', message }
    }),
  ]
}

const empty = (file: string): ContentFault => ({
  file,
  code: 'content-root-empty',
  severity: 'error',
  pointer: '',
  message: 'There is no such folder, or no record in it.',
  hint: 'A record is a file such as patterns/hero.json.',
})

const ownerOf = ({ type, slug }: Pick<Place, 'type' | 'slug'>): string => `${type}/${slug}`

/** The records of a folder, and its examples by the record that they belong to. */
function placed({ name, files }: ContentFolder) {
  const records: Placed[] = []
  const examples = new Map<string, Placed[]>()
  for (const [path, text] of [...files].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const place = placeOf(path)
    if (place === undefined) continue
    const found = { ...place, file: `${name}/${path}`, text }
    if (place.kind === 'record') records.push(found)
    else examples.set(ownerOf(place), [...(examples.get(ownerOf(place)) ?? []), found])
  }
  return { records, examples }
}
