import type { ThemeV1 } from '../../generated/types/theme.v1.ts'
import { deltaE } from '../../kernel/color/color.ts'
import { capitalize } from '../../kernel/text.ts'
import { CHART_COLORS, MODES, type Mode, PALETTE_COLORS } from '../palette.ts'
import {
  type Colors,
  createAccents,
  createNeutrals,
  createPrimary,
  createReadable,
} from './base-colors.ts'
import { CHARACTER_STYLES, type Character, type CharacterStyle } from './characters.ts'
import { nameColor } from './color-name.ts'
import { CHARACTER_DECORATORS } from './decorators.ts'
import type { FontPair } from './font-pairs.ts'
import { createChartColors, createStatusColors } from './signal-colors.ts'
import { createElevation, createMotion } from './surfaces.ts'

/** The decisions that a theme is created from. */
export interface ThemeInput {
  readonly id: string
  readonly name: string
  /** The brand color, and a second one, as six-digit hex. */
  readonly color: string
  readonly second?: string | undefined
  readonly character: Character
  readonly fonts: FontPair
  /** The day of creation, as `YYYY-MM-DD`. */
  readonly date: string
}

/**
 * Creates a theme from a brand color and a character: every color in both modes with enough
 * contrast, fonts, shapes, spacing and decorators.
 *
 * @example
 * import { createTheme, findFontPair } from '@svc/content/themes'
 *
 * const fonts = findFontPair('archivo')
 * const input = { id: 'volt', name: 'Volt', color: '#FFCC1F', character: 'bold', fonts, date: '2026-11-18' }
 * createTheme(input).palette.primary.light // => '#FFCC1F'
 */
export function createTheme(input: ThemeInput): ThemeV1 {
  const style = CHARACTER_STYLES[input.character]
  const color = input.color.toUpperCase()
  const colors = {
    light: createColors({ ...input, color }, style, 'light'),
    dark: createColors({ ...input, color }, style, 'dark'),
  }
  const { radius, type, density, gap, sectionPadding } = style
  return {
    $schema: 'https://svc.example/schemas/theme.v1.json',
    id: input.id,
    version: '1.0.0',
    name: input.name,
    description: describe(input, style),
    tags: [...style.tags],
    created: input.date,
    updated: input.date,
    personality: `${style.adjectives}. ${style.manner}`,
    emphasis: describeEmphasis(input, style, colors),
    modes: [...MODES],
    default_mode: 'light',
    shapes: [radius.philosophy],
    seed: pickSeed(colors.light),
    palette: toPalette(colors),
    ...listEqualColors(colors),
    typography: {
      display: input.fonts.display,
      body: input.fonts.body,
      mono: input.fonts.mono,
      ...type,
      heading_weight: fitWeight(type.heading_weight, input.fonts),
      body_weight: 400,
    },
    fonts: [...input.fonts.fonts],
    radius: { ...radius },
    spatial: { density, base_unit: 4, content_gap: gap, section_padding: sectionPadding },
    elevation: createElevation(style, colors),
    motion: createMotion(style),
    effects: { overlay_opacity: 0.5 },
    decorator_definitions: CHARACTER_DECORATORS[input.character],
    best_for: [...style.bestFor],
    avoid_for: [...style.avoidFor],
  }
}

function createColors(
  { color: brand, second }: ThemeInput,
  style: CharacterStyle,
  mode: Mode,
): Colors {
  const input = { brand, second: second?.toUpperCase(), style, mode }
  const neutrals = createNeutrals(input)
  const primary = createPrimary(input, neutrals)
  const accents = createAccents(input, neutrals, primary)
  const colors = { ...neutrals, ...primary, ...accents }
  return {
    ...colors,
    ...createStatusColors(mode, colors),
    ...createChartColors(mode, brand, colors),
  }
}

const toPalette = ({ light, dark }: Readonly<Record<Mode, Colors>>) =>
  Object.fromEntries(
    [...PALETTE_COLORS, ...CHART_COLORS].map((token) => [
      token,
      { light: light[token] ?? '#000000', dark: dark[token] ?? '#FFFFFF' },
    ]),
  )

const pickSeed = (light: Colors): Record<string, string> =>
  Object.fromEntries(
    ['primary', 'secondary', 'accent', 'background'].map((token) => [token, light[token] ?? '']),
  )

/** The difference (CIEDE2000) below which two colors count as one. */
const SAME_BELOW = 12

/** Declares that the accent is the brand, where it is. */
function listEqualColors(
  colors: Readonly<Record<Mode, Colors>>,
): Pick<ThemeV1, 'equal_on_purpose'> {
  const isEqual = MODES.some((mode) => {
    const { primary = '', accent = '' } = colors[mode]
    return (deltaE(primary, accent) ?? 0) < SAME_BELOW
  })
  return isEqual ? { equal_on_purpose: ['accent primary'] } : {}
}

/** Returns the nearest weight of the heading font. */
function fitWeight(weight: number, { fonts }: FontPair): number {
  const font = fonts.find(({ role }) => role === 'display') ?? fonts[0]
  const [min = 400, max = min] = (font?.weights ?? '').split(' ').map(Number)
  return Math.min(max, Math.max(min, weight))
}

const listFamilies = ({ fonts }: FontPair): string =>
  fonts.map(({ family }) => family).join(' and ')

const describe = ({ color, second, fonts }: ThemeInput, { adjectives }: CharacterStyle): string =>
  `${adjectives}, around ${nameColor(color)}${second ? ` and ${nameColor(second)}` : ''} (${color.toUpperCase()}), set in ${listFamilies(fonts)}. Made for this product from its brand color.`

function describeEmphasis(
  { color }: ThemeInput,
  { loud, never }: CharacterStyle,
  { light }: Readonly<Record<Mode, Colors>>,
): NonNullable<ThemeV1['emphasis']> {
  const isReadable = createReadable(color, 'light', light) === color
  const text = isReadable ? '' : '; never as text on a light background'
  return { loud: capitalize(loud), never: `${capitalize(never)}${text}` }
}
