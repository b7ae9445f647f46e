import { join, resolve } from 'node:path'
import {
  type Change,
  createLocator,
  ESSENCE_VERSION,
  type Issue,
  migrateEssence,
  parseJson,
} from '../../essence.ts'
import { asObject } from '../../internal.ts'
import type { Environment } from '../environment.ts'
import { OperationError } from '../errors.ts'
import {
  displayPath,
  getBoundary,
  readText,
  requireFound,
  writeFilesAtomic,
} from '../folder/files.ts'
import { ESSENCE_FILE, findProjectRoot } from '../folder/project.ts'
import { planLastingBackup } from './backup.ts'

/** The essence file to migrate. */
export interface MigrateInput {
  /** The essence of the project by default. */
  readonly file?: string | undefined
  /** Whether to write the migrated document, and the old one as a backup. */
  readonly write?: boolean | undefined
}

/** A migrated file and everything that changed in it. */
export interface FileMigration {
  readonly file: string
  readonly from: string
  readonly to: string
  readonly written: boolean
  /** The file with the old document, if it was written. */
  readonly backup: string | null
  readonly changes: readonly Change[]
  /** Each loss, and each default to check. */
  readonly issues: readonly Issue[]
  /** The changes to the text as a unified diff. */
  readonly diff: string
}

/** Migrates an essence of an earlier version to the current one. Writes only if asked to. */
export async function migrateFile(
  environment: Environment,
  { file: path, write = false }: MigrateInput,
): Promise<FileMigration> {
  const file = path ?? ESSENCE_FILE
  const project = await findProjectRoot(environment)
  const target = path === undefined ? join(project, ESSENCE_FILE) : resolve(environment.cwd, path)
  const root = getBoundary(project, target)
  const before = requireFound(await readText(root, target), file)
  const { value, from, changes, issues } = migrateText(before, file)
  const isCurrent = from === ESSENCE_VERSION
  const after = isCurrent ? before : `${JSON.stringify(value, null, detectIndent(before))}\n`
  const backup = write && !isCurrent ? await writeMigrated(root, { target, before, after }) : null
  const diff = await renderDiff(file, before, after)
  return {
    file,
    from,
    to: ESSENCE_VERSION,
    written: backup !== null,
    backup,
    changes,
    issues,
    diff,
  }
}

function migrateText(text: string, file: string) {
  const parsed = parseJson(text)
  const result = parsed.ok ? migrateEssence(parsed.value) : parsed
  if (parsed.ok && result.ok && 'from' in result) {
    const { value, changes, issues } = result
    return { value, changes, issues, from: String(asObject(parsed.value).version) }
  }
  const locate = createLocator(text)
  const issues = result.ok ? [] : result.issues
  throw new OperationError('essence-invalid', `${file} cannot be migrated.`, {
    issues: issues.map((issue) => ({ file, location: locate(issue.pointer), ...issue })),
  })
}

/** Returns the indentation of a JSON text. */
const detectIndent = (text: string): string => /^[\t ]+(?=")/m.exec(text)?.[0] ?? '  '

/** Writes a migrated document and the backup of the old one, and returns the name of the backup. */
async function writeMigrated(
  root: string,
  { target, before, after }: Readonly<Record<'target' | 'before' | 'after', string>>,
): Promise<string> {
  const file = displayPath(root, target)
  const backup = await planLastingBackup(root, { file, text: before })
  writeFilesAtomic(root, [...backup.files, { path: target, content: after }])
  return backup.name
}

async function renderDiff(file: string, before: string, after: string): Promise<string> {
  if (before === after) return ''
  const { createTwoFilesPatch, FILE_HEADERS_ONLY } = await import('diff')
  const options = { context: 3, headerOptions: FILE_HEADERS_ONLY }
  return createTwoFilesPatch(`a/${file}`, `b/${file}`, before, after, undefined, undefined, options)
}
