import { join } from 'node:path'
import { createLocator, parseJsonc } from '../essence.ts'
import { nearest } from '../index.ts'
import { CliError } from './errors.ts'
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
const CONFIG_KEYS = [
  ...['include', 'exclude', 'checks', 'tokens', 'components', 'routes', 'budgets', 'apiUrl'],
]

/** The settings in `svc.config.json`, else those under `svc` in `package.json`, else none. */
export async function readConfig(root: string): Promise<Config> {
  const own = await readSettingsFile(root, CONFIG_FILE)
  if (own !== undefined) return validateConfig(own)
  const manifest = await readSettingsFile(root, 'package.json')
  const inside = manifest?.value.svc
  return manifest === undefined || inside === undefined
    ? {}
    : validateConfig({
        ...manifest,
        value: requireObject(manifest, '/svc', inside),
        basePointer: '/svc',
      })
}

/** A file of settings that was read. */
export interface SettingsFile {
  readonly file: string
  readonly text: string
  readonly value: Readonly<Record<string, unknown>>
  /** Where in the file the settings begin. */
  readonly basePointer?: string
}

/** What a file of settings says, or undefined where there is none; anything but an object is refused. */
export async function readSettingsFile(
  root: string,
  file: string,
): Promise<SettingsFile | undefined> {
  const text = await readText(join(root, file))
  if (text === undefined) return undefined
  const parsed = parseJsonc(text)
  if (!parsed.ok) {
    const issues = parsed.issues.map((issue) => ({ file, ...issue }))
    throw new CliError('config-invalid', `${file} cannot be read.`, { issues })
  }
  return { file, text, value: requireObject({ file, text }, '', parsed.value) }
}

function validateConfig(settings: SettingsFile): Config {
  const { value, basePointer = '' } = settings
  const strange = Object.keys(value).find((key) => key !== '$schema' && !CONFIG_KEYS.includes(key))
  if (strange !== undefined) {
    const [near] = nearest(strange, CONFIG_KEYS)
    const hint = near ? `Did you mean "${near}"?` : `The settings are ${CONFIG_KEYS.join(', ')}.`
    throw configError(
      settings,
      `${basePointer}/${strange}`,
      `There is no setting "${strange}".`,
      hint,
    )
  }
  const components = requireObject(settings, `${basePointer}/components`, value.components ?? {})
  const bind = requireObject(settings, `${basePointer}/components/bind`, components.bind ?? {})
  for (const [name, line] of Object.entries(bind)) {
    const pointer = `${basePointer}/components/bind/${name}`
    if (typeof line !== 'string') throw configError(settings, pointer, 'An import must be a text.')
  }
  const { apiUrl } = value
  if (apiUrl !== undefined && typeof apiUrl !== 'string') {
    throw configError(settings, `${basePointer}/apiUrl`, '"apiUrl" must be an address.')
  }
  const tokens = requireObject(settings, `${basePointer}/tokens`, value.tokens ?? {})
  const { files = [] } = tokens
  if (!Array.isArray(files) || files.some((file) => typeof file !== 'string')) {
    throw configError(settings, `${basePointer}/tokens/files`, '"files" must be a list of paths.')
  }
  return {
    ...(apiUrl === undefined ? {} : { apiUrl }),
    components: { bind: bind as Record<string, string> },
    tokens: { files },
  }
}

type SourceFile = Pick<SettingsFile, 'file' | 'text'>

function requireObject(
  place: SourceFile,
  pointer: string,
  value: unknown,
): Record<string, unknown> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    return value as Record<string, unknown>
  }
  throw configError(place, pointer, 'This must be an object.')
}

function configError(
  { file, text }: SourceFile,
  pointer: string,
  message: string,
  hint?: string,
): CliError {
  const location = createLocator(text)(pointer)
  const issue = { file, code: 'config-invalid', severity: 'error', pointer, message } as const
  return new CliError('config-invalid', `${file} has settings that cannot be used.`, {
    issues: [{ ...issue, location, ...(hint === undefined ? {} : { hint }) }],
  })
}
