import { readdir, readFile, realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import {
  type AssembledContent,
  assembleContent,
  CONTENT_TYPES,
  type ContentFolder,
  type ContentIssue,
  describeUnexpectedPath,
  isRecordFolder,
  parseContentPath,
} from '../site.ts'
import { ifExists } from './if-exists.ts'

/** No record that a person wrote is this large. */
const MAX_FILE_BYTES = 10_000_000

/** Error codes of files that exist but cannot be read. */
const UNREADABLE_CODES = ['EACCES', 'EPERM', 'ELOOP']

interface FolderContents extends ContentFolder {
  readonly root: string
  readonly files: Map<string, string>
  readonly issues: ContentIssue[]
}

/**
 * Reads the corpus of one or more folders, with every issue of every file. The first folder is the
 * official corpus; a later one adds records and replaces those of the same type and slug. Pass an
 * assembler of your own to reuse its cache between calls.
 */
export async function readContent(
  folders: readonly string[],
  assemble = assembleContent,
): Promise<AssembledContent> {
  const contents = await Promise.all(folders.map(readFolder))
  const { records, issues } = assemble(contents)
  return { records, issues: [...contents.flatMap((folder) => folder.issues), ...issues] }
}

async function readFolder(path: string): Promise<FolderContents> {
  const name = path.replace(/(?<=.)[\\/]+$/, '')
  const root = (await ifReadable(realpath(path))) ?? path
  const folder: FolderContents = { name, root, files: new Map(), issues: [] }
  const names = (await ifReadable(readdir(root))) ?? []
  for (const type of CONTENT_TYPES) if (names.includes(type)) await readPath(folder, type)
  return folder
}

/** Reads a path of a corpus: the folder of a type or of a record, or a file. */
async function readPath(folder: FolderContents, path: string): Promise<void> {
  const file = join(folder.root, path)
  const real = await ifReadable(realpath(file))
  if (real === undefined) return addFileIssue(folder, path, FILE_ISSUES.unreadable)
  if (!real.startsWith(folder.root + sep)) return addFileIssue(folder, path, FILE_ISSUES.outside)
  const stats = await stat(real)
  if (stats.isDirectory() && isRecordFolder(path)) {
    const names = (await readdir(real)).filter((name) => !name.startsWith('.')).sort()
    for (const name of names) await readPath(folder, `${path}/${name}`)
  } else if (!stats.isFile() || parseContentPath(path) === undefined) {
    addFileIssue(folder, path, { ...UNEXPECTED, ...describeUnexpectedPath(path) })
  } else if (stats.size >= MAX_FILE_BYTES) addFileIssue(folder, path, FILE_ISSUES.tooLarge)
  else await readTextFile(folder, path)
}

async function readTextFile(folder: FolderContents, path: string): Promise<void> {
  const bytes = await ifReadable(readFile(join(folder.root, path)))
  if (bytes === undefined) return addFileIssue(folder, path, FILE_ISSUES.unreadable)
  try {
    folder.files.set(path, new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    addFileIssue(folder, path, FILE_ISSUES.notText)
  }
}

const ifReadable = <T>(call: Promise<T>): Promise<T | undefined> => ifExists(call, UNREADABLE_CODES)

type FileIssue = Omit<ContentIssue, 'file' | 'pointer'>

const FILE_ISSUES = {
  unreadable: {
    code: 'file-unreadable',
    severity: 'error',
    message: 'The file cannot be read, or links to a file that does not exist.',
  },
  outside: {
    code: 'file-outside',
    severity: 'error',
    message: 'The link points outside the folder and is not followed.',
  },
  tooLarge: {
    code: 'file-too-large',
    severity: 'error',
    message: `The file has ${MAX_FILE_BYTES / 1_000_000} MB or more.`,
  },
  notText: { code: 'file-not-text', severity: 'error', message: 'The file is not UTF-8 text.' },
} as const satisfies Record<string, FileIssue>

const UNEXPECTED = { code: 'file-unexpected', severity: 'warn' } as const

const addFileIssue = ({ name, issues }: FolderContents, path: string, issue: FileIssue): void =>
  void issues.push({ file: `${name}/${path}`, pointer: '', ...issue })
