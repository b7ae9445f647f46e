import { join, resolve } from 'node:path'
import type { Essence } from '../../essence.ts'
import {
  CHARACTER_STYLES,
  COLOR_NAMES,
  changeTheme,
  humanize,
  nearest,
  parseColorName,
  parseCssColor,
  toHex,
} from '../../internal.ts'
import {
  CHARACTERS,
  type Character,
  contrastReport,
  createTheme,
  FONT_PAIRS,
  findFontPair,
  type Theme,
} from '../../themes.ts'
import {
  type Contract,
  findContract,
  requireContract,
  requireValidEssence,
} from '../contract/contract-file.ts'
import { writeContract } from '../contract/write-contract.ts'
import { requireStylesheet } from '../detect/find-stylesheet.ts'
import type { Environment } from '../environment.ts'
import { choiceError, joinChoices, OperationError } from '../errors.ts'
import { planOutputSetting } from '../folder/edit-config.ts'
import {
  displayPath,
  type FileChange,
  readText,
  writeFileAtomic,
  writeFilesAtomic,
} from '../folder/files.ts'
import { setJsonValue } from '../folder/json-edit.ts'
import { CUSTOM_FOLDER, findProject } from '../folder/project.ts'
import { compileContract } from '../packs/compile.ts'
import type { FileUpdate } from '../packs/owned-file.ts'
import { openBaseClient } from '../registry/content.ts'
import { importTheme } from './import-theme.ts'
import { readBrandColor } from './read-brand-color.ts'

/** The decisions that a theme is created from. One of `color`, `fromImage` and `fromCss` is given. */
export interface ProjectThemeInput {
  /** The brand color, in any notation of CSS. */
  readonly color?: string | undefined
  /** A logo with the brand color. */
  readonly fromImage?: string | undefined
  /** A style sheet whose custom properties are the theme. */
  readonly fromCss?: string | undefined
  readonly second?: string | undefined
  readonly character?: string | undefined
  /** The name of a pair; false to write no font files. */
  readonly fonts?: string | false | undefined
  readonly id?: string | undefined
  readonly name?: string | undefined
  /** Selects the theme in the essence, and compiles its files. */
  readonly use?: boolean | undefined
  /** Replaces an existing record of the project. */
  readonly force?: boolean | undefined
}

/** A theme of a project. */
export interface ProjectTheme {
  readonly theme: string
  readonly file: string
  readonly change: FileChange
  /** What was decided, in sentences. */
  readonly facts: readonly string[]
  /** True if the essence selects the theme now. */
  readonly used: boolean
  /** True if there is an essence that could select it. */
  readonly hasEssence: boolean
  /** The files that were updated, because the essence selects the theme. */
  readonly updates: readonly FileUpdate[]
}

/** Creates a theme as a record of the project, and selects it in the essence if `use` is set. */
export async function createProjectTheme(
  environment: Environment,
  input: ProjectThemeInput,
): Promise<ProjectTheme> {
  requireOneSource(input)
  const project = await findProject(environment)
  const contract = input.use ? await requireContract(environment) : await findContract(project)
  if (contract && input.use) requireValidEssence(contract)
  const id = input.id ?? (input.name === undefined ? 'brand' : toId(input.name))
  await requireFreeId(environment, id)
  const { theme, facts } = await buildTheme(environment, input, id, project.root)
  const file = `${CUSTOM_FOLDER}/themes/${id}.json`
  const text = `${JSON.stringify(theme, null, 2)}\n`
  const before = await readText(project.root, file)
  if (before !== undefined && before !== text && !input.force) {
    throw new OperationError('file-exists', `${file} already exists with different content.`, {
      hint: 'Use --force to replace it, or --id for another name.',
    })
  }
  const change = await writeFileAtomic(project.root, join(project.root, file), text)
  const result = { theme: id, file, change, facts, hasEssence: contract !== undefined }
  if (input.fonts === false) {
    writeFilesAtomic(project.root, [await planOutputSetting(project.root, 'fonts', false)])
  }
  if (!input.use || contract === undefined) return { ...result, used: false, updates: [] }
  return { ...result, used: true, updates: await selectTheme(environment, contract, theme) }
}

/** Selects a theme in the essence of a project, and updates the files that depend on it. */
async function selectTheme(
  environment: Environment,
  contract: Contract,
  theme: Theme,
): Promise<readonly FileUpdate[]> {
  const { text, hash, project } = contract
  const { dna } = requireValidEssence(contract)
  const changed = changeTheme(dna, theme)
  const next = (Object.keys(changed) as (keyof Essence['dna'])[]).reduce(
    (json, key) => setJsonValue(json, ['dna', key], changed[key]),
    text,
  )
  if (next !== text) {
    await writeContract({ root: project.root, text: next, expectedHash: hash ?? '' })
  }
  return (await compileContract(environment)).updates
}

const SOURCES = ['--color', '--from-image', '--from-css']

function requireOneSource({
  color,
  fromImage,
  fromCss,
  second,
  character,
  fonts,
}: ProjectThemeInput) {
  const count = [color, fromImage, fromCss].filter((value) => value !== undefined).length
  if (count !== 1) {
    const message =
      count === 0
        ? `Name a source of the theme: ${joinChoices(SOURCES)}.`
        : `Use only one of ${joinChoices(SOURCES)}.`
    throw new OperationError('usage', message, {
      hint: 'For example: `npx @svc/content theme create --color "#0b7a5b" --character calm`.',
    })
  }
  const decisions = { '--second': second, '--character': character, '--fonts': fonts || undefined }
  const [extra] = Object.entries(decisions).find(([, value]) => value !== undefined) ?? []
  if (fromCss !== undefined && extra !== undefined) {
    throw new OperationError('usage', `${extra} does not apply to --from-css.`, {
      hint: 'The style sheet decides everything. To design a theme, use --color.',
    })
  }
}

/** Returns the id for a name: lowercase letters, digits and hyphens. */
const toId = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^[^a-z]+|-+$/g, '')
    .slice(0, 32) || 'brand'

async function requireFreeId(environment: Environment, id: string): Promise<void> {
  if (!/^[a-z][a-z0-9-]{0,31}$/.test(id)) {
    throw new OperationError('usage', `Invalid value "${id}" for --id.`, {
      hint: `Use lowercase letters, digits and hyphens, such as "${toId(id)}".`,
      suggestions: [toId(id)],
    })
  }
  const client = await openBaseClient(environment, await findProject(environment))
  const { items } = await client.all('themes')
  if (!items.some(({ slug }) => slug === id)) return
  throw new OperationError('theme-exists', `"${id}" is the id of a published theme.`, {
    hint: `Choose another with --id, such as "own-${id}".`,
    suggestions: [`own-${id}`],
  })
}

interface BuiltTheme {
  readonly theme: Theme
  readonly facts: readonly string[]
}

async function buildTheme(
  { cwd, now = Date.now }: Environment,
  input: ProjectThemeInput,
  id: string,
  root: string,
): Promise<BuiltTheme> {
  const name = input.name ?? humanize(id)
  if (input.fromCss !== undefined) {
    const sheet = await requireStylesheet(root, displayPath(root, resolve(cwd, input.fromCss)))
    const { theme, facts } = importTheme(sheet, id)
    return {
      theme: { ...theme, name },
      facts: facts.map(({ value, from }) => `Read from ${from}: ${value}.`),
    }
  }
  const character = parseCharacter(input.character ?? 'calm')
  const fonts = parseFonts(input.fonts || CHARACTER_STYLES[character].fonts)
  const { fromImage } = input
  const color =
    fromImage === undefined
      ? parseBrandColor('--color', input.color ?? '')
      : await readBrandColor(resolve(cwd, fromImage), fromImage)
  const second = input.second === undefined ? undefined : parseBrandColor('--second', input.second)
  const date = new Date(now()).toISOString().slice(0, 10)
  const theme = createTheme({ id, name, color, second, character, fonts, date })
  return {
    theme,
    facts: [
      ...(fromImage === undefined ? [] : [`Brand color ${color}, from ${fromImage}.`]),
      `${character}, with the fonts ${fonts.name}: ${fonts.look}.`,
      ...describeColors(theme, color),
    ],
  }
}

function parseCharacter(value: string): Character {
  const match = CHARACTERS.find((name) => name === value)
  if (match !== undefined) return match
  throw choiceError('--character', value, CHARACTERS)
}

function parseFonts(value: string) {
  const pair = findFontPair(value)
  if (pair !== undefined) return pair
  throw choiceError(
    '--fonts',
    value,
    FONT_PAIRS.map(({ name }) => name),
  )
}

/** Parses a color; `#` may be missing, because shells take it for a comment. */
function parseBrandColor(option: string, value: string): string {
  const text = /^([\da-f]{3}|[\da-f]{6})$/i.test(value) ? `#${value}` : value
  const color = parseCssColor(text) ?? parseColorName(text)
  if (color?.alpha === 1) return toHex(color)
  const [suggestion] = nearest(value.toLowerCase(), COLOR_NAMES)
  const isTranslucent = color !== undefined
  throw new OperationError('usage', `Invalid value "${value}" for ${option}.`, {
    hint: `${isTranslucent ? 'A brand color is opaque. ' : suggestion ? `Did you mean ${suggestion}? ` : ''}Write it as "#ffcc1f", "rgb(255 204 31)", "oklch(0.86 0.17 92)" or a name of CSS.`,
    ...(suggestion && !isTranslucent ? { suggestions: [suggestion] } : {}),
  })
}

/** Says what became of the brand color, and how much contrast there is. */
function describeColors(theme: Theme, brand: string): string[] {
  const getColor = (token: string, mode: 'light' | 'dark'): unknown => {
    const value = theme.palette?.[token]
    return typeof value === 'string' ? value : value?.[mode]
  }
  const modes = (['light', 'dark'] as const).map((mode) => {
    const fill = getColor('primary', mode)
    const change = fill === brand ? 'as it is' : `changed to ${fill}`
    return `${mode}: ${change}, with text in ${getColor('on-primary', mode)}`
  })
  const report = contrastReport(theme)
  const passing = report.filter(({ passes }) => passes).length
  return [
    `Main action, ${modes.join('; ')}.`,
    `Loud: ${theme.emphasis?.loud}. Never: ${theme.emphasis?.never}.`,
    `${passing} of ${report.length} pairs of colors have enough contrast.`,
  ]
}
