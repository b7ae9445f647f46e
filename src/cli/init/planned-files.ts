import { join } from 'node:path'
import { agentsBlock } from '../../packs.ts'
import { CONFIG_FILE, type Config, readSettings } from '../config.ts'
import { readBytes } from '../files.ts'
import { ESSENCE_FILE, type Project, SCHEMA_FILE } from '../project.ts'
import { themeSheet } from '../theme-sheet.ts'
import { AGENTS_FILE, withBlock } from './agents-block.ts'
import type { InitOptions } from './options.ts'
import type { Plan } from './plan.ts'

/** A file that is to be written. */
export interface PlannedFile {
  readonly path: string
  readonly held: string | Buffer
  readonly note?: string
  /** What happens to a file that is there and holds something else; nothing said means replaced. */
  readonly other?: 'refused' | 'kept'
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

/** The files beside the packs. The essence comes last, so that half an init is none. */
export async function plannedFiles(
  { root }: Project,
  plan: Plan,
  { agents = true }: InitOptions,
): Promise<PlannedFile[]> {
  const { imported, from, essence, content } = plan
  const schema = json(await content.client.schema('essence.v4.json'))
  return [
    ...(imported ? [{ path: imported.file, held: imported.text, other: 'refused' } as const] : []),
    { path: SCHEMA_FILE, held: schema },
    ...(await sheetFile(plan)),
    ...(await configFile(root, plan)),
    ...(agents ? [await agentsFile(root, plan)] : []),
    ...(from
      ? [
          {
            path: ESSENCE_FILE,
            held: json(essence),
            note: `from ${from}`,
            other: 'refused',
          } as const,
        ]
      : []),
  ]
}

async function sheetFile({ css, essence, content }: Plan): Promise<PlannedFile[]> {
  if (css === undefined) return []
  const { data } = await content.client.get('themes', essence.dna.theme.id)
  const held = themeSheet(essence, data)
  return [{ path: css, held, note: `the theme ${data.id}`, other: 'kept' }]
}

async function agentsFile(root: string, { css, isInstalled }: Plan): Promise<PlannedFile> {
  const block = agentsBlock({ css, svc: isInstalled ? 'npx svc' : 'svc' })
  return { path: AGENTS_FILE, held: withBlock(await readBytes(join(root, AGENTS_FILE)), block) }
}

/** The settings with what was found added to them; none where there is nothing to say. */
async function configFile(root: string, { css, bindings }: Plan): Promise<PlannedFile[]> {
  const own = await readSettings(root, CONFIG_FILE)
  const inside = (await readSettings(root, 'package.json'))?.value.svc as Config | undefined
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
  if (isSame) return own === undefined ? [] : [{ path: CONFIG_FILE, held: own.text }]
  return [{ path: CONFIG_FILE, held: json(next) }]
}
