import { readdir, readFile, realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import {
  type AssembledContent,
  assembleContent,
  CONTENT_TYPES,
  type ContentFolder,
  type ContentIssue,
  parseContentPath,
} from '../site.ts'

/** A file of this size is no record that a person wrote. */
const MAX_FILE_BYTES = 10_000_000

interface FolderContents extends ContentFolder {
  readonly root: string
  readonly files: Map<string, string>
  readonly faults: ContentIssue[]
}

/**
 * The corpus of one or more folders, and every fault of every file: the first folder is the
 * official one, a later one adds records and replaces those of the same type and slug. Who reads
 * them again and again brings an assembler of their own.
 */
export async function readContent(
  folders: readonly string[],
  assemble = assembleContent,
): Promise<AssembledContent> {
  const read = await Promise.all(folders.map(readFolder))
  const { records, issues } = assemble(read)
  return { records, issues: [...read.flatMap((folder) => folder.faults), ...issues] }
}

async function readFolder(path: string): Promise<FolderContents> {
  const name = path.replace(/(?<=.)[\\/]+$/, '')
  const root = await ifExists(realpath(path))
  const folder = { name, root: root ?? path, files: new Map(), faults: [] }
  const names = (await ifExists(readdir(folder.root))) ?? []
  for (const type of CONTENT_TYPES) if (names.includes(type)) await readPath(folder, type)
  return folder
}

/** Reads what stands at a path: a folder of records or of examples, or a file of a corpus. */
async function readPath(folder: FolderContents, path: string): Promise<void> {
  const file = join(folder.root, path)
  const real = await ifExists(realpath(file))
  if (real === undefined) return addFileError(folder, path, FILE_ERRORS.unreadable)
  if (!real.startsWith(folder.root + sep)) return addFileError(folder, path, FILE_ERRORS.outside)
  const stats = await stat(real)
  if (stats.isDirectory() && /^[a-z]+$|^patterns\/[^/]+$/.test(path)) {
    const names = (await readdir(real)).filter((name) => !name.startsWith('.')).sort()
    for (const name of names) await readPath(folder, `${path}/${name}`)
  } else if (!stats.isFile() || parseContentPath(path) === undefined) {
    addFileError(folder, path, FILE_ERRORS.unexpected)
  } else if (stats.size >= MAX_FILE_BYTES) addFileError(folder, path, FILE_ERRORS.tooLarge)
  else await readTextFile(folder, path)
}

async function readTextFile(folder: FolderContents, path: string): Promise<void> {
  const bytes = await ifExists(readFile(join(folder.root, path)))
  if (bytes === undefined) return addFileError(folder, path, FILE_ERRORS.unreadable)
  try {
    folder.files.set(path, new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    addFileError(folder, path, FILE_ERRORS.notText)
  }
}

type FileError = Pick<ContentIssue, 'code' | 'severity' | 'message'>

const FILE_ERRORS = {
  unreadable: {
    code: 'file-unreadable',
    severity: 'error',
    message: 'The file cannot be read, or leads to one that is not there.',
  },
  outside: {
    code: 'file-outside',
    severity: 'error',
    message: 'The link leads out of the folder and is not followed.',
  },
  tooLarge: {
    code: 'file-too-large',
    severity: 'error',
    message: `The file has ${MAX_FILE_BYTES / 1_000_000} MB or more.`,
  },
  notText: { code: 'file-not-text', severity: 'error', message: 'The file is not UTF-8 text.' },
  unexpected: {
    code: 'file-unexpected',
    severity: 'warn',
    message: 'Only records (JSON) and their examples (HTML) belong here; this is neither.',
  },
} as const satisfies Record<string, FileError>

const addFileError = ({ name, faults }: FolderContents, path: string, fault: FileError): void =>
  void faults.push({ file: `${name}/${path}`, pointer: '', ...fault })

/** What a file system says of a file that is not there or not ours to read. */
const UNREADABLE_CODES: ReadonlySet<unknown> = new Set([
  'ENOENT',
  'ENOTDIR',
  'EACCES',
  'EPERM',
  'ELOOP',
])

/** What was asked for, or undefined where nothing can be read; any other failure is thrown. */
const ifExists = <T>(asked: Promise<T>): Promise<T | undefined> =>
  asked.catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && UNREADABLE_CODES.has(error.code))
      return undefined
    throw error
  })
