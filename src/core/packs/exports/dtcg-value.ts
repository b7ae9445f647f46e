import { readColor } from '../../theme/color-notation.ts'
import { commaParts, spaceParts } from './css-parts.ts'

/** The types of design tokens that a theme has (Design Tokens Format Module 2025.10, 8 and 9). */
export type DtcgType = keyof typeof VALUES

/** The value of a design token; undefined when the format cannot say what the CSS says. */
export const dtcgValue = (type: DtcgType, css: string): unknown => VALUES[type](css.trim())

const VALUES = {
  color,
  dimension,
  duration,
  fontFamily,
  fontWeight,
  cubicBezier,
  shadow,
} satisfies Record<string, (css: string) => unknown>

/** A number to four places, as the custom properties have it. */
const rounded = (value = 1): number => Number(value.toFixed(4))

/** A colour in its own space (Design Tokens Color Module 2025.10, 4); sRGB also has its hex. */
function color(css: string): unknown {
  const { space, values = [], alpha } = readColor(css) ?? {}
  if (space === undefined) return undefined
  const opacity = alpha === 1 ? {} : { alpha: rounded(alpha) }
  const components = values.map(rounded)
  if (space !== 'rgb') return { colorSpace: space, components, ...opacity }
  const bytes = values.map((value) =>
    Math.round(value * 255)
      .toString(16)
      .padStart(2, '0'),
  )
  return { colorSpace: 'srgb', components, ...opacity, hex: `#${bytes.join('')}` }
}

const NUMBER = /^([-+]?(?:\d+\.?\d*|\.\d+))([a-z]*)$/i

/** A number with one of the units; 0 needs none. */
function measure(css: string, units: readonly [string, ...string[]]): unknown {
  const [, digits, unit = ''] = NUMBER.exec(css) ?? []
  const value = Number(digits)
  if (digits === undefined) return undefined
  if (value === 0 && unit === '') return { value, unit: units[0] }
  const known = units.find((one) => one === unit.toLowerCase())
  return known && { value, unit: known }
}

function dimension(css: string): unknown {
  return measure(css, ['px', 'rem'])
}

function duration(css: string): unknown {
  return measure(css, ['ms', 's'])
}

function fontFamily(css: string): unknown {
  const names = commaParts(css).map((name) => name.replace(/^(["'])(.*)\1$/, '$2'))
  return names.every(Boolean) ? names : undefined
}

function fontWeight(css: string): unknown {
  const weight = Number(css)
  if (weight >= 1 && weight <= 1000) return weight
  return ['normal', 'bold'].find((name) => name === css)
}

// https://www.w3.org/TR/css-easing-1/#cubic-bezier-easing-functions
const EASINGS: ReadonlyMap<string, readonly number[]> = new Map([
  ['linear', [0, 0, 1, 1]],
  ['ease', [0.25, 0.1, 0.25, 1]],
  ['ease-in', [0.42, 0, 1, 1]],
  ['ease-out', [0, 0, 0.58, 1]],
  ['ease-in-out', [0.42, 0, 0.58, 1]],
])

function cubicBezier(css: string): unknown {
  const [, body] = /^cubic-bezier\((.*)\)$/.exec(css) ?? []
  if (body === undefined) return EASINGS.get(css)
  const points = commaParts(body).map((part) =>
    NUMBER.exec(part)?.[2] === '' ? Number(part) : NaN,
  )
  const [x1 = NaN, , x2 = NaN] = points
  const isCurve = points.length === 4 && points.every(Number.isFinite)
  return isCurve && [x1, x2].every((x) => x >= 0 && x <= 1) ? points : undefined
}

/** The format has no token for "no shadow": one without size or colour looks like it. */
const NO_SHADOW = 'transparent 0 0'

function shadow(css: string): unknown {
  const layers = commaParts(css === 'none' ? NO_SHADOW : css).map(layer)
  if (layers.some((one) => one === undefined)) return undefined
  return layers.length === 1 ? layers[0] : layers
}

function layer(css: string): unknown {
  const words = spaceParts(css)
  const lengths = words.flatMap((word) => dimension(word) ?? [])
  const colors = words.flatMap((word) => color(word) ?? [])
  const isInset = words.includes('inset')
  const isWhole = lengths.length + colors.length + (isInset ? 1 : 0) === words.length
  if (!isWhole || colors.length !== 1 || lengths.length < 2 || lengths.length > 4) return undefined
  const none = { value: 0, unit: 'px' }
  const [offsetX, offsetY, blur = none, spread = none] = lengths
  const inset = isInset ? { inset: true } : {}
  return { color: colors[0], offsetX, offsetY, blur, spread, ...inset }
}
