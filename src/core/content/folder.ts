import type { Issue } from '../issue.ts'
import { type ContentType, parseContentType } from './content-types.ts'
import type { RecordFile } from './read-record.ts'

/** What a file of a corpus folder holds: a record, or the example of one of its presets. */
export interface ContentPath {
  readonly type: ContentType
  readonly slug: string
  readonly kind: 'record' | 'example'
  /** The preset that a pattern's example shows. */
  readonly preset?: string
}

const CONTENT_PATH_PATTERN =
  /^(?<folder>[a-z]+)\/(?<slug>[^/]+?)(?:\/(?<preset>[^/]+))?\.(?<ending>json|html)$/

/** What stands at a path below a corpus folder, or undefined where no file of a corpus belongs. */
export function parseContentPath(path: string): ContentPath | undefined {
  const { folder = '', slug = '', preset, ending } = CONTENT_PATH_PATTERN.exec(path)?.groups ?? {}
  const type = parseContentType(folder)
  if (type !== folder || type === undefined) return undefined
  if (ending === 'json') return preset === undefined ? { type, slug, kind: 'record' } : undefined
  if (type === 'shells' && preset === undefined) return { type, slug, kind: 'example' }
  return type === 'patterns' && preset !== undefined
    ? { type, slug, kind: 'example', preset }
    : undefined
}

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
