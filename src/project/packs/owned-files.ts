import { join } from 'node:path'
import { ESSENCE_SCHEMA, type Essence } from '../../essence.ts'
import { agentsBlock, type CompileOptions, type PackBundle } from '../../packs.ts'
import { adaptTheme } from '../../themes.ts'
import { AGENTS_FILE, hasAgentsBlock, insertAgentsBlock } from '../agents/agents-block.ts'
import { type ProjectStylesheet, readExtendedStylesheet } from '../detect/find-stylesheet.ts'
import { readPagesFolder } from '../detect/pages-folder.ts'
import { readAppFiles } from '../discover/app-files.ts'
import { CONFIG_FILE, type OutputSettings } from '../folder/config.ts'
import {
  displayPath,
  type FileWrite,
  getBoundary,
  readBytes,
  readFoundText,
  readText,
  removeAbandonedParts,
  writeFilesAtomic,
} from '../folder/files.ts'
import { CONTEXT_FOLDER, type Project, SCHEMA_FILE, SVC_FOLDER } from '../folder/project.ts'
import type { ProjectContent } from '../registry/content.ts'
import {
  getStylesheetOrigin,
  renderAppStylesheet,
  type StylesheetOrigin,
} from './app-stylesheet.ts'

import { createPreload, planFontFiles, readThemeFonts, type ThemeFonts } from './font-files.ts'
import type { FileUpdate, OwnedFile } from './owned-file.ts'

import { type PackFormat, readPackFolder, renderPackFiles } from './pack-files.ts'
import { findStalePacks } from './stale-packs.ts'

// Everything that svc writes into a project besides the essence and the settings is planned here,
// so that `init`, `compile` and `compile --check` agree on it.

/** The essence and the settings that decide the files of a project. */
export interface OwnedFilesInput {
  readonly root: string
  readonly essence: Essence
  readonly content: ProjectContent
  readonly output: OutputSettings
  /** The project's own style sheet, which that of svc extends. */
  readonly own: ProjectStylesheet | undefined
  readonly bindings: CompileOptions['bindings']
  /**
   * Compares with the files of the app that the packs on disk were compiled with. They change with
   * every page that is built, and the packs still say the same.
   */
  readonly isCheck?: boolean | undefined
  /** Replaces a style sheet that is not by svc. */
  readonly force?: boolean | undefined
  /** Another folder for the packs. Then they are the only files. */
  readonly packsOnlyIn?: string | undefined
  readonly format?: PackFormat
}

/** The files that svc writes into a project. */
export interface OwnedFiles {
  readonly bundle: PackBundle
  /** The style sheet in packs and instructions; an empty text if svc did not write it. */
  readonly stylesheet: string | undefined
  /** The number of pack files. */
  readonly packCount: number
  readonly packs: readonly OwnedFile[]
  /** The files besides the packs. */
  readonly others: readonly OwnedFile[]
  /** The folder that no file may leave: the project, or another folder for the packs. */
  readonly root: string
  /** The folders that can have temporary files; new ones are written to the first of them. */
  readonly folders: readonly [staging: string, ...others: string[]]
}

/** Plans all files that svc writes, and compares them with those on disk. */
export async function planOwnedFiles(input: OwnedFilesInput): Promise<OwnedFiles> {
  const { root, essence, content, output, own, bindings, force = false, packsOnlyIn } = input
  const stylesheet = await readStylesheet(root, output, force)
  const options = {
    bindings,
    stylesheet: stylesheet.name,
    ...((input.isCheck && (await readRecordedApp(input))) || (await readAppOptions(root, own))),
    ...createThemeOptions(own),
  }
  const bundle = await content.client.compile(essence, options)
  const fonts = await readFonts(input, stylesheet)
  const packs = await planPackFiles(bundle, input)
  return {
    bundle,
    stylesheet: stylesheet.name,
    packCount: packs.count,
    packs: packs.files,
    root: getRoot(input),
    folders:
      packsOnlyIn === undefined
        ? [join(root, SVC_FOLDER), join(root, CONTEXT_FOLDER), root]
        : [packsOnlyIn],
    others:
      packsOnlyIn === undefined
        ? [
            await planTextFile(root, GIT_IGNORE_FILE, GIT_IGNORE),
            await planTextFile(root, GIT_FILE, GIT_ATTRIBUTES),
            await planTextFile(root, SCHEMA_FILE, await renderSchema(content)),
            ...(await planStylesheet(input, { ...stylesheet, fonts })),
            ...(await planAgentsFiles(input, { ...stylesheet, fonts })),
          ]
        : [],
  }
}

/**
 * Writes the planned files that are not up to date, except those that are kept. First removes the
 * temporary files that a killed process left next to any of them.
 */
export async function writeOwnedFiles(
  { root, folders, packs, others }: OwnedFiles,
  more: readonly FileWrite[] = [],
): Promise<void> {
  await removeAbandonedParts(root, folders)
  const files = [...others, ...packs].filter(
    ({ update }) => update !== undefined && update.change !== 'kept',
  )
  const [staging] = folders
  writeFilesAtomic(root, [...files, ...more], staging === undefined ? {} : { staging })
}

/** Lists the updates of files. */
export const listUpdates = (files: readonly OwnedFile[]): FileUpdate[] =>
  files.flatMap(({ update }) => update ?? [])

/** Returns the options that all packs of a project are compiled with. */
export async function readCompileOptions({
  root,
  config,
}: Project): Promise<
  Pick<CompileOptions, 'bindings' | 'stylesheet' | 'pagesFolder' | 'app' | 'adaptTheme'>
> {
  const { name: stylesheet } = await readStylesheet(root, config.output ?? {}, false)
  const own = await readExtendedStylesheet({ root, config })
  return {
    bindings: config.components?.bind,
    stylesheet,
    ...(await readAppOptions(root, own)),
    ...createThemeOptions(own),
  }
}

/** Returns the options about the files of the app in a project. */
async function readAppOptions(
  root: string,
  own: ProjectStylesheet | undefined,
): Promise<Pick<CompileOptions, 'pagesFolder' | 'app'>> {
  const [pagesFolder, app] = await Promise.all([readPagesFolder(root), readAppFiles(root)])
  return { pagesFolder, app: app && { ...app, stylesheet: own?.file } }
}

/**
 * Returns the options that the packs on disk were compiled with; undefined if there are no packs, or
 * if they name a file that is gone.
 */
async function readRecordedApp(
  input: OwnedFilesInput,
): Promise<Pick<CompileOptions, 'pagesFolder' | 'app'> | undefined> {
  const folder = input.packsOnlyIn ?? join(input.root, CONTEXT_FOLDER)
  const [{ provenance }, pagesFolder] = await Promise.all([
    readPackFolder(getRoot(input), folder, []),
    readPagesFolder(input.root),
  ])
  if (provenance === undefined) return undefined
  const { app } = provenance
  const { pages = {}, pageFolder: _, ...others } = app ?? {}
  const files = [...Object.values(pages), ...Object.values(others)]
  const texts = await Promise.all(files.map((file) => readText(input.root, file)))
  return texts.includes(undefined) ? undefined : { pagesFolder, app }
}

const createThemeOptions = (
  own: ProjectStylesheet | undefined,
): Pick<CompileOptions, 'adaptTheme'> =>
  own ? { adaptTheme: (theme) => adaptTheme(own.text, theme) } : {}

/** Returns the folder that the files must not leave. */
const getRoot = ({ root, packsOnlyIn }: OwnedFilesInput): string =>
  packsOnlyIn === undefined ? root : getBoundary(root, packsOnlyIn, packsOnlyIn)

async function planPackFiles(
  bundle: PackBundle,
  input: OwnedFilesInput,
): Promise<{ count: number; files: OwnedFile[] }> {
  const { root, essence, content, packsOnlyIn, format = 'markdown' } = input
  const folder = packsOnlyIn ?? join(root, CONTEXT_FOLDER)
  const rendered = renderPackFiles(bundle, format)
  const written = await readPackFolder(getRoot(input), folder, [...rendered.keys()])
  const { client } = content
  const stale = await findStalePacks({ written, bundle, rendered, format, essence, client })
  const files = stale.map(({ file, ...update }): OwnedFile => {
    const path = join(folder, file)
    return {
      path,
      content: rendered.get(file),
      update: { file: displayPath(root, path), ...update },
    }
  })
  return { count: rendered.size - 1, files }
}

const GIT_FILE = `${SVC_FOLDER}/.gitattributes`
const GIT_IGNORE_FILE = `${SVC_FOLDER}/.gitignore`

// Generated files have the same bytes in every checkout. Records in `.svc/custom` are not generated.
const GIT_MARK = '# Written by svc.'
const GIT_ATTRIBUTES = `${GIT_MARK}
.gitattributes text eol=lf
context/** text eol=lf linguist-generated
schemas/** text eol=lf linguist-generated
`

// Temporary files, which only a killed process leaves.
const GIT_IGNORE = `${GIT_MARK}
*.part
`

const renderSchema = async ({ client }: ProjectContent): Promise<string> =>
  `${JSON.stringify(await client.schema(ESSENCE_SCHEMA), null, 2)}\n`

async function planTextFile(root: string, file: string, content: string): Promise<OwnedFile> {
  const path = join(root, file)
  const before = (await readText(root, path))?.replaceAll('\r\n', '\n')
  const isForeign =
    [GIT_FILE, GIT_IGNORE_FILE].includes(file) && before?.startsWith(GIT_MARK) === false
  if (before === content || isForeign) return { path, content, update: undefined }
  if (before === undefined) return { path, content, update: missingFile(file) }
  const causes = ['another version of svc, or edited by hand']
  return { path, content, update: { file, change: 'changed', parts: [], causes } }
}

const missingFile = (file: string): FileUpdate => ({
  file,
  change: 'missing',
  parts: [],
  causes: [],
})

/** The style sheet of a project. */
interface Stylesheet {
  /** The path in packs and instructions; empty if svc writes none. */
  readonly name: string | undefined
  readonly text?: string | undefined
  readonly origin?: StylesheetOrigin | undefined
}

/** A style sheet with the fonts that are written next to it; undefined for none. */
interface StylesheetWithFonts extends Stylesheet {
  readonly fonts: ThemeFonts | undefined
}

/** Reads the fonts to write next to the style sheet, if svc writes that. */
async function readFonts(
  { essence, content, own, output, packsOnlyIn }: OwnedFilesInput,
  { name }: Stylesheet,
): Promise<ThemeFonts | undefined> {
  if (!name || packsOnlyIn !== undefined) return undefined
  const { data: theme } = await content.client.get('themes', essence.dna.theme.id)
  return readThemeFonts(theme, { output, own })
}

/** Reads the style sheet. One that svc never wrote is not named, because it has other tokens. */
async function readStylesheet(
  root: string,
  { css }: OutputSettings,
  force: boolean,
): Promise<Stylesheet> {
  if (css === undefined) return { name: undefined }
  if (css === false) return { name: '' }
  const text = await readText(root, css)
  if (text === undefined) return { name: css }
  const origin = getStylesheetOrigin(text)
  return { name: origin.kind !== 'other' || force ? css : '', text, origin }
}

async function planStylesheet(
  { root, essence, content, own, output: { css: file }, force }: OwnedFilesInput,
  { text, origin, fonts }: StylesheetWithFonts,
): Promise<OwnedFile[]> {
  if (!file) return []
  const { data: theme } = await content.client.get('themes', essence.dna.theme.id)
  const rendered = renderAppStylesheet(essence, theme, { own, fonts: fonts?.folder })
  const change = describeStylesheetChange(theme.id, rendered, { text, origin, force })
  const update = change && { file, parts: [], ...change }
  return [
    { path: join(root, file), content: rendered, update },
    ...(own ? [] : await planFontFiles(root, file, fonts?.files ?? new Map(), force)),
  ]
}

function describeStylesheetChange(
  theme: string,
  rendered: string,
  { text, origin, force }: Pick<Stylesheet, 'text' | 'origin'> & Pick<OwnedFilesInput, 'force'>,
): Omit<FileUpdate, 'file' | 'parts'> | undefined {
  if (text === undefined) return { change: 'missing', causes: [] }
  if (text.replaceAll('\r\n', '\n') === rendered) return undefined
  if (origin?.kind === 'svc') {
    const isSameTheme = origin.theme === theme
    const cause = isSameTheme
      ? 'essence, theme record or own variables'
      : `theme ${origin.theme} -> ${theme}`
    return { change: 'changed', causes: [cause] }
  }
  const isEdited = origin?.kind === 'edited'
  const causes = [isEdited ? 'edited by hand' : 'not written by svc']
  if (force) return { change: 'changed', causes }
  const remedy = isEdited ? 'discard the edits' : 'replace it'
  const hint = `Use \`npx @svc/content compile --force\` to ${remedy}, or set "output": { "css": ... } in ${CONFIG_FILE} to another path or to false.`
  return { change: 'kept', causes, hint }
}

async function planAgentsFiles(
  { root, output, own, essence, content }: OwnedFilesInput,
  { name, fonts }: StylesheetWithFonts,
): Promise<OwnedFile[]> {
  const css = name && own ? [own.file, name] : name || undefined
  const { data: theme } = await content.client.get('themes', essence.dna.theme.id)
  const preload = name && fonts ? createPreload(name, theme, fonts) : undefined
  const block = agentsBlock({ css, svc: 'npx @svc/content', preload })
  const files = output.agents ?? (await findAgentsFiles(root))
  return Promise.all(files.map((file) => planAgentsFile(root, file, block)))
}

/** Returns AGENTS.md if it has a block, for projects whose settings name no file. */
async function findAgentsFiles(root: string): Promise<string[]> {
  const text = await readFoundText(root, AGENTS_FILE)
  return text !== undefined && hasAgentsBlock(text) ? [AGENTS_FILE] : []
}

async function planAgentsFile(root: string, file: string, block: string): Promise<OwnedFile> {
  const path = join(root, file)
  const before = await readBytes(root, path)
  const content = insertAgentsBlock(before, block, file)
  if (before?.equals(content)) return { path, content, update: undefined }
  if (before === undefined) return { path, content, update: missingFile(file) }
  const causes = [hasAgentsBlock(before) ? 'the svc block' : 'no svc block']
  return { path, content, update: { file, change: 'changed', parts: [], causes } }
}
