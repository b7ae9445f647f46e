import { join } from 'node:path'
import { Refusal } from '../exit.ts'
import { type Change, readBytes, writeWhole } from '../files.ts'
import { packFiles } from '../packs/pack-files.ts'
import { writePacks } from '../packs/write-packs.ts'
import { readWritten } from '../packs/written-packs.ts'
import { CONTEXT_FOLDER, type Project } from '../project.ts'
import type { InitOptions } from './options.ts'
import type { Plan } from './plan.ts'
import { type PlannedFile, plannedFiles } from './planned-files.ts'

/** What became of a file, and what it is about. */
export interface WrittenFile {
  readonly path: string
  /** `kept`: it holds something else than would be written, and was left as it is. */
  readonly change: Change | 'kept'
  readonly note?: string
}

/** Writes everything that was planned, or nothing where something stands against it. */
export async function writeInit(
  project: Project,
  plan: Plan,
  options: InitOptions,
): Promise<WrittenFile[]> {
  const { root } = project
  const { force = false } = options
  const files = await plannedFiles(project, plan, options)
  if (!force) await refuseOthers(root, files)
  const written = [await writeContext(root, plan)]
  for (const file of files) written.push(await writeFile(root, file, force))
  return written.reverse()
}

const differs = async (root: string, { path, held }: PlannedFile): Promise<boolean> => {
  const before = await readBytes(join(root, path))
  return before !== undefined && !before.equals(Buffer.from(held))
}

async function refuseOthers(root: string, files: readonly PlannedFile[]): Promise<void> {
  for (const file of files) {
    if (file.other !== 'refused' || !(await differs(root, file))) continue
    throw new Refusal('file-exists', `${file.path} is there and differs.`, {
      hint: '--force replaces it; without --blueprint and --blank it is kept.',
    })
  }
}

async function writeFile(root: string, file: PlannedFile, force: boolean): Promise<WrittenFile> {
  const { path, held, note } = file
  if (file.other === 'kept' && !force && (await differs(root, file))) {
    return { path, change: 'kept', note: `it differs; svc export --out ${path} replaces it` }
  }
  const change = await writeWhole(join(root, path), held)
  return { path, change, ...(note === undefined ? {} : { note }) }
}

async function writeContext(root: string, plan: Plan): Promise<WrittenFile> {
  const { bundle, essence, content } = plan
  const folder = join(root, CONTEXT_FOLDER)
  const files = packFiles(bundle, 'markdown')
  const written = await readWritten(folder, [...files.keys()])
  const { client } = content
  const stale = await writePacks(folder, { written, bundle, format: 'markdown', essence, client })
  const isNew = written.texts.size === 0
  const { scaffold, review, sections, pages, mutations } = bundle.manifest
  const entries = [scaffold, review, ...sections, ...pages, ...mutations]
  const tokens = entries.reduce((sum, entry) => sum + (entry?.tokens ?? 0), 0)
  return {
    path: `${CONTEXT_FOLDER}/`,
    change: isNew ? 'created' : stale.length > 0 ? 'changed' : 'same',
    note: `${entries.length} packs, about ${tokens} tokens`,
  }
}
