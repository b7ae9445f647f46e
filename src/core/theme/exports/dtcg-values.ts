import { parseHex } from '../../color/contrast.ts'
import type { ParsedColor } from '../../color/parse.ts'
import { splitByComma, splitBySpace } from '../css-value.ts'
import type { Mode } from '../palette.ts'
import { getTokenValue, type ThemeToken, type ThemeTokens } from '../tokens.ts'

/** Reads a colour as CSS writes it; undefined when it cannot. */
export type ColorParser = (css: string) => ParsedColor | undefined

/**
 * The value of a design token by its type (Design Tokens Format Module 2025.10, 8 and 9); undefined
 * when the format cannot say what the CSS says. Colours are read in hex, as records have them,
 * unless another reader is given.
 */
export const toDtcgValue = (type: string, css: string, read: ColorParser = parseHex): unknown =>
  VALUE_CONVERTERS[type]?.(css, read)

const VALUE_CONVERTERS: Readonly<Record<string, (css: string, read: ColorParser) => unknown>> = {
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
    const isCurve = curve.every((point, at) =>
      at % 2 ? Number.isFinite(point) : point >= 0 && point <= 1,
    )
    return isCurve && curve.length === 4 ? curve : undefined
  },
  shadow: (css, read) => {
    // The format has no token for "no shadow": one without size or colour looks like it.
    const layers = splitByComma(css === 'none' ? '#0000 0 0' : css).map((part) =>
      toShadowLayer(part, read),
    )
    if (layers.includes(undefined)) return undefined
    return layers.length === 1 ? layers[0] : layers
  },
}

/** A colour in its own space (Design Tokens Color Module 2025.10, 4); sRGB also has its hex. */
function toDtcgColor(css: string, read: ColorParser): unknown {
  const { space, values = [], alpha = 1 } = read(css) ?? {}
  const bytes = values.map((value) =>
    Math.round(value * 255)
      .toString(16)
      .padStart(2, '0'),
  )
  return (
    space && {
      colorSpace: space === 'rgb' ? 'srgb' : space,
      components: values.map(roundValue),
      ...(alpha < 1 && { alpha: roundValue(alpha) }),
      ...(space === 'rgb' && { hex: `#${bytes.join('')}` }),
    }
  )
}

/** A number to four places, as the custom properties have it. */
const roundValue = (value: number): number => Number(value.toFixed(4))

/** A number with one of the units; 0 needs none. */
function toMeasurement(css: string, units: readonly string[]): unknown {
  const [, digits, named = ''] = /^([-+]?\d*\.?\d+)([a-z]*)$/.exec(css.toLowerCase()) ?? []
  const value = Number(digits)
  const unit = value === 0 && named === '' ? units[0] : named
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

/** One shadow: a colour and two to four lengths, and whether it falls inwards. */
function toShadowLayer(css: string, read: ColorParser): unknown {
  const words = splitBySpace(css)
  const lengths = words.flatMap((word) => toMeasurement(word, ['px', 'rem']) ?? [])
  const colors = words.flatMap((word) => toDtcgColor(word, read) ?? [])
  const inset = words.includes('inset')
  const none = { value: 0, unit: 'px' }
  const [offsetX, offsetY, blur = none, spread = none] = lengths
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

/** The tokens of one mode as a document of the format, without those that it has no type for. */
export function toDesignTokens(tokens: ThemeTokens, mode: Mode, read?: ColorParser): DtcgGroup {
  const groups: Record<string, Record<string, unknown>> = {}
  for (const token of tokens) {
    const { group, name, type } = classifyToken(token)
    const $value = toDtcgValue(type, getTokenValue(token, mode), read)
    if ($value === undefined) continue
    const member = name === '' ? { $value } : { [name]: { $value } }
    groups[group] = { $type: type, ...groups[group], ...member }
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

/** The group that a custom property belongs to, its name there, and the type of its value. */
export function classifyToken({ name: property }: ThemeToken) {
  const [, group = '', name = ''] = /^--(font-weight|[a-z]+)-?(.*)/.exec(property) ?? []
  return { group, name, type: DTCG_TYPES[group] ?? 'dimension' }
}
