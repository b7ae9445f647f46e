import { readdir, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import {
  createLocator,
  ESSENCE_SCHEMA,
  type Essence,
  type Issue,
  parseJson,
  validateEssence,
} from '../essence.ts'
import { ifExists } from '../node.ts'
import { CONTEXT_FOLDER, ESSENCE_FILE } from '../packs.ts'
import type { CommandContext } from './command.ts'
import { CONFIG_FILE, type Config, readConfig } from './config.ts'
import { CliError, EXIT, type FileIssue } from './errors.ts'
import { displayPath, readText } from './files.ts'

/** The names of what a project holds, from its root. */
export { CONTEXT_FOLDER, ESSENCE_FILE }
export const SCHEMA_FILE = `.svc/schemas/${ESSENCE_SCHEMA}`
export const CUSTOM_FOLDER = '.svc/custom'

/** A folder with an essence, or one that may get it. */
export interface Project {
  readonly root: string
  readonly config: Config
}

/** What shows that a folder is the root of a project. */
const PROJECT_MARKERS = [ESSENCE_FILE, CONFIG_FILE, CUSTOM_FOLDER]

/** The project that is named, else the nearest one upwards, else the folder itself. */
export async function findProject({ io, globals }: CommandContext): Promise<Project> {
  if (globals.project !== undefined) return openProject(resolve(io.cwd, globals.project))
  for (let folder = io.cwd; ; folder = dirname(folder)) {
    const found = await Promise.all(
      PROJECT_MARKERS.map((mark) => ifExists(stat(join(folder, mark)))),
    )
    if (found.some(Boolean)) return openProject(folder)
    if (folder === dirname(folder)) return openProject(io.cwd)
  }
}

/** A folder as a project; it must be there. */
export async function openProject(root: string): Promise<Project> {
  const stats = await ifExists(stat(root))
  if (!stats?.isDirectory()) {
    throw new CliError('folder-not-found', `There is no folder ${root}.`, { exit: EXIT.notFound })
  }
  return { root, config: await readConfig(root) }
}

/** Whether a project has a folder of its own records. */
export const hasCustomRecords = async (root: string): Promise<boolean> =>
  ((await ifExists(readdir(join(root, CUSTOM_FOLDER)))) ?? []).length > 0

/** A document that should be an essence: what it is, or everything that is wrong with it. */
export interface EssenceFile {
  /** How the file is called in messages. */
  readonly file: string
  readonly essence?: Essence
  readonly issues: readonly FileIssue[]
  /** Gives issues their place in the text. */
  readonly locateIssues: (issues: readonly Issue[]) => FileIssue[]
}

/** The essence of a project, or of a file that is named. */
export async function readEssenceFile(
  { io }: CommandContext,
  { root }: Project,
  named?: string,
): Promise<EssenceFile> {
  const path = named === undefined ? join(root, ESSENCE_FILE) : resolve(io.cwd, named)
  const file = named ?? displayPath(root, path)
  const text = await readText(path)
  if (text === undefined) throw essenceNotFound(file, named)
  const locate = createLocator(text)
  const located = (issues: readonly Issue[]): FileIssue[] =>
    issues.map((issue) => ({ file, location: locate(issue.pointer), ...issue }))
  const parsed = parseJson(text)
  const checked = parsed.ok ? validateEssence(parsed.value) : parsed
  return checked.ok
    ? { file, essence: checked.value, issues: [], locateIssues: located }
    : { file, issues: located(checked.issues), locateIssues: located }
}

const essenceNotFound = (file: string, named: string | undefined): CliError =>
  new CliError('file-not-found', `There is no file ${file}.`, {
    exit: EXIT.notFound,
    ...(named === undefined ? { hint: '`svc init` makes one.' } : {}),
  })

/** The essence of a project, which must be one. */
export async function requireEssence(
  context: CommandContext,
  project: Project,
  named?: string,
): Promise<Essence> {
  const { essence, file, issues } = await readEssenceFile(context, project, named)
  if (essence) return essence
  throw new CliError('essence-invalid', `${file} is not a valid essence.`, { issues })
}
