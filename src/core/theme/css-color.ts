import { type Channels, channelsOf, hexChannels, type Space, toHex } from '../color.ts'

/** A colour as CSS gives it, within sRGB. */
export interface CssColor extends Channels {
  readonly alpha: number
  /** True when sRGB does not have the colour and the nearest one stands for it. */
  readonly isClamped: boolean
}

/**
 * Reads a colour in hex, `rgb()`, `hsl()`, `lab()`, `lch()`, `oklab()` or `oklch()`, in both the
 * old and the new notation, `black`, `white` or `transparent`; undefined for anything else.
 */
export function parseCssColor(text: string): CssColor | undefined {
  const color = text.trim().toLowerCase()
  const hex = hexChannels(NAMED.get(color) ?? color)
  if (hex !== undefined) return { ...hex, isClamped: false }
  const [, name = '', body = ''] = /^([a-z]+?)a?\(([^()]*)\)$/.exec(color) ?? []
  const scales = isSpace(name) ? SCALES[name] : undefined
  const [first, second, third, opacity = '1', ...rest] = body.trim().split(/\s*[\s,/]\s*/)
  if (!isSpace(name) || scales === undefined || rest.length > 0) return undefined
  const values = [first, second, third].map((part, at) => channel(part, scales[at]))
  const alpha = channel(opacity, UNIT)
  return values.every(isNumber) && alpha !== undefined
    ? within(channelsOf(name, values as [number, number, number]), alpha)
    : undefined
}

/** The colour in hex, with two more digits when it is translucent. */
export function hexNotation({ alpha, ...color }: CssColor): string {
  const opacity = Math.round(alpha * 255)
  return `${toHex(color)}${opacity === 255 ? '' : hexByte(opacity)}`
}

const hexByte = (value: number): string => value.toString(16).padStart(2, '0').toUpperCase()

const NAMED: ReadonlyMap<string, string> = new Map([
  ['black', '#000000'],
  ['white', '#ffffff'],
  ['transparent', '#00000000'],
])

/** What a plain number and what one percent count for; an angle is written in units of its own. */
type Scale = 'angle' | readonly [number: number, percent: number]

const UNIT: Scale = [1, 0.01]
const BYTE: Scale = [1 / 255, 0.01]
const SHARE: Scale = [0.01, 0.01]
const HUNDRED: Scale = [1, 1]
const LAB: Scale = [1, 1.25]
const OKLAB: Scale = [1, 0.004]

// https://www.w3.org/TR/css-color-4/#funcdef-oklch and its neighbours: what 100 % stands for.
const SCALES: { readonly [S in Space]: readonly [Scale, Scale, Scale] } = {
  rgb: [BYTE, BYTE, BYTE],
  hsl: ['angle', SHARE, SHARE],
  lab: [HUNDRED, LAB, LAB],
  lch: [HUNDRED, [1, 1.5], 'angle'],
  oklab: [UNIT, OKLAB, OKLAB],
  oklch: [UNIT, OKLAB, 'angle'],
}

const isSpace = (name: string): name is Space => Object.hasOwn(SCALES, name)

const isNumber = (value: number | undefined): value is number => value !== undefined

const DEGREES: ReadonlyMap<string, number> = new Map([
  ['', 1],
  ['deg', 1],
  ['grad', 0.9],
  ['rad', 180 / Math.PI],
  ['turn', 360],
])

const NUMBER = /^([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)(%|[a-z]*)$/

function channel(part = '', scale: Scale = UNIT): number | undefined {
  if (part === 'none') return 0
  const [, digits, unit = ''] = NUMBER.exec(part) ?? []
  const factor = scale === 'angle' ? DEGREES.get(unit) : factorOf(unit, scale)
  const value = Number(digits) * (factor ?? Number.NaN)
  return Number.isFinite(value) ? value : undefined
}

function factorOf(unit: string, [number, percent]: readonly [number, number]): number | undefined {
  if (unit === '') return number
  return unit === '%' ? percent : undefined
}

/** Conversions are exact to a few digits: what lies this little outside is inside. */
const SLACK = 0.002

function within(color: Channels, alpha: number): CssColor {
  const clamp = (value: number) => Math.min(1, Math.max(0, value))
  const { r, g, b } = color
  const isClamped = [r, g, b].some((value) => Math.abs(value - clamp(value)) > SLACK)
  return { r: clamp(r), g: clamp(g), b: clamp(b), alpha: clamp(alpha), isClamped }
}
