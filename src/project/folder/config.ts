import { resolve } from 'node:path'
import { createLocator, parseJsonc, toPointer } from '../../essence.ts'
import type { JsonObject } from '../../index.ts'
import type { CheckSetting, VerifySettings } from '../../internal/verify.ts'
import { isObject, nearest } from '../../internal.ts'
import { OperationError } from '../errors.ts'
import { hasControlCharacter, isInside, readText } from './files.ts'
import { isSimplePattern } from './simple-pattern.ts'

/** The settings of a project that commands use. */
export interface Config {
  readonly apiUrl?: string
  readonly components?: { readonly bind?: Readonly<Record<string, string>> }
  readonly tokens?: {
    readonly files?: readonly string[]
    /** The project's own style sheet, whose variables the one that svc writes refers to. */
    readonly extends?: string
  }
  readonly output?: OutputSettings
  readonly verify?: VerifyConfig
}

/** The settings of `verify`: which files it reads, and how strict it is. */
export interface VerifyConfig extends VerifySettings {
  /** Patterns of the files to read, as in `.gitignore`; all if there are none. */
  readonly include: readonly string[]
  /** Patterns of files that are not read, as in `.gitignore`. */
  readonly exclude: readonly string[]
}

/** The files outside `.svc/` that svc writes and keeps up to date. */
export interface OutputSettings {
  /** The path of the style sheet with the tokens; false for none. */
  readonly css?: string | false
  /** The paths of the files that get the instructions for agents; empty for none. */
  readonly agents?: readonly string[]
  /** False to write no font files next to the style sheet. */
  readonly fonts?: boolean
}

/** The name of the settings file. */
export const CONFIG_FILE = 'svc.config.json'

/** All valid keys. */
const CONFIG_KEYS = [
  'include',
  'exclude',
  'checks',
  'tokens',
  'components',
  'output',
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
  const text = await readText(root, file)
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
  rejectControlCharacters(settings, basePointer, value)
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
  requirePaths(settings, `${basePointer}/tokens/files`, files)
  if (own !== undefined && typeof own !== 'string') {
    throw configError(settings, `${basePointer}/tokens/extends`, '"extends" must be a path.')
  }
  return {
    ...(apiUrl === undefined ? {} : { apiUrl }),
    components: { bind: bind as Record<string, string> },
    tokens: { files, ...(own === undefined ? {} : { extends: own }) },
    output: readOutputSettings(settings),
    verify: readVerifyConfig(settings),
  }
}

/** Throws if a text or a key of the settings has a control character: most are paths or names. */
function rejectControlCharacters(settings: SettingsFile, pointer: string, value: unknown): void {
  if (typeof value === 'string' && hasControlCharacter(value)) {
    const message = `The value of ${pointer} has a control character, such as a line break.`
    throw configError(settings, pointer, message, 'Remove it.')
  }
  if (typeof value !== 'object' || value === null) return
  for (const [key, item] of Object.entries(value)) {
    if (hasControlCharacter(key)) {
      throw configError(
        settings,
        pointer,
        `The key ${JSON.stringify(key)} has a control character.`,
      )
    }
    rejectControlCharacters(settings, `${pointer}${toPointer([key])}`, item)
  }
}

const CHECK_SETTINGS: readonly CheckSetting[] = ['off', 'info', 'warn', 'error']

/** The budgets of a built site in bytes after gzip; of an image as it is. */
const DEFAULT_BUDGETS = { script: 200_000, style: 60_000, image: 400_000 }

/** The settings of `verify` in a project without a settings file. */
export const DEFAULT_VERIFY_CONFIG: VerifyConfig = {
  include: [],
  exclude: [],
  checks: {},
  tokens: { files: [], allow: [] },
  budgets: DEFAULT_BUDGETS,
  base: '/',
}

function readVerifyConfig(settings: SettingsFile): VerifyConfig {
  const { value, basePointer = '' } = settings
  const { include = [], exclude = [] } = value
  requirePatterns(settings, `${basePointer}/include`, include)
  requirePatterns(settings, `${basePointer}/exclude`, exclude)
  const { files = [], allow = [] } = requireObject(
    settings,
    `${basePointer}/tokens`,
    value.tokens ?? {},
  )
  requirePaths(settings, `${basePointer}/tokens/allow`, allow)
  const { base = '/' } = requireObject(settings, `${basePointer}/routes`, value.routes ?? {})
  if (typeof base !== 'string' || !base.startsWith('/'))
    throw configError(settings, `${basePointer}/routes/base`, '"base" must start with "/".')
  return {
    include,
    exclude,
    checks: readCheckSettings(settings),
    tokens: { files: files as string[], allow },
    budgets: { ...DEFAULT_BUDGETS, ...readBudgets(settings) },
    base,
  }
}

function readCheckSettings(settings: SettingsFile): Record<string, CheckSetting> {
  const pointer = `${settings.basePointer ?? ''}/checks`
  const checks = requireObject(settings, pointer, settings.value.checks ?? {})
  for (const [code, setting] of Object.entries(checks)) {
    if (CHECK_SETTINGS.includes(setting as CheckSetting)) continue
    const message = `The setting of a check must be one of ${CHECK_SETTINGS.join(', ')}.`
    throw configError(settings, `${pointer}/${code}`, message)
  }
  return checks as Record<string, CheckSetting>
}

function readBudgets(settings: SettingsFile): Partial<VerifySettings['budgets']> {
  const pointer = `${settings.basePointer ?? ''}/budgets`
  const budgets = requireObject(settings, pointer, settings.value.budgets ?? {})
  for (const [name, bytes] of Object.entries(budgets)) {
    if (!Object.hasOwn(DEFAULT_BUDGETS, name))
      throw configError(settings, `${pointer}/${name}`, `Unknown budget "${name}".`)
    if (typeof bytes !== 'number' || bytes < 0)
      throw configError(settings, `${pointer}/${name}`, 'A budget must be a number of bytes.')
  }
  return budgets
}

function readOutputSettings(settings: SettingsFile): OutputSettings {
  const pointer = `${settings.basePointer ?? ''}/output`
  const { css, agents, fonts, ...rest } = requireObject(
    settings,
    pointer,
    settings.value.output ?? {},
  )
  const [unknownKey] = Object.keys(rest)
  if (unknownKey !== undefined) {
    const hint = 'Valid settings: css, agents, fonts.'
    throw configError(
      settings,
      `${pointer}/${unknownKey}`,
      `Unknown setting "${unknownKey}".`,
      hint,
    )
  }
  if (css !== undefined && css !== false && !isPathInside(css)) {
    const message = '"css" must be a path inside the project, or false for no style sheet.'
    throw configError(settings, `${pointer}/css`, message)
  }
  if (fonts !== undefined && typeof fonts !== 'boolean') {
    throw configError(settings, `${pointer}/fonts`, '"fonts" must be true or false.')
  }
  const own: OutputSettings = {
    ...(css === undefined ? {} : { css: css as string | false }),
    ...(fonts === undefined ? {} : { fonts }),
  }
  if (agents === undefined) return own
  requirePaths(settings, `${pointer}/agents`, agents)
  const outside = agents.findIndex((path) => !isPathInside(path))
  if (outside !== -1) {
    const message = 'The path must be inside the project.'
    throw configError(settings, `${pointer}/agents/${outside}`, message)
  }
  return { ...own, agents }
}

/** True if a value is a relative path that does not leave its folder. */
const isPathInside = (value: unknown): value is string =>
  typeof value === 'string' && isInside('/project', resolve('/project', value))

function requirePaths(
  settings: SettingsFile,
  pointer: string,
  value: unknown,
): asserts value is string[] {
  if (Array.isArray(value) && value.every((path) => typeof path === 'string')) return
  const name = pointer.split('/').at(-1)
  throw configError(settings, pointer, `"${name}" must be an array of paths.`)
}

function requirePatterns(
  settings: SettingsFile,
  pointer: string,
  value: unknown,
): asserts value is string[] {
  requirePaths(settings, pointer, value)
  const index = value.findIndex((pattern) => !isSimplePattern(pattern))
  if (index === -1) return
  const message = 'The pattern is too complex: it has too many stars, or is too long.'
  throw configError(settings, `${pointer}/${index}`, message, 'Write several simpler patterns.')
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
