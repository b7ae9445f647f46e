import { join } from 'node:path'
import { CONFIG_FILE, readSettings } from '../config.ts'
import { Refusal } from '../exit.ts'
import { type Change, readBytes, readText, writeWhole } from '../files.ts'
import { packFiles } from '../packs/pack-files.ts'
import { writePacks } from '../packs/write-packs.ts'
import { readWritten } from '../packs/written-packs.ts'
import { CONTEXT_FOLDER, ESSENCE_FILE, type Project, SCHEMA_FILE } from '../project.ts'
import { themeSheet } from '../theme-sheet.ts'
import { AGENTS_FILE, agentsBlock, withBlock } from './agents-block.ts'
import type { InitOptions } from './options.ts'
import type { Plan } from './plan.ts'

/** What became of a file, and what it is about. */
export interface WrittenFile {
  readonly path: string
  /** `kept`: it differs from what would be written, and was left as it is. */
  readonly change: Change | 'kept'
  readonly note?: string
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

/** Writes everything that was planned: the essence last, so that half an init is none. */
export async function writeInit(
  { root }: Project,
  plan: Plan,
  options: InitOptions,
): Promise<WrittenFile[]> {
  const { force = false, agents = true } = options
  const essence = plan.from && json(plan.essence)
  const mine: [string, string][] = [
    ...(plan.imported ? [[plan.imported.file, plan.imported.text] as [string, string]] : []),
    ...(essence ? [[ESSENCE_FILE, essence] as [string, string]] : []),
  ]
  if (!force) await refuseReplacing(root, mine)
  // Read before anything is written: its marks may be wrong.
  const block = agents ? await agentsFile(root, plan) : undefined
  const config = await configFile(root, plan)
  const files: WrittenFile[] = []
  const write = async (path: string, held: string | Buffer, note?: string): Promise<void> => {
    const change = await writeWhole(join(root, path), held)
    files.push({ path, change, ...(note === undefined ? {} : { note }) })
  }
  if (plan.imported) await write(plan.imported.file, plan.imported.text)
  await write(SCHEMA_FILE, json(await plan.content.client.schema('essence.v4.json')))
  files.push(await writeContext(root, plan))
  if (plan.css !== undefined) files.push(await writeSheet(root, plan, { css: plan.css, force }))
  if (config !== undefined) await write(CONFIG_FILE, config)
  if (block) await write(AGENTS_FILE, block)
  if (essence) await write(ESSENCE_FILE, essence, `from ${plan.from}`)
  else files.push({ path: ESSENCE_FILE, change: 'same' })
  return files.reverse()
}

async function refuseReplacing(root: string, files: readonly [string, string][]): Promise<void> {
  for (const [path, text] of files) {
    const before = await readText(join(root, path))
    if (before === undefined || before === text) continue
    throw new Refusal('file-exists', `${path} is there and differs.`, {
      hint: '--force replaces it; without --blueprint and --blank it is kept.',
    })
  }
}

async function agentsFile(root: string, { css, isInstalled }: Plan): Promise<Buffer> {
  const block = agentsBlock({ css, svc: isInstalled ? 'npx svc' : 'svc' })
  return withBlock(await readBytes(join(root, AGENTS_FILE)), block)
}

async function writeContext(root: string, plan: Plan): Promise<WrittenFile> {
  const { bundle, essence, content } = plan
  const folder = join(root, CONTEXT_FOLDER)
  const files = packFiles(bundle, 'markdown')
  const written = await readWritten(folder, [...files.keys()])
  const comparison = {
    written,
    bundle,
    format: 'markdown',
    essence,
    client: content.client,
  } as const
  const stale = await writePacks(folder, comparison)
  const isNew = written.texts.size === 0
  const { scaffold, review, sections, pages, mutations } = bundle.manifest
  const entries = [scaffold, review, ...sections, ...pages, ...mutations]
  const tokens = entries.reduce((sum, entry) => sum + (entry?.tokens ?? 0), 0)
  return {
    path: `${CONTEXT_FOLDER}/`,
    change: isNew ? 'created' : stale.length > 0 ? 'changed' : 'same',
    note: `${files.size - 1} packs, about ${tokens} tokens`,
  }
}

async function writeSheet(
  root: string,
  { essence, content }: Plan,
  { css, force }: { readonly css: string; readonly force: boolean },
): Promise<WrittenFile> {
  const { data } = await content.client.get('themes', essence.dna.theme.id)
  const text = themeSheet(essence, data)
  const before = await readText(join(root, css))
  if (before !== undefined && before !== text && !force) {
    return { path: css, change: 'kept', note: `it differs; svc export --out ${css} replaces it` }
  }
  const change = await writeWhole(join(root, css), text)
  return { path: css, change, note: `the theme ${data.id}` }
}

/** The settings with what was found added; undefined where there is nothing to add. */
async function configFile(root: string, { css, bindings }: Plan): Promise<string | undefined> {
  const settings = await readSettings(root, CONFIG_FILE)
  const value = (settings?.value ?? {}) as Readonly<
    Record<string, Readonly<Record<string, unknown>>>
  >
  const hasBindings = Object.keys(bindings.bind).length > 0
  const next = {
    ...value,
    ...(css === undefined || value.tokens?.files
      ? {}
      : { tokens: { ...value.tokens, files: [css] } }),
    ...(hasBindings ? { components: { ...value.components, bind: bindings.bind } } : {}),
  }
  // What is there already keeps its own spaces and comments.
  const isSame = JSON.stringify(next) === JSON.stringify(value)
  return isSame ? settings?.text : json(next)
}
