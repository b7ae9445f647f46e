import { join } from 'node:path'
import { ESSENCE_SCHEMA } from '../../essence.ts'
import { agentsBlock } from '../../packs.ts'
import { insertAgentsBlock } from '../../project/agents-block.ts'
import { renderAppStylesheet } from '../../project/app-stylesheet.ts'
import { CONFIG_FILE, type Config, readSettingsFile } from '../../project/config.ts'
import { OperationError } from '../../project/errors.ts'
import { type FileChange, readBytes, writeFileAtomic } from '../../project/files.ts'
import { readPackFolder, renderPackFiles } from '../../project/pack-files.ts'
import { CONTEXT_FOLDER, ESSENCE_FILE, type Project, SCHEMA_FILE } from '../../project/project.ts'
import { writePacks } from '../../project/stale-packs.ts'
import type { InitOptions } from './options.ts'
import type { InitPlan } from './plan.ts'

/** A written file, with a note. */
export interface WrittenFile {
  readonly path: string
  /** `kept` means that the file exists with different content and was not changed. */
  readonly change: FileChange | 'kept'
  readonly note?: string
}

/** Writes all planned files, or none if there is a conflict. */
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

async function rejectConflicts(root: string, files: readonly PlannedFile[]): Promise<void> {
  for (const file of files) {
    if (file.onConflict !== 'fail' || !(await differsFromDisk(root, file))) continue
    throw new OperationError('file-exists', `${file.path} already exists with different content.`, {
      hint: 'Use --force to replace it, or omit --blueprint and --blank to keep it.',
    })
  }
}

const differsFromDisk = async (root: string, { path, contents }: PlannedFile): Promise<boolean> => {
  const current = await readBytes(join(root, path))
  return current !== undefined && !current.equals(Buffer.from(contents))
}

async function writePlannedFile(
  root: string,
  file: PlannedFile,
  force: boolean,
): Promise<WrittenFile> {
  const { path, contents, note } = file
  if (file.onConflict === 'keep' && !force && (await differsFromDisk(root, file))) {
    return {
      path,
      change: 'kept',
      note: `differs; run npx @svc/content export --out ${path} to replace it`,
    }
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

/** A file to write. */
export interface PlannedFile {
  readonly path: string
  readonly contents: string | Buffer
  readonly note?: string
  /** What to do if the file exists with different content; by default it is replaced. */
  readonly onConflict?: 'fail' | 'keep'
}

const toJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

/** Plans all files except packs. The essence comes last, so that an interrupted init can be repeated. */
export async function planFiles(
  { root }: Project,
  plan: InitPlan,
  { agents }: InitOptions,
): Promise<PlannedFile[]> {
  const { imported, from, essence, content } = plan
  const schema = toJson(await content.client.schema(ESSENCE_SCHEMA))
  return [
    ...(imported
      ? [{ path: imported.file, contents: imported.text, onConflict: 'fail' } as const]
      : []),
    { path: SCHEMA_FILE, contents: schema },
    ...(await planStylesheet(plan)),
    ...(await planConfigFile(root, plan)),
    ...(agents ? await planAgentsFiles(root, plan) : []),
    ...(from
      ? [
          {
            path: ESSENCE_FILE,
            contents: toJson(essence),
            note: `from ${from}`,
            onConflict: 'fail',
          } as const,
        ]
      : []),
  ]
}

async function planStylesheet({ css, essence, content, own }: InitPlan): Promise<PlannedFile[]> {
  if (css === undefined) return []
  const { data } = await content.client.get('themes', essence.dna.theme.id)
  const contents = renderAppStylesheet(essence, data, own)
  return [{ path: css, contents, note: `the theme ${data.id}`, onConflict: 'keep' }]
}

function planAgentsFiles(
  root: string,
  { css, instructionFiles }: InitPlan,
): Promise<PlannedFile[]> {
  const block = agentsBlock({ css, svc: 'npx @svc/content' })
  return Promise.all(
    instructionFiles.map(async (path) => ({
      path,
      contents: insertAgentsBlock(await readBytes(join(root, path)), block),
    })),
  )
}

/** Adds the style sheet and the bindings to the settings, if there are any. */
async function planConfigFile(
  root: string,
  { css, own, bindings }: InitPlan,
): Promise<PlannedFile[]> {
  const configFile = await readSettingsFile(root, CONFIG_FILE)
  const packageFile = await readSettingsFile(root, 'package.json')
  const value: Config = configFile?.value ?? (packageFile?.value.svc as Config | undefined) ?? {}
  const files = value.tokens?.files ?? []
  const tokens = {
    ...value.tokens,
    ...(css === undefined ? {} : { files: files.includes(css) ? files : [css, ...files] }),
    ...(css === undefined || own === undefined ? {} : { extends: own.file }),
  }
  const next = {
    ...value,
    ...(Object.keys(tokens).length === 0 ? {} : { tokens }),
    ...(Object.keys(bindings.bind).length === 0
      ? {}
      : { components: { ...value.components, bind: bindings.bind } }),
  }
  // Unchanged settings keep their white space and comments.
  const isSame = JSON.stringify(next) === JSON.stringify(value)
  if (isSame) return configFile ? [{ path: CONFIG_FILE, contents: configFile.text }] : []
  return [{ path: CONFIG_FILE, contents: toJson(next) }]
}
