import { join } from 'node:path'
import { agentsBlock } from '../../packs.ts'
import { CONFIG_FILE, type Config, readSettingsFile } from '../config.ts'
import { readBytes } from '../files.ts'
import { ESSENCE_FILE, type Project, SCHEMA_FILE } from '../project.ts'
import { renderAppStylesheet } from '../theme-sheet.ts'
import { AGENTS_FILE, insertAgentsBlock } from './agents-block.ts'
import type { InitOptions } from './options.ts'
import type { InitPlan } from './plan.ts'

/** A file that is to be written. */
export interface PlannedFile {
  readonly path: string
  readonly contents: string | Buffer
  readonly note?: string
  /** What happens to a file that is there and holds something else; nothing said means replaced. */
  readonly onConflict?: 'refused' | 'kept'
}

const toJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

/** The files beside the packs. The essence comes last, so that half an init is none. */
export async function planFiles(
  { root }: Project,
  plan: InitPlan,
  { agents = true }: InitOptions,
): Promise<PlannedFile[]> {
  const { imported, from, essence, content } = plan
  const schema = toJson(await content.client.schema('essence.v4.json'))
  return [
    ...(imported
      ? [{ path: imported.file, contents: imported.text, onConflict: 'refused' } as const]
      : []),
    { path: SCHEMA_FILE, contents: schema },
    ...(await planStylesheet(plan)),
    ...(await planConfigFile(root, plan)),
    ...(agents ? [await planAgentsFile(root, plan)] : []),
    ...(from
      ? [
          {
            path: ESSENCE_FILE,
            contents: toJson(essence),
            note: `from ${from}`,
            onConflict: 'refused',
          } as const,
        ]
      : []),
  ]
}

async function planStylesheet({ css, essence, content }: InitPlan): Promise<PlannedFile[]> {
  if (css === undefined) return []
  const { data } = await content.client.get('themes', essence.dna.theme.id)
  const contents = renderAppStylesheet(essence, data)
  return [{ path: css, contents, note: `the theme ${data.id}`, onConflict: 'kept' }]
}

async function planAgentsFile(root: string, { css, isInstalled }: InitPlan): Promise<PlannedFile> {
  const block = agentsBlock({ css, svc: isInstalled ? 'npx svc' : 'svc' })
  return {
    path: AGENTS_FILE,
    contents: insertAgentsBlock(await readBytes(join(root, AGENTS_FILE)), block),
  }
}

/** The settings with what was found added to them; none where there is nothing to say. */
async function planConfigFile(root: string, { css, bindings }: InitPlan): Promise<PlannedFile[]> {
  const own = await readSettingsFile(root, CONFIG_FILE)
  const inside = (await readSettingsFile(root, 'package.json'))?.value.svc as Config | undefined
  const value: Config = own?.value ?? inside ?? {}
  const files = value.tokens?.files ?? []
  const isListed = css === undefined || files.includes(css)
  const next = {
    ...value,
    ...(isListed ? {} : { tokens: { ...value.tokens, files: [css, ...files] } }),
    ...(Object.keys(bindings.bind).length === 0
      ? {}
      : { components: { ...value.components, bind: bindings.bind } }),
  }
  // What is there already keeps its own spaces and comments.
  const isSame = JSON.stringify(next) === JSON.stringify(value)
  if (isSame) return own === undefined ? [] : [{ path: CONFIG_FILE, contents: own.text }]
  return [{ path: CONFIG_FILE, contents: toJson(next) }]
}
