import { join } from 'node:path'
import { createLocator, parseJsonc } from '../essence.ts'
import { isObject, type JsonObject, nearest } from '../index.ts'
import { OperationError } from './errors.ts'
import { readText } from './files.ts'

/** The settings of a project that commands use. */
export interface Config {
  readonly apiUrl?: string
  readonly components?: { readonly bind?: Readonly<Record<string, string>> }
  readonly tokens?: {
    readonly files?: readonly string[]
    /** The project's own style sheet, whose variables the first of the files refers to. */
    readonly extends?: string
  }
}

/** The name of the settings file. */
export const CONFIG_FILE = 'svc.config.json'

/** All valid keys. Those that are not in `Config` are for other tools. */
const CONFIG_KEYS = [
  'include',
  'exclude',
  'checks',
  'tokens',
  'components',
  'routes',
  'budgets',
  'apiUrl',
]

/** Reads the settings from `svc.config.json`, or from `svc` in `package.json`. */
export async function readConfig(root: string): Promise<Config> {
  const configFile = await readSettingsFile(root, CONFIG_FILE)
  if (configFile !== undefined) return validateConfig(configFile)
  const packageFile = await readSettingsFile(root, 'package.json')
  const settings = packageFile?.value.svc
  if (packageFile === undefined || settings === undefined) return {}
  return validateConfig({
    ...packageFile,
    value: requireObject(packageFile, '/svc', settings),
    basePointer: '/svc',
  })
}

/** A parsed settings file. */
export interface SettingsFile {
  readonly file: string
  readonly text: string
  readonly value: JsonObject
  /** The pointer to the settings in the file. */
  readonly basePointer?: string
}

/** Reads a settings file; undefined if it does not exist. Throws if it is not an object. */
export async function readSettingsFile(
  root: string,
  file: string,
): Promise<SettingsFile | undefined> {
  const text = await readText(join(root, file))
  if (text === undefined) return undefined
  const parsed = parseJsonc(text)
  if (!parsed.ok) {
    const issues = parsed.issues.map((issue) => ({ file, ...issue }))
    throw new OperationError('config-invalid', `Cannot parse ${file}.`, { issues })
  }
  return { file, text, value: requireObject({ file, text }, '', parsed.value) }
}

function validateConfig(settings: SettingsFile): Config {
  const { value, basePointer = '' } = settings
  const unknownKey = Object.keys(value).find(
    (key) => key !== '$schema' && !CONFIG_KEYS.includes(key),
  )
  if (unknownKey !== undefined) {
    const [suggestion] = nearest(unknownKey, CONFIG_KEYS)
    const hint = suggestion
      ? `Did you mean "${suggestion}"?`
      : `Valid settings: ${CONFIG_KEYS.join(', ')}.`
    throw configError(
      settings,
      `${basePointer}/${unknownKey}`,
      `Unknown setting "${unknownKey}".`,
      hint,
    )
  }
  const components = requireObject(settings, `${basePointer}/components`, value.components ?? {})
  const bind = requireObject(settings, `${basePointer}/components/bind`, components.bind ?? {})
  for (const [name, line] of Object.entries(bind)) {
    const pointer = `${basePointer}/components/bind/${name}`
    if (typeof line !== 'string')
      throw configError(settings, pointer, 'An import must be a string.')
  }
  const { apiUrl } = value
  if (apiUrl !== undefined && typeof apiUrl !== 'string') {
    throw configError(settings, `${basePointer}/apiUrl`, '"apiUrl" must be a URL.')
  }
  const tokens = requireObject(settings, `${basePointer}/tokens`, value.tokens ?? {})
  const { files = [], extends: own } = tokens
  if (!Array.isArray(files) || files.some((file) => typeof file !== 'string')) {
    throw configError(settings, `${basePointer}/tokens/files`, '"files" must be an array of paths.')
  }
  if (own !== undefined && typeof own !== 'string') {
    throw configError(settings, `${basePointer}/tokens/extends`, '"extends" must be a path.')
  }
  return {
    ...(apiUrl === undefined ? {} : { apiUrl }),
    components: { bind: bind as Record<string, string> },
    tokens: { files, ...(own === undefined ? {} : { extends: own }) },
  }
}

type SourceFile = Pick<SettingsFile, 'file' | 'text'>

function requireObject(source: SourceFile, pointer: string, value: unknown): JsonObject {
  if (isObject(value)) return value
  throw configError(source, pointer, 'The value must be an object.')
}

function configError(
  { file, text }: SourceFile,
  pointer: string,
  message: string,
  hint?: string,
): OperationError {
  const location = createLocator(text)(pointer)
  const issue = { file, code: 'config-invalid', severity: 'error', pointer, message } as const
  return new OperationError('config-invalid', `${file} has invalid settings.`, {
    issues: [{ ...issue, location, ...(hint === undefined ? {} : { hint }) }],
  })
}
