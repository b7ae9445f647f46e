import { parseHex } from '../../kernel/color/contrast.ts'
import type { ParsedColor } from '../../kernel/color/parse.ts'
import { splitByComma, splitBySpace } from '../css-value.ts'
import type { Mode } from '../palette.ts'
import { getTokenValue, type ThemeToken, type ThemeTokens } from '../tokens.ts'

/** Parses a CSS color; undefined if it cannot. */
export type ColorParser = (css: string) => ParsedColor | undefined

/**
 * Converts CSS to the value of a design token (Design Tokens Format Module 2025.10, 8 and 9);
 * undefined if the format cannot express it. By default only hex colors are parsed, the notation of
 * records, which keeps the parser of all CSS colors out of the compiler's bundle.
 */
export const toDtcgValue = (
  type: string,
  css: string,
  parseColor: ColorParser = parseHex,
): unknown => VALUE_CONVERTERS[type]?.(css, parseColor)

type ValueConverter = (css: string, parseColor: ColorParser) => unknown

const VALUE_CONVERTERS: Readonly<Record<string, ValueConverter>> = {
  color: toDtcgColor,
  dimension: (css) => toMeasurement(css, ['px', 'rem']),
  duration: (css) => toMeasurement(css, ['ms', 's']),
  fontFamily: (css) => {
    const names = splitByComma(css).map((name) => name.replace(/^(["'])(.*)\1$/, '$2'))
    return names.every(Boolean) ? names : undefined
  },
  fontWeight: (css) => {
    const weight = Number(css)
    if (weight >= 1 && weight <= 1000) return weight
    return /^(normal|bold)$/.test(css) ? css : undefined
  },
  cubicBezier: (css) => {
    const points = EASINGS.get(css) ?? /^cubic-bezier\((.+)\)$/.exec(css)?.[1] ?? ''
    const curve = points.split(',').map(Number.parseFloat)
    const isCurve = curve.every((point, index) =>
      index % 2 ? Number.isFinite(point) : point >= 0 && point <= 1,
    )
    return isCurve && curve.length === 4 ? curve : undefined
  },
  shadow: (css, parseColor) => {
    // The format has no value for "no shadow"; a transparent shadow without size looks the same.
    const layers = splitByComma(css === 'none' ? '#0000 0 0' : css).map((part) =>
      toShadowLayer(part, parseColor),
    )
    if (layers.includes(undefined)) return undefined
    return layers.length === 1 ? layers[0] : layers
  },
}

/** Converts a color in its color space (Design Tokens Color Module 2025.10, 4). */
function toDtcgColor(css: string, parseColor: ColorParser): unknown {
  const color = parseColor(css)
  if (color === undefined) return undefined
  const { space, values, alpha } = color
  const bytes = values.map((value) =>
    Math.round(value * 255)
      .toString(16)
      .padStart(2, '0'),
  )
  return {
    colorSpace: space === 'rgb' ? 'srgb' : space,
    components: values.map(roundValue),
    ...(alpha < 1 && { alpha: roundValue(alpha) }),
    ...(space === 'rgb' && { hex: `#${bytes.join('')}` }),
  }
}

/** Rounds to four decimals, the precision of the custom properties. */
const roundValue = (value: number): number => Number(value.toFixed(4))

/** Converts a number with one of the units; 0 needs no unit. */
function toMeasurement(css: string, units: readonly string[]): unknown {
  const [, digits, suffix = ''] = /^([-+]?\d*\.?\d+)([a-z]*)$/.exec(css.toLowerCase()) ?? []
  const value = Number(digits)
  const unit = value === 0 && suffix === '' ? units[0] : suffix
  return unit && units.includes(unit) ? { value, unit } : undefined
}

// https://www.w3.org/TR/css-easing-1/#cubic-bezier-easing-functions
const EASINGS: ReadonlyMap<string, string> = new Map([
  ['linear', '0,0,1,1'],
  ['ease', '.25,.1,.25,1'],
  ['ease-in', '.42,0,1,1'],
  ['ease-out', '0,0,.58,1'],
  ['ease-in-out', '.42,0,.58,1'],
])

/** Converts a shadow: a color, two to four lengths and optionally `inset`. */
function toShadowLayer(css: string, parseColor: ColorParser): unknown {
  const words = splitBySpace(css)
  const lengths = words.flatMap((word) => toMeasurement(word, ['px', 'rem']) ?? [])
  const colors = words.flatMap((word) => toDtcgColor(word, parseColor) ?? [])
  const inset = words.includes('inset')
  const zero = { value: 0, unit: 'px' }
  const [offsetX, offsetY, blur = zero, spread = zero] = lengths
  const isShadow =
    colors.length === 1 &&
    lengths.length >= 2 &&
    lengths.length <= 4 &&
    words.length === lengths.length + 1 + Number(inset)
  return isShadow
    ? { color: colors[0], offsetX, offsetY, blur, spread, ...(inset && { inset }) }
    : undefined
}

/** Design tokens by group and name (Design Tokens Format Module 2025.10). */
export type DtcgGroup = Readonly<Record<string, unknown>>

/** Returns the tokens of a mode as design tokens, without those that have no type in the format. */
export function toDesignTokens(
  tokens: ThemeTokens,
  mode: Mode,
  parseColor?: ColorParser,
): DtcgGroup {
  const groups: Record<string, Record<string, unknown>> = {}
  for (const token of tokens) {
    const { group, name, type } = classifyToken(token)
    const $value = toDtcgValue(type, getTokenValue(token, mode), parseColor)
    if ($value === undefined) continue
    groups[group] ??= { $type: type }
    Object.assign(groups[group], name === '' ? { $value } : { [name]: { $value } })
  }
  return groups
}

const DTCG_TYPES: Readonly<Record<string, string>> = {
  color: 'color',
  'font-weight': 'fontWeight',
  font: 'fontFamily',
  shadow: 'shadow',
  ease: 'cubicBezier',
  duration: 'duration',
}

/** Returns the group of a custom property, its name in the group and the type of its value. */
export function classifyToken({ name: property }: ThemeToken) {
  const [, group = '', name = ''] = /^--(font-weight|[a-z]+)-?(.*)/.exec(property) ?? []
  return { group, name, type: DTCG_TYPES[group] ?? 'dimension' }
}
