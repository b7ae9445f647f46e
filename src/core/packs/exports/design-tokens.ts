import type { ThemeV1 } from '../../generated/types/theme.v1.ts'
import { defaultMode, MODES, type Mode } from '../../theme/palette.ts'
import { type ThemeToken, type ThemeTokens, themeTokens } from '../tokens.ts'
import { type DtcgType, dtcgValue } from './dtcg-value.ts'

/** Design tokens by group and name (Design Tokens Format Module 2025.10). */
export type DtcgGroup = Readonly<Record<string, unknown>>

/** What each colour is for, by its name in the palette. */
type ColorRoles = ReadonlyMap<string, string>

/**
 * The theme as design tokens, with its modes as the version 2025.10 has them: a resolver document
 * that holds its tokens, one set for all modes and one modifier with a context for each mode. What
 * the format has no type for stays as CSS under `$extensions`. Colours are described by their roles.
 */
export function designTokens(theme: ThemeV1, roles: ColorRoles = new Map()): DtcgGroup {
  const tokens = themeTokens(theme)
  const said = tokens.filter(isSaid)
  const split = said.filter((token) => !('value' in token))
  const fixed = said.filter((token) => 'value' in token)
  const base = { sources: [groupsOf(fixed, 'light', roles)] }
  const contexts = Object.fromEntries(MODES.map((mode) => [mode, [groupsOf(split, mode, roles)]]))
  const mode = { description: 'Colour mode', contexts, default: defaultMode(theme) }
  const order = split.length === 0 ? [BASE] : [BASE, MODE]
  return {
    $schema: 'https://www.designtokens.org/schemas/2025.10/resolver.json',
    name: theme.name,
    version: '2025.10',
    description: theme.description,
    sets: { base },
    ...(split.length === 0 ? {} : { modifiers: { mode } }),
    resolutionOrder: order,
    ...unsaid(tokens.filter((token) => !isSaid(token))),
  }
}

const BASE = { $ref: '#/sets/base' }
const MODE = { $ref: '#/modifiers/mode' }

/** The tokens of one mode as a document of the format itself. */
function groupsOf(tokens: ThemeTokens, mode: Mode, roles: ColorRoles): DtcgGroup {
  const groups = new Map<string, [string, unknown][]>()
  const alone: [string, unknown][] = []
  for (const token of tokens) {
    const { group, name, type } = placeOf(token)
    const $value = dtcgValue(type, cssOf(token, mode))
    if (name === undefined) alone.push([group, { $type: type, $value }])
    else
      groups.set(group, [
        ...(groups.get(group) ?? [['$type', type]]),
        [name, described($value, group === 'color' ? roles.get(name) : undefined)],
      ])
  }
  return Object.fromEntries([
    ...[...groups].map(([group, members]) => [group, Object.fromEntries(members)]),
    ...alone,
  ])
}

const described = ($value: unknown, $description: string | undefined): DtcgGroup =>
  $description === undefined ? { $value } : { $value, $description }

/** The groups, the longer names before those that they begin with. */
const GROUPS: readonly (readonly [group: string, type: DtcgType])[] = [
  ['color', 'color'],
  ['font-weight', 'fontWeight'],
  ['font', 'fontFamily'],
  ['text', 'dimension'],
  ['radius', 'dimension'],
  ['shadow', 'shadow'],
  ['spacing', 'dimension'],
  ['ease', 'cubicBezier'],
  ['duration', 'duration'],
]

function placeOf({ name }: ThemeToken) {
  const bare = name.slice(2)
  const found = GROUPS.find(([group]) => bare === group || bare.startsWith(`${group}-`))
  if (found === undefined) throw new Error(`The custom property ${name} has no group.`)
  const [group, type] = found
  return { group, type, name: bare === group ? undefined : bare.slice(group.length + 1) }
}

const cssOf = (token: ThemeToken, mode: Mode): string =>
  'value' in token ? token.value : token[mode]

const isSaid = (token: ThemeToken): boolean =>
  MODES.every((mode) => dtcgValue(placeOf(token).type, cssOf(token, mode)) !== undefined)

function unsaid(tokens: ThemeTokens): DtcgGroup {
  if (tokens.length === 0) return {}
  const css = tokens.map(({ name, ...value }) => [name, 'value' in value ? value.value : value])
  return { $extensions: { 'example.svc': { css: Object.fromEntries(css) } } }
}
