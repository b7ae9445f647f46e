import type { ThemeV1 } from '../../generated/types/theme.v1.ts'
import { themeFromCss } from '../from-css/theme-from-css.ts'
import type { DerivedValue } from '../from-css/types.ts'
import { type ModeRule, readVariables, type Variables } from '../from-css/variables.ts'
import { MODES, type Mode } from '../palette.ts'
import { SHADCN_COLORS, toShadcnName, toShadcnTheme } from '../shadcn-colors.ts'
import { type FixedToken, getTokenValue, type ThemeToken, themeTokens } from '../tokens.ts'
import {
  listDurationAliases,
  renderDarkVariant,
  renderTailwindTheme,
  toSelfReference,
} from './tailwind.ts'

/** How the theme relates to the style sheet. */
export interface ExtendStylesheetOptions {
  /** True if the theme does not come from the style sheet, so that its values replace those. */
  readonly replacesValues?: boolean
}

/**
 * Returns a theme with names that mean the same in a project as in the theme. In a project with
 * shadcn/ui, `accent` is the background of a hovered item, so a theme's accent is `highlight`.
 *
 * @example
 * import { adaptTheme, themeFromCss } from '@svc/content/themes'
 *
 * const css = ':root { --background: #fff; --foreground: #111 }'
 * adaptTheme(css, themeFromCss(css).theme).palette.highlight // => '#111111'
 */
export const adaptTheme = (css: string, theme: ThemeV1): ThemeV1 =>
  readVariables(css).isShadcn ? toShadcnTheme(theme) : theme

/**
 * Returns the CSS that a project with variables of its own needs for a theme. A token that the
 * project has under another name refers to the project's variable, one that it lacks is added, and
 * all follow the project's own switch between light and dark. The names are those of `adaptTheme`.
 *
 * @example
 * import { extendStylesheet, themeFromCss } from '@svc/content/themes'
 *
 * const css = ':root { --background: #fff; --foreground: #111; --card: #eee }'
 * extendStylesheet(css, themeFromCss(css).theme).includes('--color-surface: var(--card);') // => true
 */
export function extendStylesheet(
  css: string,
  theme: ThemeV1,
  { replacesValues = false }: ExtendStylesheetOptions = {},
): string {
  const sheet = readProjectSheet(css)
  const tokens = listTokens(adaptTheme(css, theme), sheet)
  const aliases = listAliases(tokens, sheet, replacesValues)
  const aliasNames = new Set(aliases.map(({ name }) => name))
  const added = tokens.filter(({ name }) => !sheet.names.has(name) && !aliasNames.has(name))
  const replaced = replacesValues ? listReplacedVariables(tokens, sheet) : []
  // A rule of this file must win over the project's, whichever is loaded first.
  const suffix = replacesValues ? ':not(#_)' : ''
  return [
    ...(sheet.isTailwind ? renderTailwindParts([...aliases, ...added], sheet) : []),
    renderAliases(aliases, sheet),
    ...renderValues([...added, ...replaced], sheet, suffix),
  ]
    .filter(Boolean)
    .join('\n')
}

/** What matters about a project's style sheet. */
interface ProjectSheet {
  readonly names: ReadonlySet<string>
  /** The project's variable for each of our tokens. */
  readonly sources: ReadonlyMap<string, string>
  /** The token that the project has for each token that is derived as a copy of it. */
  readonly copies: ReadonlyMap<string, string>
  /** The tokens of the theme that the style sheet describes. */
  readonly tokens: ReadonlyMap<string, ThemeToken>
  readonly modes: readonly Mode[]
  readonly rules: readonly ModeRule[]
  readonly isShadcn: boolean
  readonly isTailwind: boolean
  /** True if the style sheet decides itself what Tailwind's `dark:` means. */
  readonly hasDarkVariant: boolean
}

function readProjectSheet(css: string): ProjectSheet {
  const variables = readVariables(css)
  const { theme, importedValues, derivedValues } = themeFromCss(css)
  const rename = variables.isShadcn ? renameColor : (name: string) => name
  const sources = new Map(
    importedValues.map(({ token, from }) => [rename(toTokenName(token)), variables.follow(from)]),
  )
  const code = css.replaceAll(/\/\*[\s\S]*?\*\//g, '')
  return {
    names: new Set(variables.names),
    sources,
    copies: listCopies(derivedValues, sources, rename),
    tokens: new Map(themeTokens(adaptTheme(css, theme)).map((token) => [token.name, token])),
    modes:
      theme.modes?.flatMap((mode) => (mode === 'light' || mode === 'dark' ? [mode] : [])) ?? [],
    rules: variables.modeRules,
    isShadcn: variables.isShadcn,
    isTailwind: isTailwindCss(code, variables),
    hasDarkVariant: /@custom-variant\s+dark\b|@config\b/.test(code),
  }
}

/** Lists tokens such as `surface`, which is the same as `background` if the project has no other. */
function listCopies(
  derivedValues: readonly DerivedValue[],
  sources: ReadonlyMap<string, string>,
  rename: (name: string) => string,
): ReadonlyMap<string, string> {
  const copies = new Map<string, string>()
  for (const { token, derivation } of derivedValues) {
    const name = rename(`--color-${/^same as "([\w-]+)"$/.exec(derivation)?.[1]}`)
    const original = sources.has(name) ? name : copies.get(name)
    if (original !== undefined) copies.set(rename(token), original)
  }
  return copies
}

const isTailwindCss = (code: string, { names }: Variables): boolean =>
  /@import\s+(?:url\()?["']tailwindcss\b/.test(code) || (names.length > 0 && /@theme\b/.test(code))

/** The custom properties of the fields that an imported theme names. */
const FIELD_TOKENS: readonly (readonly [field: RegExp, token: string])[] = [
  [/^typography\.(\w+)_weight$/, '--font-weight-$1'],
  [/^typography\.display_size$/, '--text-display'],
  [/^typography\./, '--font-'],
  [/^radius\./, '--radius-'],
  [/^motion\.easings\./, '--ease-'],
  [/^motion\.durations\./, '--duration-'],
]

const toTokenName = (field: string): string =>
  FIELD_TOKENS.reduce((name, [pattern, token]) => name.replace(pattern, token), field)

/** Names of Tailwind's own theme, which existing pages of a project depend on. */
const TAILWIND_NAMES = /^--(?:spacing|text-\w+|font-mono)$/

const listTokens = (theme: ThemeV1, sheet: ProjectSheet): ThemeToken[] =>
  themeTokens(theme).filter(({ name }) => !sheet.isTailwind || !TAILWIND_NAMES.test(name))

/** Renames a color whose name means another color in shadcn/ui, such as `accent`. */
const renameColor = (name: string): string =>
  name.replace(/^--color-(.*)/, (_, color) => `--color-${toShadcnName(color)}`)

/** Lists the references to the project's variables. */
function listAliases(
  tokens: readonly ThemeToken[],
  sheet: ProjectSheet,
  replacesValues: boolean,
): FixedToken[] {
  const byName = new Map(tokens.map((token) => [token.name, token]))
  const findVariable = (token: ThemeToken): string | undefined => {
    const { name } = token
    const source = sheet.sources.get(name)
    if (replacesValues) return source
    // The project decides its colors; the essence may override other values.
    const isOwn = name.startsWith('--color-') || isSameValue(token, sheet.tokens.get(name))
    if (source !== undefined) return isOwn ? source : undefined
    const original = byName.get(sheet.copies.get(name) ?? '')
    return isSameValue(token, original) ? sheet.sources.get(original?.name ?? '') : undefined
  }
  return tokens
    .filter(({ name }) => !sheet.names.has(name))
    .flatMap((token) => {
      const variable = findVariable(token)
      return variable === undefined ? [] : [{ name: token.name, value: `var(${variable})` }]
    })
}

const isSameValue = (a: ThemeToken, b: ThemeToken | undefined): boolean =>
  b !== undefined && MODES.every((mode) => getTokenValue(a, mode) === getTokenValue(b, mode))

/** Lists the project's variables with the values of the theme. */
function listReplacedVariables(tokens: readonly ThemeToken[], sheet: ProjectSheet): ThemeToken[] {
  const byName = new Map(tokens.map((token) => [token.name, token]))
  const sources = [...sheet.sources].map(([token, name]) => [name, token] as const)
  const shadcn = [...(sheet.isShadcn ? SHADCN_COLORS : [])]
    .map(([name, color]) => [`--${name}`, `--color-${color}`] as const)
    .filter(([name]) => sheet.names.has(name))
  return [...new Map([...sources, ...shadcn])].flatMap(([name, source]) => {
    const token = byName.get(source)
    return token === undefined ? [] : [{ ...token, name }]
  })
}

function renderTailwindParts(tokens: readonly ThemeToken[], sheet: ProjectSheet): string[] {
  const utilities = tokens.filter(({ name }) => /^--(color|font|radius|shadow|ease)-/.test(name))
  const darkRules = sheet.rules.filter(({ mode }) => mode === 'dark')
  const needsVariant = !sheet.hasDarkVariant && darkRules.length > 0
  return [
    ...(needsVariant ? [renderDarkVariant(darkRules)] : []),
    renderTailwindTheme([
      ...utilities.map(({ name }) => toSelfReference(name)),
      ...listDurationAliases(tokens),
    ]),
  ]
}

/** Renders references. Elements that switch the mode need their own, with the values of that mode. */
function renderAliases(aliases: readonly FixedToken[], { rules }: ProjectSheet): string {
  const selectors = rules.filter(({ media }) => media === undefined).map((rule) => rule.selector)
  return renderRule([...new Set([':root', ...selectors])].join(',\n'), aliases, 'light')
}

/** Renders values in the project's own rules for each mode, in the order of its style sheet. */
function renderValues(
  tokens: readonly ThemeToken[],
  { rules, modes }: ProjectSheet,
  suffix: string,
): string[] {
  const modeTokens = tokens.filter((token) => !('value' in token))
  const baseMode = getBaseMode(rules, modes)
  if (rules.length === 0 && modes.length > 1) {
    return [renderRule(`:root${suffix}`, tokens.map(toLightDark), baseMode)]
  }
  return [
    renderRule(`:root${suffix}`, tokens, baseMode),
    ...rules.map(({ mode, selector, media }) => {
      const rule = renderRule(suffix ? `:is(${selector})${suffix}` : selector, modeTokens, mode)
      if (media === undefined || rule === '') return rule
      return `${media} {\n${rule.replaceAll(/^(?=.)/gm, '  ')}}\n`
    }),
  ]
}

/** Returns the mode outside of all rules for a mode. */
const getBaseMode = (rules: readonly ModeRule[], [first = 'light']: readonly Mode[]): Mode =>
  rules.length > 0 && rules.every(({ mode }) => mode === 'light') ? 'dark' : first

const toLightDark = (token: ThemeToken): ThemeToken =>
  'value' in token || !token.name.startsWith('--color-')
    ? token
    : { name: token.name, value: `light-dark(${token.light}, ${token.dark})` }

const renderRule = (selector: string, tokens: readonly ThemeToken[], mode: Mode): string =>
  tokens.length === 0
    ? ''
    : `${selector} {\n${tokens.map((token) => `  ${token.name}: ${getTokenValue(token, mode)};\n`).join('')}}\n`
