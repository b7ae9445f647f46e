import { parseJson } from '../../essence.ts'
import { sha256 } from '../../internal/node.ts'
import { asObject, asString } from '../../internal.ts'
import { OperationError } from '../errors.ts'
import { type FileWrite, readText } from '../folder/files.ts'
import { ESSENCE_FILE, SVC_FOLDER } from '../folder/project.ts'

/** The folder of backups. Git ignores it: it keeps the old versions itself. */
const BACKUP_FOLDER = `${SVC_FOLDER}/backups`

/** The file that remembers which backup svc wrote, because a backup has no room for a mark. */
const RECORD_FILE = `${BACKUP_FOLDER}/backup.json`

/** The backup of a document, and the files to write for it. */
interface PlannedBackup {
  readonly name: string
  readonly files: readonly FileWrite[]
}

/**
 * Plans the backup of an essence. It replaces the last one that svc wrote, and never another file:
 * if a file of the user has the name, the next free name is taken.
 */
export async function planBackup(root: string, text: string): Promise<PlannedBackup> {
  const name = (await findOwnBackup(root)) ?? (await findFreeName(root, text))
  const record = `${JSON.stringify({ file: name, sha256: sha256(text) })}\n`
  return {
    name,
    files: [
      { path: `${BACKUP_FOLDER}/.gitignore`, content: '*\n' },
      { path: name, content: text },
      { path: RECORD_FILE, content: record },
    ],
  }
}

/** Returns the name of the last backup, unless it is gone or has been edited since. */
async function findOwnBackup(root: string): Promise<string | undefined> {
  const parsed = parseJson((await readText(root, RECORD_FILE)) ?? '')
  const record = asObject(parsed.ok ? parsed.value : undefined)
  const file = asString(record.file)
  if (file === undefined || !NAMES.includes(file)) return undefined
  const text = await readText(root, file)
  return text !== undefined && sha256(text) === record.sha256 ? file : undefined
}

const MAX_BACKUPS = 20

const NAMES = Array.from({ length: MAX_BACKUPS }, (_, index) =>
  index === 0
    ? `${BACKUP_FOLDER}/${ESSENCE_FILE}.bak`
    : `${BACKUP_FOLDER}/${ESSENCE_FILE}.${index + 1}.bak`,
)

/** Returns the first name that no other document has. */
async function findFreeName(root: string, text: string): Promise<string> {
  for (const name of NAMES) {
    const existing = await readText(root, name)
    if (existing === undefined || existing === text) return name
  }
  throw new OperationError('file-exists', `All names up to ${NAMES.at(-1)} are taken.`, {
    hint: 'Remove backups that you do not need.',
  })
}
