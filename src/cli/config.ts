import { join } from 'node:path'
import { createLocator, parseJsonc } from '../essence.ts'
import { nearest } from '../index.ts'
import { Refusal } from './exit.ts'
import { readText } from './files.ts'

/** The settings of a project that the commands read. */
export interface Config {
  readonly apiUrl?: string
  readonly components?: { readonly bind?: Readonly<Record<string, string>> }
  readonly tokens?: { readonly files?: readonly string[] }
}

/** The file of a project's settings. */
export const CONFIG_FILE = 'svc.config.json'

/** Every key that settings may have; other commands read the rest. */
const KEYS = [
  ...['include', 'exclude', 'checks', 'tokens', 'components', 'routes', 'budgets', 'apiUrl'],
]

/** The settings in `svc.config.json`, else those under `svc` in `package.json`, else none. */
export async function readConfig(root: string): Promise<Config> {
  const own = await readSettings(root, CONFIG_FILE)
  if (own !== undefined) return checked(own)
  const manifest = await readSettings(root, 'package.json')
  const inside = manifest?.value.svc
  return manifest === undefined || inside === undefined
    ? {}
    : checked({ ...manifest, value: objectAt(manifest, '/svc', inside), at: '/svc' })
}

/** A file of settings that was read. */
export interface Settings {
  readonly file: string
  readonly text: string
  readonly value: Readonly<Record<string, unknown>>
  /** Where in the file the settings begin. */
  readonly at?: string
}

/** What a file of settings says, or undefined where there is none; anything but an object is refused. */
export async function readSettings(root: string, file: string): Promise<Settings | undefined> {
  const text = await readText(join(root, file))
  if (text === undefined) return undefined
  const parsed = parseJsonc(text)
  if (!parsed.ok) {
    const issues = parsed.issues.map((issue) => ({ file, ...issue }))
    throw new Refusal('config-invalid', `${file} cannot be read.`, { issues })
  }
  return { file, text, value: objectAt({ file, text }, '', parsed.value) }
}

function checked(settings: Settings): Config {
  const { value, at = '' } = settings
  const strange = Object.keys(value).find((key) => key !== '$schema' && !KEYS.includes(key))
  if (strange !== undefined) {
    const [near] = nearest(strange, KEYS)
    const hint = near ? `Did you mean "${near}"?` : `The settings are ${KEYS.join(', ')}.`
    throw wrong(settings, `${at}/${strange}`, `There is no setting "${strange}".`, hint)
  }
  const components = objectAt(settings, `${at}/components`, value.components ?? {})
  const bind = objectAt(settings, `${at}/components/bind`, components.bind ?? {})
  for (const [name, line] of Object.entries(bind)) {
    const pointer = `${at}/components/bind/${name}`
    if (typeof line !== 'string') throw wrong(settings, pointer, 'An import must be a text.')
  }
  const { apiUrl } = value
  if (apiUrl !== undefined && typeof apiUrl !== 'string') {
    throw wrong(settings, `${at}/apiUrl`, '"apiUrl" must be an address.')
  }
  const tokens = objectAt(settings, `${at}/tokens`, value.tokens ?? {})
  const { files = [] } = tokens
  if (!Array.isArray(files) || files.some((file) => typeof file !== 'string')) {
    throw wrong(settings, `${at}/tokens/files`, '"files" must be a list of paths.')
  }
  return {
    ...(apiUrl === undefined ? {} : { apiUrl }),
    components: { bind: bind as Record<string, string> },
    tokens: { files },
  }
}

type Place = Pick<Settings, 'file' | 'text'>

function objectAt(place: Place, pointer: string, value: unknown): Record<string, unknown> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    return value as Record<string, unknown>
  }
  throw wrong(place, pointer, 'This must be an object.')
}

function wrong({ file, text }: Place, pointer: string, message: string, hint?: string): Refusal {
  const location = createLocator(text)(pointer)
  const issue = { file, code: 'config-invalid', severity: 'error', pointer, message } as const
  return new Refusal('config-invalid', `${file} has settings that cannot be used.`, {
    issues: [{ ...issue, location, ...(hint === undefined ? {} : { hint }) }],
  })
}
