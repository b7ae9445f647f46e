import { parseHex } from './contrast.ts'

/** A color space in which CSS writes a color as three numbers. */
export type ColorSpace = keyof typeof SCALES

/** A color as written: its space, its three numbers and its opacity, 0 to 1. */
export interface ParsedColor {
  readonly space: ColorSpace
  readonly values: readonly [number, number, number]
  readonly alpha: number
}

/**
 * Parses a color in hex, `rgb()`, `hsl()`, `lab()`, `lch()`, `oklab()` or `oklch()`, in both the
 * legacy and the modern notation, `black`, `white` or `transparent`; undefined for anything else.
 */
export function parseColor(text: string): ParsedColor | undefined {
  const color = text.trim().toLowerCase()
  const hex = parseHex(NAMED_COLORS.get(color) ?? color)
  if (hex) return hex
  const [, name = '', body = ''] = /^([a-z]+?)a?\(([^()]*)\)$/.exec(color) ?? []
  if (!Object.hasOwn(SCALES, name)) return undefined
  const space = name as ColorSpace
  const scales: readonly Scale[] = [...SCALES[space], UNIT_SCALE]
  const parts = body.trim().split(/\s*[\s,/]\s*/)
  const numbers = parts.map((part, index) => parseChannel(part, scales[index]))
  const [a = Number.NaN, b = Number.NaN, c = Number.NaN, alpha = 1] = numbers
  return [a, b, c, ...numbers].every(Number.isFinite)
    ? { space, values: [a, b, c], alpha }
    : undefined
}

const NAMED_COLORS: ReadonlyMap<string, string> = new Map([
  ['black', '#000'],
  ['white', '#fff'],
  ['transparent', '#0000'],
])

/** The factors of a plain number and of one percent, and the limits. Angles have units. */
type Scale = 'angle' | readonly [number: number, percent: number, min?: number, max?: number]

const UNIT_SCALE: Scale = [1, 0.01, 0, 1]
const BYTE_SCALE: Scale = [1 / 255, 0.01, 0, 1]
const PERCENT_SCALE: Scale = [1, 1, 0, 100]
const LAB_SCALE: Scale = [1, 1.25]
const OKLAB_SCALE: Scale = [1, 0.004]

// What 100 % means: https://www.w3.org/TR/css-color-4/#funcdef-oklch and the sections around it.
const SCALES = {
  rgb: [BYTE_SCALE, BYTE_SCALE, BYTE_SCALE],
  hsl: ['angle', PERCENT_SCALE, PERCENT_SCALE],
  lab: [PERCENT_SCALE, LAB_SCALE, LAB_SCALE],
  lch: [PERCENT_SCALE, [1, 1.5, 0], 'angle'],
  oklab: [UNIT_SCALE, OKLAB_SCALE, OKLAB_SCALE],
  oklch: [UNIT_SCALE, [1, 0.004, 0], 'angle'],
} as const satisfies Record<string, readonly Scale[]>

const DEGREES_PER_UNIT: ReadonlyMap<string, number> = new Map([
  ['', 1],
  ['deg', 1],
  ['grad', 0.9],
  ['rad', 180 / Math.PI],
  ['turn', 360],
])

const NUMBER_PATTERN = /^([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)(%|[a-z]*)$/

/** Parses a channel; returns NaN if it is no number or has a unit that is not allowed. */
function parseChannel(part: string, scale: Scale | undefined): number {
  if (part === 'none' && scale) return 0
  const [, digits, unit = ''] = NUMBER_PATTERN.exec(part) ?? []
  const number = Number(digits)
  if (scale === 'angle') {
    const degrees = number * (DEGREES_PER_UNIT.get(unit) ?? Number.NaN)
    return degrees - 360 * Math.floor(degrees / 360)
  }
  const [plain, percent, min = -Infinity, max = Infinity] = scale ?? []
  const factor = unit === '' ? plain : unit === '%' ? percent : undefined
  const value = number * (factor ?? Number.NaN)
  return Number.isFinite(value) ? Math.min(max, Math.max(min, value)) : Number.NaN
}
