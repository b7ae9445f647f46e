import type { Issue } from '../kernel/finding.ts'
import { compareStrings, groupBy } from '../kernel/lists.ts'
import { type ContentPath, type FileKind, getRecordPath, parseContentPath } from './content-path.ts'
import type { RecordFile } from './read-record.ts'
import { getRecordKey } from './record.ts'

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

/** Lists the records of a folder with their examples and other files, ordered by path. */
export function listRecordFiles(folder: ContentFolder): LocatedRecordFile[] {
  return [...classifyFiles(folder).values()].flatMap((files) => {
    const record = getRecord(files)
    return record ? [toRecordFile(record, files)] : []
  })
}

function toRecordFile(
  { type, slug, file, text, inFolder }: ClassifiedFile,
  files: readonly ClassifiedFile[],
): LocatedRecordFile {
  const examples = files.filter(({ kind }) => kind === 'example')
  const [style, behavior, queries] = (['style', 'behavior', 'queries'] as const).map((kind) =>
    files.find((candidate) => candidate.kind === kind),
  )
  return {
    ...{ type, slug, file, text },
    ...(inFolder && { inFolder }),
    examples: new Map(examples.map(({ preset = '', text }) => [preset, text])),
    ...(style && { style: toSource(style) }),
    ...(behavior && { behavior: toSource(behavior) }),
    ...(queries && { queries: toSource(queries) }),
  }
}

const toSource = ({ file, text }: ClassifiedFile) => ({ file, text })

/** Returns the record among the files of a record; the one in its own folder if there are two. */
function getRecord(files: readonly ClassifiedFile[]): ClassifiedFile | undefined {
  const records = files.filter(({ kind }) => kind === 'record')
  return records.find(({ inFolder }) => inFolder) ?? records[0]
}

/** Finds the issues of a folder as a whole: no records, files without a record, repeated files. */
export function findFolderIssues(folder: ContentFolder): ContentIssue[] {
  const groups = [...classifyFiles(folder).values()]
  const isEmpty = !groups.some(getRecord)
  return [
    ...(isEmpty ? [createEmptyFolderIssue(folder.name)] : []),
    ...groups.flatMap((files) =>
      getRecord(files) ? findRepeatedFiles(files) : files.map(toStray),
    ),
  ]
}

const toStray = ({ file, kind, type, slug }: ClassifiedFile): ContentIssue => ({
  file,
  code: kind === 'example' ? 'example-stray' : 'file-stray',
  severity: 'warn',
  pointer: '',
  message: `The ${FILE_NOUNS[kind]} has no record ${getRecordPath(type, slug)}.`,
})

const FILE_NOUNS: Readonly<Record<FileKind, string>> = {
  record: 'record',
  example: 'example',
  style: 'style sheet',
  behavior: 'script',
  queries: 'list of queries',
}

/** Finds records and examples that exist both in a folder of their own and next to it. */
function findRepeatedFiles(files: readonly ClassifiedFile[]): ContentIssue[] {
  const groups = groupBy(files, ({ kind, preset = '' }) => `${kind} ${preset}`)
  return [...groups.values()].flatMap(([first, second]) =>
    first && second ? [createRepeatedIssue(first, second)] : [],
  )
}

const createRepeatedIssue = (first: ClassifiedFile, second: ClassifiedFile): ContentIssue => ({
  file: second.file,
  code: 'file-repeated',
  severity: 'error',
  pointer: '',
  message: `The ${FILE_NOUNS[first.kind]} of "${first.slug}" is in two files: ${first.file} and ${second.file}.`,
  hint: `Keep one of them, preferably in the folder ${first.type}/${first.slug}.`,
})

const createEmptyFolderIssue = (file: string): ContentIssue => ({
  file,
  code: 'content-root-empty',
  severity: 'error',
  pointer: '',
  message: 'The folder does not exist or contains no records.',
  hint: `A record is a file such as ${getRecordPath('patterns', '<slug>')} or ${getRecordPath('themes', '<slug>')}.`,
})

/** Groups the files of a folder by the key of their record, ordered by path. */
function classifyFiles({ name, files }: ContentFolder): Map<string, ClassifiedFile[]> {
  const classified = [...files]
    .sort(([a], [b]) => compareStrings(a, b))
    .flatMap(([path, text]): ClassifiedFile[] => {
      const contentPath = parseContentPath(path)
      return contentPath ? [{ ...contentPath, file: `${name}/${path}`, text }] : []
    })
  return groupBy(classified, getRecordKey)
}
