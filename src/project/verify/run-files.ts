import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { parseJson } from '../../essence.ts'
import { FileError, ifExists } from '../../internal/node.ts'
import type { Run } from '../../internal/verify.ts'
import { asObject } from '../../internal.ts'
import type { Environment } from '../environment.ts'
import { OperationError } from '../errors.ts'
import {
  type FileWrite,
  readText,
  removeAbandonedParts,
  writeFilesAtomic,
} from '../folder/files.ts'
import { SVC_FOLDER } from '../folder/project.ts'

/** A run of a project in a folder. */
export interface StoredRun extends Run {
  readonly root: string
}

/** The folder of saved runs. It ignores itself in Git. */
export const RUNS_FOLDER = `${SVC_FOLDER}/runs`

const FORMAT = 'svc-run.v1'
const MAX_SAVED_RUNS = 8
/** A run with as many findings as a project can have. */
const RUN_LIMIT = { maxBytes: 512 * 1024 * 1024 }
const RUN_ID = /^run-[0-9a-f]{12}$/

/**
 * Saves a run in its project, so that another process can repair or recheck it, and removes the
 * oldest ones. A run is a result even if it cannot be saved, so a failure is only a note.
 */
export async function saveRun(environment: Environment, run: StoredRun): Promise<void> {
  const { root, ...fields } = run
  const folder = join(root, RUNS_FOLDER)
  const saved = (await listSavedRuns(root)).filter((id) => id !== run.run_id)
  const old = saved.slice(0, Math.max(0, saved.length - MAX_SAVED_RUNS + 1))
  const files: FileWrite[] = [
    { path: join(folder, '.gitignore'), content: '*\n' },
    {
      path: toPath(root, run.run_id),
      content: `${JSON.stringify({ format: FORMAT, ...fields })}\n`,
    },
    ...old.map((id) => ({ path: toPath(root, id), content: undefined })),
  ]
  await removeAbandonedParts(root, [folder])
  try {
    writeFilesAtomic(root, files)
  } catch (error) {
    // A file that would be written elsewhere is not just one that cannot be saved.
    if (!(error instanceof OperationError) || error.cause instanceof FileError) throw error
    environment.note(`The run was not saved. ${error.message}`)
  }
}

/** Lists the ids of the saved runs of a project, the latest last. */
export async function listSavedRuns(root: string): Promise<string[]> {
  const names = (await ifExists(readdir(join(root, RUNS_FOLDER)))) ?? []
  const ids = names
    .map((name) => name.replace(/\.json$/, ''))
    .filter((id) => RUN_ID.test(id) && names.includes(`${id}.json`))
  const times = await Promise.all(
    ids.map(async (id) => ({ id, time: (await ifExists(stat(toPath(root, id))))?.mtimeMs ?? 0 })),
  )
  return times.sort((a, b) => a.time - b.time || (a.id < b.id ? -1 : 1)).map(({ id }) => id)
}

/** Reads a saved run; undefined if there is none with this id. Throws if its file is not a run. */
export async function readSavedRun(root: string, id: string): Promise<StoredRun | undefined> {
  if (!RUN_ID.test(id)) return undefined
  const text = await readText(root, toPath(root, id), RUN_LIMIT)
  if (text === undefined) return undefined
  const parsed = parseJson(text)
  const { format, ...fields } = parsed.ok ? asObject(parsed.value) : {}
  if (format === FORMAT && isRun(fields, id)) return { ...fields, root }
  throw new OperationError('run-invalid', `${RUNS_FOLDER}/${id}.json is not a run.`, {
    hint: 'Delete the file, and verify again.',
  })
}

const toPath = (root: string, id: string): string => join(root, RUNS_FOLDER, `${id}.json`)

const LISTS = ['findings', 'limitations', 'notes'] as const
const OBJECTS = ['scope', 'files', 'attempts', 'history'] as const

/** True if a value has the parts of a run. Only svc writes these files, so no part is checked. */
const isRun = (value: Readonly<Record<string, unknown>>, id: string): value is Run & typeof value =>
  value.run_id === id &&
  LISTS.every((key) => Array.isArray(value[key])) &&
  OBJECTS.every((key) => typeof value[key] === 'object' && value[key] !== null)
