import { stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import {
  createLocator,
  ESSENCE_VERSION,
  type Essence,
  migrateEssence,
  parseJson,
  validateEssence,
} from '../../essence.ts'
import { ifExists } from '../../internal/node.ts'
import { asObject } from '../../internal.ts'
import { diffPacks, type PackChange } from '../../packs.ts'
import type { Environment } from '../environment.ts'
import { EXIT, OperationError } from '../errors.ts'
import { requireText } from '../folder/files.ts'
import { runGit } from '../folder/git.ts'
import { ESSENCE_FILE, findProject, type Project } from '../folder/project.ts'
import { readCompileOptions } from '../packs/owned-files.ts'
import { openContent } from '../registry/content.ts'
import { type EssenceChange, listEssenceChanges } from './essence-changes.ts'

/** The essences to compare: files, or revisions of git such as `HEAD` or `HEAD:svc.essence.json`. */
export interface DiffInput {
  readonly before: string
  /** The essence of the project by default. */
  readonly after?: string | undefined
}

/** The differences between two essences, and the packs that change with them. */
export interface EssenceDiff {
  readonly before: string
  readonly after: string
  readonly changes: readonly EssenceChange[]
  readonly packs: readonly PackChange[]
}

/** Compares two essences part by part, and compiles both to find the packs that change. */
export async function diffEssences(
  environment: Environment,
  { before: first, after: second }: DiffInput,
): Promise<EssenceDiff> {
  const project = await findProject(environment)
  const inRoot = { ...environment, cwd: project.root }
  const before = await readVersion(environment, project, first)
  const after = await (second === undefined
    ? readVersion(inRoot, project, ESSENCE_FILE)
    : readVersion(environment, project, second))
  const changes = listEssenceChanges(before, after)
  const { client } = await openContent(environment, project)
  const options = await readCompileOptions(project)
  const bundles = await Promise.all(
    [before, after].map((essence) => client.compile(essence, options)),
  )
  const [oldBundle, newBundle] = bundles as [(typeof bundles)[0], (typeof bundles)[0]]
  const { packs } = diffPacks(oldBundle, newBundle)
  return { before: first, after: second ?? ESSENCE_FILE, changes, packs }
}

/** Reads an essence of any version; one of an earlier version is migrated. */
async function readVersion(
  environment: Environment,
  project: Project,
  name: string,
): Promise<Essence> {
  const text = await readFileOrRevision(environment, project, name)
  const parsed = parseJson(text)
  const migrated = parsed.ok ? migrateEssence(parsed.value) : parsed
  const result = migrated.ok ? validateEssence(migrated.value) : migrated
  if (!result.ok) {
    const locate = createLocator(text)
    throw new OperationError('essence-invalid', `${name} is not a valid essence.`, {
      issues: result.issues.map((issue) => ({
        file: name,
        location: locate(issue.pointer),
        ...issue,
      })),
    })
  }
  if ('from' in migrated && migrated.from !== 'v4' && parsed.ok) {
    const { version } = asObject(parsed.value)
    environment.note(
      `${name} has version ${version}. It is compared as version ${ESSENCE_VERSION}.`,
    )
  }
  return result.value
}

async function readFileOrRevision(
  { cwd }: Environment,
  { root }: Project,
  name: string,
): Promise<string> {
  const path = resolve(cwd, name)
  if (await ifExists(stat(path))) return requireText(path, name)
  // Git reads a path from the root of the repository, or with `./` from the current folder.
  const [revisions, folder] = name.includes(':')
    ? [[name, name.replace(':', ':./')], cwd]
    : [[`${name}:./${ESSENCE_FILE}`], root]
  for (const revision of revisions) {
    const text = await readRevision(revision, folder)
    if (text !== undefined) return text
  }
  const [ref = '', file = ESSENCE_FILE] = name.split(/:(?:\.\/)?(.*)/)
  const commit = await runGitQuietly(root, ['rev-parse', '--verify', '--end-of-options', ref])
  if (commit !== undefined) {
    throw new OperationError('file-not-found', `The revision ${ref} has no ${file}.`, {
      exit: EXIT.notFound,
      hint: `List those that have it with \`git log --oneline -- ${file}\`.`,
    })
  }
  throw new OperationError('file-not-found', `No file and no revision of git: ${name}.`, {
    exit: EXIT.notFound,
    hint: `Use a path, or a revision such as HEAD or HEAD:${ESSENCE_FILE}.`,
  })
}

/** Reads a file of a revision; undefined if git does not know it. */
const readRevision = (revision: string, cwd: string): Promise<string | undefined> =>
  runGitQuietly(cwd, ['show', '--end-of-options', revision])

/** Runs git; undefined if it fails. */
const runGitQuietly = (cwd: string, args: readonly string[]): Promise<string | undefined> =>
  runGit(cwd, args).catch((error: unknown) => {
    if (error instanceof OperationError) return undefined
    throw error
  })
