import { type CssColor, type Lab, rgbToLab } from '../../kernel/color/color.ts'
import { groupBy, unique } from '../../kernel/lists.ts'
import { memoizeByObject } from '../../kernel/memoize.ts'
import type { DiscoveredToken, Snapshot } from '../snapshot.ts'
import {
  type ColorScheme,
  type FindVariantTrigger,
  getRuleMode,
  MEDIA_TRIGGER,
  type ModeScope,
  splitOutsideBrackets,
  stripModeParts,
} from './color-modes.ts'
import { parseColorValue } from './css-colors.ts'
import { getScriptedNames } from './scripted-properties.ts'
import { getVariantTriggers } from './variant-triggers.ts'

/** A color in the forms in which colors are compared. */
export interface TokenColor {
  readonly color: CssColor
  readonly lab: Lab
}

/** A token whose value is a color; `color` and `lab` are those of light mode. */
export interface ColorToken extends TokenColor {
  readonly token: DiscoveredToken
  /** Its color in dark mode; undefined if it is not known. */
  readonly dark: TokenColor | undefined
  /** True if the colors are certain: no theme, component, width or script changes them. */
  readonly isFixed: boolean
}

/** The tokens of a project, as they apply to a whole page in each color scheme. */
export interface TokenTable {
  readonly names: ReadonlySet<string>
  /** True if a token has a value of its own in dark mode. */
  readonly hasDark: boolean
  /** What gives all tokens their dark values at once: `.dark`, `[data-theme=dark]`, `media`. */
  readonly darkTriggers: ReadonlySet<string>
  /** The tokens that are colors in light mode, each once. */
  readonly colors: readonly ColorToken[]
  /** Returns the declaration of a token; undefined if it has none, or several values. */
  readonly find: (name: string, scheme: ColorScheme) => DiscoveredToken | undefined
  /** Replaces every `var()` of a value; undefined if one has no value, or several. */
  readonly resolve: (value: string, scheme: ColorScheme) => string | undefined
}

/** Returns the tokens of a snapshot as a table. */
export const getTokenTable = memoizeByObject((snapshot: Snapshot): TokenTable => {
  const { tokens } = snapshot
  const findTrigger = getVariantTriggers(snapshot)
  const utilities = new Set(tokens.filter(isSelfReference).map(({ name }) => name))
  const located = tokens
    .filter((token) => !isSelfReference(token))
    .map((token) => ({
      token: utilities.has(token.name) ? { ...token, hasUtility: true } : token,
      ...getTokenModes(token, findTrigger),
    }))
  const light = located.filter(({ modes }) => modes.some(({ scheme }) => scheme !== 'dark'))
  const dark = located.filter(({ modes }) => modes.some(({ scheme }) => scheme === 'dark'))
  const others = located.filter(({ modes }) => modes.length === 0).map(({ token }) => token.name)
  const values: DeclaredTokens = { light: light.map(toToken), dark: dark.map(toToken) }
  const tables = createTables(values, new Set(others))
  const names = new Set(tokens.map(({ name }) => name))
  const resolve = (value: string, scheme: ColorScheme) =>
    resolveValue(value, { table: tables[scheme], names, scheme })
  return {
    names: new Set([...utilities, ...[...values.light, ...values.dark].map(({ name }) => name)]),
    hasDark: dark.length > 0 || values.light.some(({ value }) => LIGHT_DARK.test(value)),
    darkTriggers: findDarkTriggers([...light, ...dark]),
    colors: listColors(
      values,
      createTables(values, new Set([...others, ...getScriptedNames(snapshot)])),
      names,
    ),
    find: (name, scheme) => tables[scheme].get(name),
    resolve,
  }
})

/**
 * True if a declaration only refers to its own name. `@theme inline reference` has these, so that
 * Tailwind knows a name whose value is elsewhere; they say nothing about the value.
 */
export const isSelfReference = ({
  name,
  value,
}: Pick<DiscoveredToken, 'name' | 'value'>): boolean => {
  const compact = value.replaceAll(/\s/g, '')
  return compact === `var(${name})` || compact.startsWith(`var(${name},`)
}

/** Projects with fewer color tokens have no palette that a color could belong to. */
export const MIN_COLOR_TOKENS = 8

/** True if a project has enough color tokens for a palette. */
export const hasPalette = (snapshot: Snapshot): boolean =>
  getTokenTable(snapshot).colors.length >= MIN_COLOR_TOKENS

type ByScheme<T> = Readonly<Record<ColorScheme, T>>
type DeclaredTokens = ByScheme<readonly DiscoveredToken[]>
type ValueTable = ReadonlyMap<string, DiscoveredToken>

const toToken = ({ token }: { readonly token: DiscoveredToken }): DiscoveredToken => token

/** Lists the tokens that are colors, with what their first declarations say in each scheme. */
function listColors(
  { light, dark }: DeclaredTokens,
  fixed: ByScheme<ValueTable>,
  names: ReadonlySet<string>,
): ColorToken[] {
  const first = new Map(light.toReversed().map((token) => [token.name, token]))
  const firstDark = new Map([
    ...first,
    ...dark.toReversed().map((token) => [token.name, token] as const),
  ])
  return [...first.values()].reverse().flatMap((token) => {
    const color = toColor(resolveValue(token.value, { table: first, names, scheme: 'light' }))
    if (color === undefined || color.color.alpha === 0) return []
    const value = firstDark.get(token.name)?.value ?? token.value
    const darkColor = toColor(resolveValue(value, { table: firstDark, names, scheme: 'dark' }))
    const reference = token.name.startsWith('--') ? `var(${token.name})` : token.value
    const isFixed = (['light', 'dark'] as const).every(
      (scheme) => resolveValue(reference, { table: fixed[scheme], names, scheme }) !== undefined,
    )
    return [{ token, ...color, dark: darkColor, isFixed }]
  })
}

function toColor(value: string | undefined): TokenColor | undefined {
  const color = value === undefined ? undefined : parseColorValue(value)
  return color && { color, lab: rgbToLab(color) }
}

/** Creates the tables of the tokens with one value; those that a theme changes have several. */
function createTables(
  { light, dark }: DeclaredTokens,
  excluded: ReadonlySet<string>,
): ByScheme<ValueTable> {
  const lightTable = createTable(light, excluded)
  const darkNames = new Set(dark.map(({ name }) => name))
  const unchanged = [...lightTable].filter(([name]) => !darkNames.has(name))
  return { light: lightTable, dark: new Map([...unchanged, ...createTable(dark, excluded)]) }
}

function createTable(
  tokens: readonly DiscoveredToken[],
  excluded: ReadonlySet<string>,
): Map<string, DiscoveredToken> {
  const groups = groupBy(tokens, ({ name }) => name)
  const single = [...groups].flatMap(([name, group]) => {
    const [first] = group
    const isSingle = group.every(({ value }) => value === first?.value) && !excluded.has(name)
    return first && isSingle ? [[name, first] as const] : []
  })
  return new Map(single)
}

interface LocatedToken {
  readonly token: DiscoveredToken
  /** The modes of each of its selectors; empty if it is not declared for the whole page. */
  readonly modes: readonly ModeScope[]
}

const PAGE_SELECTOR = /^(?::root|:host|html|body|[*\s])*$/i
const PAGE_CONDITION =
  /^@(?:layer|theme|variant)\b|^@media\b[^,]*\(\s*prefers-color-scheme\b[^()]*\)$/

/** Returns the modes in which a token has a value for the whole page, not for a part of it. */
function getTokenModes(
  { selector, conditions }: DiscoveredToken,
  findTrigger: FindVariantTrigger,
): Pick<LocatedToken, 'modes'> {
  const parts = splitOutsideBrackets(selector, ',')
  const isForPage =
    conditions.every((condition) => PAGE_CONDITION.test(condition)) &&
    parts.every((part) => PAGE_SELECTOR.test(stripModeParts(part).replaceAll(',', ' ')))
  return {
    modes: isForPage ? parts.map((part) => getRuleMode([part], conditions, findTrigger)) : [],
  }
}

/** Finds the triggers under which no token keeps its light value by mistake. */
function findDarkTriggers(tokens: readonly LocatedToken[]): ReadonlySet<string> {
  if (tokens.some(({ token }) => LIGHT_DARK.test(token.value))) return new Set()
  const modes = tokens.flatMap(({ token, modes: scopes }) =>
    scopes.map((scope) => ({ ...scope, name: token.name })),
  )
  const dark = modes.filter(({ scheme }) => scheme === 'dark')
  const names = new Set(dark.map(({ name }) => name))
  // A setting of the system is only certain if the page has no switch of its own.
  const isMediaOnly = modes.every(
    ({ scheme, trigger }) => scheme === null || trigger === MEDIA_TRIGGER,
  )
  const triggers = unique(dark.map(({ trigger }) => trigger)).filter((trigger) => trigger !== null)
  return new Set(
    triggers.filter((trigger) => {
      const covered = dark.filter((mode) => mode.trigger === trigger).map(({ name }) => name)
      return (trigger !== MEDIA_TRIGGER || isMediaOnly) && new Set(covered).size === names.size
    }),
  )
}

const VAR_FUNCTION = /var\(\s*(--[^\s,()]+)\s*(?:,((?:[^()]|\([^()]*\))*))?\)/
const LIGHT_DARK = /light-dark\(((?:[^(),]|\([^()]*\))*),((?:[^(),]|\([^()]*\))*)\)/

/** Limits that end circular references and values that grow without end. */
const MAX_STEPS = 40
const MAX_LENGTH = 2_000

interface ResolveContext {
  readonly table: ValueTable
  /** The names of all tokens, also of those with several values. */
  readonly names: ReadonlySet<string>
  readonly scheme: ColorScheme
}

function resolveValue(value: string, { table, names, scheme }: ResolveContext): string | undefined {
  let text = value
  for (let step = 0; step < MAX_STEPS && text.length <= MAX_LENGTH; step += 1) {
    const [reference, name = '', fallback] = VAR_FUNCTION.exec(text) ?? []
    const [lightDark, light = '', dark = ''] = LIGHT_DARK.exec(text) ?? []
    if (reference !== undefined) {
      const replacement = table.get(name)?.value ?? (names.has(name) ? undefined : fallback)
      if (replacement === undefined) return undefined
      text = text.replace(reference, () => replacement)
    } else if (lightDark !== undefined) {
      text = text.replace(lightDark, () => (scheme === 'dark' ? dark : light))
    } else {
      return text.includes('var(') ? undefined : text.trim()
    }
  }
  return undefined
}
