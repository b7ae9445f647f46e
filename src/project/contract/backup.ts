import { parseJson } from '../../essence.ts'
import { sha256 } from '../../internal/node.ts'
import { asObject } from '../../internal.ts'
import { OperationError } from '../errors.ts'
import { type FileWrite, readText } from '../folder/files.ts'
import { SVC_FOLDER } from '../folder/project.ts'

/** The folder of backups. Git ignores it: it keeps the old versions itself. */
const BACKUP_FOLDER = `${SVC_FOLDER}/backups`

/** The file that remembers which backups svc wrote, because a backup has no room for a mark. */
const RECORD_FILE = `${BACKUP_FOLDER}/backup.json`

/** The backup of a document, and the files to write for it. */
interface PlannedBackup {
  readonly name: string
  readonly files: readonly FileWrite[]
}

/** A document to keep: its path below the root, and its text. */
export interface BackupSource {
  readonly file: string
  readonly text: string
}

/**
 * Plans the backup of a document before an edit. It replaces the last one that svc wrote for it, and
 * never another file: if a file of the user has the name, the next free name is taken.
 */
export async function planBackup(root: string, source: BackupSource): Promise<PlannedBackup> {
  const names = listNames(source.file)
  const hashes = await readRecord(root)
  const name =
    (await findOwnBackup(root, names, hashes)) ?? (await findFreeName(root, names, source))
  const record = { ...hashes, [name]: sha256(source.text) }
  return {
    name,
    files: [
      ...toFiles(name, source),
      { path: RECORD_FILE, content: `${JSON.stringify(record)}\n` },
    ],
  }
}

/**
 * Plans a backup that no later one replaces: a migration may lose what the old document says, and
 * nobody may look at the result before the next edit.
 */
export async function planLastingBackup(
  root: string,
  source: BackupSource,
): Promise<PlannedBackup> {
  const name = await findFreeName(root, listNames(source.file), source)
  return { name, files: toFiles(name, source) }
}

const toFiles = (name: string, { text }: BackupSource): FileWrite[] => [
  { path: `${BACKUP_FOLDER}/.gitignore`, content: '*\n' },
  { path: name, content: text },
]

/** The digests of the backups that a later one may replace, by their names. */
type BackupHashes = Readonly<Record<string, unknown>>

async function readRecord(root: string): Promise<BackupHashes> {
  const parsed = parseJson((await readText(root, RECORD_FILE)) ?? '')
  return asObject(parsed.ok ? parsed.value : undefined)
}

/** Returns the name of the last backup, unless it is gone or has been edited since. */
async function findOwnBackup(
  root: string,
  names: readonly string[],
  hashes: BackupHashes,
): Promise<string | undefined> {
  for (const name of names) {
    if (!Object.hasOwn(hashes, name)) continue
    const text = await readText(root, name)
    if (text !== undefined && sha256(text) === hashes[name]) return name
  }
  return undefined
}

const MAX_BACKUPS = 20

/** Lists the names that backups of a document may have. */
const listNames = (file: string): string[] =>
  Array.from({ length: MAX_BACKUPS }, (_, index) =>
    index === 0 ? `${BACKUP_FOLDER}/${file}.bak` : `${BACKUP_FOLDER}/${file}.${index + 1}.bak`,
  )

/** Returns the first name that no other document has. */
async function findFreeName(
  root: string,
  names: readonly string[],
  { text }: BackupSource,
): Promise<string> {
  for (const name of names) {
    const existing = await readText(root, name)
    if (existing === undefined || existing === text) return name
  }
  throw new OperationError('file-exists', `All names up to ${names.at(-1)} are taken.`, {
    hint: 'Remove backups that you do not need.',
  })
}
