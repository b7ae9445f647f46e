import type { Issue } from '../issue.ts'
import { compareStrings, groupBy } from '../lists.ts'
import { type ContentType, parseContentType } from './content-types.ts'
import type { RecordFile } from './read-record.ts'
import { getRecordKey } from './record.ts'

/** The parsed path of a file in a content folder: a record, or an example of a record. */
export interface ContentPath {
  readonly type: ContentType
  readonly slug: string
  readonly kind: 'record' | 'example'
  /** The preset of a pattern's example. */
  readonly preset?: string
}

const CONTENT_PATH_PATTERN =
  /^(?<folder>[a-z]+)\/(?<slug>[^/]+?)(?:\/(?<preset>[^/]+))?\.(?<extension>json|html)$/

/**
 * Parses a path relative to a content folder. Returns undefined for files that do not belong.
 *
 * @example
 * import { parseContentPath } from '@svc/content/site'
 *
 * const { type, slug } = parseContentPath('patterns/hero.json')
 * [type, slug] // => ['patterns', 'hero']
 */
export function parseContentPath(path: string): ContentPath | undefined {
  const {
    folder = '',
    slug = '',
    preset,
    extension,
  } = CONTENT_PATH_PATTERN.exec(path)?.groups ?? {}
  const type = parseContentType(folder)
  if (type !== folder || type === undefined) return undefined
  if (extension === 'json') return preset === undefined ? { type, slug, kind: 'record' } : undefined
  if (type === 'shells' && preset === undefined) return { type, slug, kind: 'example' }
  return type === 'patterns' && preset !== undefined
    ? { type, slug, kind: 'example', preset }
    : undefined
}

/** The files of a content folder: their text by relative path. */
export interface ContentFolder {
  /** The name of the folder in issues. */
  readonly name: string
  readonly files: ReadonlyMap<string, string>
}

/** An issue in a file of a content folder. */
export interface ContentIssue extends Issue {
  readonly file: string
}

/** A record file with its path. */
export interface LocatedRecordFile extends RecordFile {
  readonly file: string
}

interface ClassifiedFile extends ContentPath {
  readonly file: string
  readonly text: string
}

/** Lists the record files of a folder with their examples, ordered by path. */
export function listRecordFiles(folder: ContentFolder): LocatedRecordFile[] {
  const { records, examples } = classifyFiles(folder)
  return records.map(({ type, slug, file, text }) => {
    const ownExamples = examples.get(getRecordKey({ type, slug })) ?? []
    const texts = new Map(ownExamples.map(({ preset = '', text }) => [preset, text]))
    return { type, slug, file, text, examples: texts }
  })
}

/** Finds the issues of a folder as a whole: no records, or examples without a record. */
export function findFolderIssues(folder: ContentFolder): ContentIssue[] {
  const { records, examples } = classifyFiles(folder)
  const keys = new Set(records.map(getRecordKey))
  const orphans = [...examples].flatMap(([key, files]) => (keys.has(key) ? [] : files))
  return [
    ...(records.length > 0 ? [] : [createEmptyFolderIssue(folder.name)]),
    ...orphans.map(({ file, type, slug }): ContentIssue => {
      const message = `The example has no record ${type}/${slug}.json.`
      return { file, code: 'example-stray', severity: 'warn', pointer: '', message }
    }),
  ]
}

const createEmptyFolderIssue = (file: string): ContentIssue => ({
  file,
  code: 'content-root-empty',
  severity: 'error',
  pointer: '',
  message: 'The folder does not exist or contains no records.',
  hint: 'A record is a file such as patterns/hero.json.',
})

/** Splits the files of a folder into records and examples; examples by the key of their record. */
function classifyFiles({ name, files }: ContentFolder) {
  const classified = [...files]
    .sort(([a], [b]) => compareStrings(a, b))
    .flatMap(([path, text]): ClassifiedFile[] => {
      const contentPath = parseContentPath(path)
      return contentPath ? [{ ...contentPath, file: `${name}/${path}`, text }] : []
    })
  return {
    records: classified.filter(({ kind }) => kind === 'record'),
    examples: groupBy(
      classified.filter(({ kind }) => kind === 'example'),
      getRecordKey,
    ),
  }
}
