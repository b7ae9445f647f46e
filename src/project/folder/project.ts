import { readdir, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import {
  createLocator,
  ESSENCE_SCHEMA,
  ESSENCE_VERSION,
  type Essence,
  type Issue,
  parseJson,
  validateEssence,
} from '../../essence.ts'
import { ifExists } from '../../internal/node.ts'
import { CONTEXT_FOLDER, ESSENCE_FILE } from '../../packs.ts'
import type { Environment } from '../environment.ts'
import { EXIT, type FileIssue, OperationError } from '../errors.ts'
import { CONFIG_FILE, type Config, readConfig } from './config.ts'
import { readText, requireFound, requireText } from './files.ts'

/** The paths of the project files, relative to its root. */
export { CONTEXT_FOLDER, ESSENCE_FILE }
export const SVC_FOLDER = '.svc'
export const SCHEMA_FILE = `${SVC_FOLDER}/schemas/${ESSENCE_SCHEMA}`
export const CUSTOM_FOLDER = `${SVC_FOLDER}/custom`
/** The folder that `svc graph --write` fills, unless another one is named. */
export const GRAPH_FOLDER = `${SVC_FOLDER}/graph`

/** A project folder with its settings. */
export interface Project {
  readonly root: string
  readonly config: Config
}

/** The files and folders that mark the root of a project. */
const PROJECT_MARKERS = [ESSENCE_FILE, CONFIG_FILE, CUSTOM_FOLDER]

/** Finds the project: `--project`, the nearest one upwards, or the current folder. */
export const findProject = async (environment: Environment): Promise<Project> =>
  openProject(await findProjectRoot(environment))

/** Finds the folder of the project. It is not opened, so its settings may be invalid. */
export async function findProjectRoot({ cwd, settings }: Environment): Promise<string> {
  if (settings.project !== undefined) return resolve(cwd, settings.project)
  for (let folder = cwd; ; folder = dirname(folder)) {
    const markers = await Promise.all(
      PROJECT_MARKERS.map((name) => ifExists(stat(join(folder, name)))),
    )
    if (markers.some(Boolean)) return folder
    if (folder === dirname(folder)) return cwd
  }
}

/** Opens a folder as a project. Throws if it does not exist. */
export async function openProject(root: string): Promise<Project> {
  const stats = await ifExists(stat(root))
  if (!stats?.isDirectory()) {
    throw new OperationError('folder-not-found', `Folder not found: ${root}.`, {
      exit: EXIT.notFound,
    })
  }
  return { root, config: await readConfig(root) }
}

/** True if a project has custom records. */
export const hasCustomRecords = async (root: string): Promise<boolean> =>
  ((await ifExists(readdir(join(root, CUSTOM_FOLDER)))) ?? []).length > 0

/** The text of an essence, with the name of its file in messages. */
export interface EssenceText {
  readonly file: string
  readonly text: string
}

/** Reads the text of the essence of a project, or of another essence file. */
export async function readEssenceText(
  { cwd }: Environment,
  { root }: Project,
  path?: string,
): Promise<EssenceText & { readonly fullPath: string }> {
  if (path !== undefined) {
    const fullPath = resolve(cwd, path)
    return { file: path, text: await requireText(fullPath, path), fullPath }
  }
  const text = await readText(root, ESSENCE_FILE)
  const hint = 'Run `npx @svc/content init` to create it.'
  return {
    file: ESSENCE_FILE,
    text: requireFound(text, ESSENCE_FILE, hint),
    fullPath: join(root, ESSENCE_FILE),
  }
}

/** A parsed essence, with its issues if it is invalid. */
export interface ParsedEssence {
  readonly essence?: Essence
  readonly issues: readonly FileIssue[]
  /** Adds the file and location to issues. */
  readonly locateIssues: (issues: readonly Issue[]) => FileIssue[]
}

/** Parses and validates the text of an essence. */
export function parseEssenceText({ file, text }: EssenceText): ParsedEssence {
  const locate = createLocator(text)
  const locateIssues = (issues: readonly Issue[]): FileIssue[] =>
    issues.map((issue) => ({
      file,
      location: locate(issue.pointer),
      ...issue,
      ...(issue.code === 'version-old'
        ? {
            hint: `\`npx @svc/content migrate${file === ESSENCE_FILE ? '' : ' <file>'}\` turns it into version ${ESSENCE_VERSION}; --write saves it.`,
          }
        : {}),
    }))
  const parsed = parseJson(text)
  const result = parsed.ok ? validateEssence(parsed.value) : parsed
  return result.ok
    ? { essence: result.value, issues: [], locateIssues }
    : { issues: locateIssues(result.issues), locateIssues }
}

/** Reads the essence of a project. Throws if it is invalid. */
export async function requireEssence(
  environment: Environment,
  project: Project,
  path?: string,
): Promise<Essence> {
  const source = await readEssenceText(environment, project, path)
  const { essence, issues } = parseEssenceText(source)
  if (essence) return essence
  throw new OperationError('essence-invalid', `${source.file} is not a valid essence.`, { issues })
}
