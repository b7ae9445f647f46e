import type { Issue } from '../issue.ts'
import { type ContentPath, parseContentPath } from './place.ts'
import type { RecordFile } from './read-record.ts'

/** A corpus folder as text: what each file holds, by its path below the folder. */
export interface ContentFolder {
  /** What the folder is called in faults. */
  readonly name: string
  readonly files: ReadonlyMap<string, string>
}

/** One thing wrong with a file of a corpus. */
export interface ContentIssue extends Issue {
  readonly file: string
}

/** A record's file and where it lies. */
export interface LocatedRecordFile extends RecordFile {
  readonly file: string
}

interface ClassifiedFile extends ContentPath {
  readonly file: string
  readonly text: string
}

/** The record files of a folder, each with its examples, in the order of their paths. */
export function listRecordFiles(folder: ContentFolder): LocatedRecordFile[] {
  const { records, examples } = classifyFiles(folder)
  return records.map(({ type, slug, file, text }) => {
    const beside = examples.get(getOwnerKey({ type, slug })) ?? []
    const texts = new Map(beside.map(({ preset = '', text }) => [preset, text]))
    return { type, slug, file, text, examples: texts }
  })
}

/** What is wrong with a folder as a whole: it has no record, or an example that belongs to none. */
export function findFolderIssues(folder: ContentFolder): ContentIssue[] {
  const { records, examples } = classifyFiles(folder)
  const owners = new Set(records.map(getOwnerKey))
  const stray = [...examples].flatMap(([owner, files]) => (owners.has(owner) ? [] : files))
  return [
    ...(records.length > 0 ? [] : [createEmptyFolderIssue(folder.name)]),
    ...stray.map(({ file, type, slug }): ContentIssue => {
      const message = `There is no ${type}/${slug}.json for this example.`
      return { file, code: 'example-stray', severity: 'warn', pointer: '', message }
    }),
  ]
}

const createEmptyFolderIssue = (file: string): ContentIssue => ({
  file,
  code: 'content-root-empty',
  severity: 'error',
  pointer: '',
  message: 'There is no such folder, or no record in it.',
  hint: 'A record is a file such as patterns/hero.json.',
})

const getOwnerKey = ({ type, slug }: Pick<ContentPath, 'type' | 'slug'>): string =>
  `${type}/${slug}`

/** The records of a folder, and its examples by the record that they belong to. */
function classifyFiles({ name, files }: ContentFolder) {
  const records: ClassifiedFile[] = []
  const examples = new Map<string, ClassifiedFile[]>()
  for (const [path, text] of [...files].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const place = parseContentPath(path)
    if (place === undefined) continue
    const found = { ...place, file: `${name}/${path}`, text }
    if (place.kind === 'record') records.push(found)
    else examples.set(getOwnerKey(place), [...(examples.get(getOwnerKey(place)) ?? []), found])
  }
  return { records, examples }
}
