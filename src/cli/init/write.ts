import { join } from 'node:path'
import { CliError } from '../exit.ts'
import { type FileChange, readBytes, writeFileAtomic } from '../files.ts'
import { renderPackFiles } from '../packs/pack-files.ts'
import { writePacks } from '../packs/write-packs.ts'
import { readPackFolder } from '../packs/written-packs.ts'
import { CONTEXT_FOLDER, type Project } from '../project.ts'
import type { InitOptions } from './options.ts'
import type { InitPlan } from './plan.ts'
import { type PlannedFile, planFiles } from './planned-files.ts'

/** What became of a file, and what it is about. */
export interface WrittenFile {
  readonly path: string
  /** `kept`: it holds something else than would be written, and was left as it is. */
  readonly change: FileChange | 'kept'
  readonly note?: string
}

/** Writes everything that was planned, or nothing where something stands against it. */
export async function writeInitFiles(
  project: Project,
  plan: InitPlan,
  options: InitOptions,
): Promise<WrittenFile[]> {
  const { root } = project
  const { force = false } = options
  const files = await planFiles(project, plan, options)
  if (!force) await rejectConflicts(root, files)
  const written = [await writePackFolder(root, plan)]
  for (const file of files) written.push(await writePlannedFile(root, file, force))
  return written.reverse()
}

const differsFromDisk = async (root: string, { path, contents }: PlannedFile): Promise<boolean> => {
  const before = await readBytes(join(root, path))
  return before !== undefined && !before.equals(Buffer.from(contents))
}

async function rejectConflicts(root: string, files: readonly PlannedFile[]): Promise<void> {
  for (const file of files) {
    if (file.onConflict !== 'refused' || !(await differsFromDisk(root, file))) continue
    throw new CliError('file-exists', `${file.path} is there and differs.`, {
      hint: '--force replaces it; without --blueprint and --blank it is kept.',
    })
  }
}

async function writePlannedFile(
  root: string,
  file: PlannedFile,
  force: boolean,
): Promise<WrittenFile> {
  const { path, contents, note } = file
  if (file.onConflict === 'kept' && !force && (await differsFromDisk(root, file))) {
    return { path, change: 'kept', note: `it differs; svc export --out ${path} replaces it` }
  }
  const change = await writeFileAtomic(join(root, path), contents)
  return { path, change, ...(note === undefined ? {} : { note }) }
}

async function writePackFolder(root: string, plan: InitPlan): Promise<WrittenFile> {
  const { bundle, essence, content } = plan
  const folder = join(root, CONTEXT_FOLDER)
  const files = renderPackFiles(bundle, 'markdown')
  const written = await readPackFolder(folder, [...files.keys()])
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
