import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { OperationError } from '../../project/errors.ts'
import { CONFIG_FILE, type Config, readSettingsFile } from '../../project/folder/config.ts'
import { displayPath, type FileChange, readBytes } from '../../project/folder/files.ts'
import { setJsonValue } from '../../project/folder/json-edit.ts'
import { CONTEXT_FOLDER, ESSENCE_FILE, type Project } from '../../project/folder/project.ts'
import type { OwnedFile } from '../../project/packs/owned-file.ts'
import { writeOwnedFiles } from '../../project/packs/owned-files.ts'
import type { InitOptions } from './options.ts'
import type { InitPlan } from './plan.ts'

/** A written file, with a note. */
export interface WrittenFile {
  readonly path: string
  /** `kept` means that the file exists with different content and was not changed. */
  readonly change: FileChange | 'kept'
  readonly note?: string
}

/** A file to write, besides the packs. */
export interface PlannedFile extends WrittenFile {
  /** Undefined for a file that the owned files write. */
  readonly contents?: string
}

/** Writes all planned files, or none if there is a conflict. */
export async function writeInitFiles(
  project: Project,
  plan: InitPlan,
  options: InitOptions,
): Promise<WrittenFile[]> {
  const { root } = project
  const files = await planFiles(project, plan, options)
  await writeOwnedFiles(
    plan.owned,
    files.flatMap(({ path, contents, change }) =>
      contents === undefined || change === 'same'
        ? []
        : { path: join(root, path), content: contents },
    ),
  )
  const written = files.map(({ contents: _, ...file }) => file)
  return [...written.reverse(), describePacks(plan)]
}

/** Plans all files except packs. Throws if a file has different content and must not be replaced. */
export async function planFiles(
  { root }: Project,
  plan: InitPlan,
  { css, force = false }: InitOptions,
): Promise<PlannedFile[]> {
  const { imported, from, essence, owned } = plan
  const kept = owned.others.find(({ update }) => update?.change === 'kept')
  if (kept && typeof css === 'string') throw createConflict(displayPath(root, kept.path), CSS_HINT)
  const theme = imported && { path: imported.file, contents: imported.text }
  const document = from && { path: ESSENCE_FILE, contents: toJson(essence), note: `from ${from}` }
  return [
    ...(theme ? [await planSource(root, theme, force)] : []),
    ...owned.others.map((file) => describeOwnedFile(root, file, plan)),
    ...(await planConfigFile(root, plan)),
    ...(document ? [await planSource(root, document, force)] : []),
  ]
}

const CSS_HINT = 'Use --force to replace it, or another path.'

const createConflict = (path: string, hint: string): OperationError =>
  new OperationError('file-exists', `${path} already exists with different content.`, { hint })

/** Plans a file that people edit, which is only replaced by force. */
async function planSource(
  root: string,
  file: { readonly path: string; readonly contents: string; readonly note?: string },
  force: boolean,
): Promise<PlannedFile> {
  const change = await compareWithDisk(root, file.path, file.contents)
  if (change !== 'changed' || force) return { ...file, change }
  const hint = 'Use --force to replace it, or omit --blueprint and --blank to keep it.'
  throw createConflict(file.path, hint)
}

async function compareWithDisk(root: string, path: string, contents: string): Promise<FileChange> {
  const current = await readBytes(root, path)
  if (current === undefined) return 'created'
  return current.equals(Buffer.from(contents)) ? 'same' : 'changed'
}

function describeOwnedFile(
  root: string,
  { path, update }: OwnedFile,
  { essence, output }: InitPlan,
): PlannedFile {
  const file = displayPath(root, path)
  if (update === undefined) return { path: file, change: 'same' }
  if (update.change === 'kept') {
    const note = `${update.causes}; use --force to replace it, or --css for another file`
    return { path: file, change: 'kept', note }
  }
  const change = update.change === 'missing' ? 'created' : 'changed'
  const note = file === output.css ? { note: `the theme ${essence.dna.theme.id}` } : {}
  return { path: file, change, ...note }
}

function describePacks({ owned: { packs, packCount }, bundle }: InitPlan): WrittenFile {
  const { scaffold, review, sections, pages, mutations } = bundle.manifest
  const entries = [scaffold, review, ...sections, ...pages, ...mutations]
  const tokens = entries.reduce((sum, entry) => sum + (entry?.tokens ?? 0), 0)
  const isNew = packs.filter(({ update }) => update?.change === 'added').length > packCount
  return {
    path: `${CONTEXT_FOLDER}/`,
    change: isNew ? 'created' : packs.length > 0 ? 'changed' : 'same',
    note: `${entries.length} packs, about ${tokens} tokens`,
  }
}

const toJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

/** Adds the files to write and the bindings to the settings, whose comments and formatting stay. */
async function planConfigFile(
  root: string,
  { output, own, bindings, owned }: InitPlan,
): Promise<PlannedFile[]> {
  const configFile = await readSettingsFile(root, CONFIG_FILE)
  const packageFile = await readSettingsFile(root, 'package.json')
  const value: Config = configFile?.value ?? (packageFile?.value.svc as Config | undefined) ?? {}
  // A style sheet that is not by svc is not ours to keep up to date, unless the settings name it.
  const css = owned.stylesheet === '' && value.output?.css === undefined ? false : output.css
  const changes: Config = {
    output: { ...value.output, ...output, css },
    ...(own && css ? { tokens: { ...value.tokens, extends: own.file } } : {}),
    ...(Object.keys(bindings.bind).length === 0
      ? {}
      : { components: { ...value.components, bind: bindings.bind } }),
  }
  const changed = Object.entries(changes).filter(
    ([key, setting]) => !isDeepStrictEqual(setting, value[key as keyof Config]),
  )
  const contents = configFile
    ? changed.reduce((text, [key, setting]) => setJsonValue(text, [key], setting), configFile.text)
    : toJson({ ...value, ...changes })
  const change = configFile ? (changed.length > 0 ? 'changed' : 'same') : 'created'
  return [{ path: CONFIG_FILE, contents, change }]
}
