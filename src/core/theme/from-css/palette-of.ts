import { mixColors, parseCssColor, toHexNotation } from '../../color/color.ts'
import { CHART_COLORS, type Mode, PALETTE_COLORS } from '../palette.ts'
import { fromShadcnName, SHADCN_COLORS, toShadcnName } from '../shadcn-colors.ts'
import { RECIPES } from './recipes.ts'
import type { DerivedValue, ImportedValue } from './report.ts'
import type { ResolvedVariable, Variables } from './variables.ts'

/** The colours of one mode, and how each was come by. */
export interface ModePalette {
  readonly colors: ReadonlyMap<string, string>
  readonly importedValues: readonly ImportedValue[]
  readonly derivedValues: readonly DerivedValue[]
}

/**
 * The colours of a mode: those that the style sheet has, then those that a theme needs and that can
 * be made of them. Empty when the style sheet has no colour at all.
 */
export function readPalette(variables: Variables, mode: Mode): ModePalette {
  const colors = new Map<string, string>()
  const taken: ImportedValue[] = []
  const derived: DerivedValue[] = []
  for (const token of listColorTokens(variables)) {
    const found = findColor(variables, token, mode)
    if (found === undefined) continue
    const beneath = colors.get('background') ?? (mode === 'dark' ? '#000000' : '#FFFFFF')
    const { color, note } = toOpaqueColor(found.value, beneath)
    colors.set(token, color)
    const { name: from, selector } = found
    taken.push({ token: `--color-${token}`, mode, from, selector, ...(note ? { note } : {}) })
  }
  // A recipe asks only for what is known by then, but for the text that a background is far from.
  const ink = mode === 'dark' ? '#FFFFFF' : '#000000'
  const color = (token: string): string => colors.get(token) ?? ink
  for (const [token, { derive, derivation }] of colors.size === 0 ? [] : RECIPES) {
    if (colors.has(token)) continue
    colors.set(token, derive(color))
    derived.push({ token: `--color-${token}`, mode, derivation })
  }
  return { colors, importedValues: taken, derivedValues: derived }
}

/** The colours that a palette names, then whatever else the style sheet has under `--color-`. */
function listColorTokens(variables: Variables): readonly string[] {
  const own = variables.names
    .filter((name) => /^--color-[\w-]+$/.test(name))
    .map((name) => name.slice('--color-'.length))
  const free = variables.isShadcn
    ? own.filter((name) => !SHADCN_COLORS.has(name)).map(fromShadcnName)
    : own
  return [...new Set([...PALETTE_COLORS, ...CHART_COLORS, ...free])]
}

/** The first custom property that stands for a colour of a theme and is a colour. */
function findColor(variables: Variables, token: string, mode: Mode): ResolvedVariable | undefined {
  const name = variables.isShadcn ? toShadcnName(token) : token
  const isOther = variables.isShadcn && (SHADCN_COLORS.get(name) ?? token) !== token
  const names = [...(isOther ? [] : [name]), ...(COLOR_ALIASES.get(token) ?? [])]
  for (const one of names.flatMap((bare) => [`--color-${bare}`, `--${bare}`])) {
    const found = variables.find(one, mode)
    const value = found && toColorText(found.value)
    if (value !== undefined) return { ...found, value } as ResolvedVariable
  }
  return undefined
}

/** Names that stand for a colour of a theme when it has no name of its own. */
const COLOR_ALIASES: ReadonlyMap<string, readonly string[]> = new Map([
  ['background', ['bg']],
  ['text', ['foreground', 'fg']],
  ['surface', ['card']],
  ['surface-raised', ['popover']],
  ['text-muted', ['muted-foreground']],
  ['on-primary', ['primary-foreground']],
  ['on-secondary', ['secondary-foreground']],
  ['danger', ['destructive', 'error']],
  ['on-danger', ['destructive-foreground']],
  ['focus', ['ring']],
])

/** Three channels without a function are what shadcn/ui wrote before Tailwind v4. */
const BARE_HSL = /^-?[\d.]+(?:deg)?\s+[\d.]+%\s+[\d.]+%(?:\s*\/\s*[\d.]+%?)?$/

function toColorText(value: string): string | undefined {
  const text = BARE_HSL.test(value) ? `hsl(${value})` : value
  const color = parseCssColor(text)
  return color === undefined || color.alpha === 0 ? undefined : text
}

function toOpaqueColor(text: string, beneath: string): { color: string; note?: string } {
  const color = parseCssColor(text)
  if (color === undefined || /^#[\da-f]{6}$/i.test(text)) return { color: text }
  const hex = toHexNotation({ ...color, alpha: 1 })
  if (color.alpha < 1) {
    const seen = mixColors(beneath, hex, color.alpha) ?? hex
    return { color: seen.toUpperCase(), note: 'translucent: as it looks on the background' }
  }
  return color.isClamped ? { color: hex, note: 'outside sRGB: the nearest colour' } : { color: hex }
}
