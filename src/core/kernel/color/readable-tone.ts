import { mixColors, parseColorName, parseCssColor, toHex, toRgbChannels } from './color.ts'
import { type ColorSpace, type ParsedColor, parseColor } from './parse.ts'

/** Where the lightness of a color space is among its numbers, and its highest value. */
const LIGHTNESS: Readonly<Partial<Record<ColorSpace, readonly [index: 0 | 2, max: number]>>> = {
  hsl: [2, 100],
  lab: [0, 100],
  lch: [0, 100],
  oklab: [0, 1],
  oklch: [0, 1],
}

const STEPS = 50

/**
 * Finds the nearest darker or lighter tone of a color that passes a test of its hex notation. Returns
 * it in the notation of the color: `oklch()` stays `oklch()`.
 */
export function findTone(source: string, isGood: (hex: string) => boolean): string | undefined {
  const color = parseColor(source)
  const lightness = color && LIGHTNESS[color.space]
  for (let step = 1; step <= STEPS; step += 1) {
    for (const goal of [0, 1]) {
      const tone =
        color && lightness
          ? moveLightness(color, lightness, { goal, share: step / STEPS })
          : mixTone(source, { goal, share: step / STEPS })
      if (tone && isGood(tone.hex)) return tone.text
    }
  }
  return undefined
}

interface Move {
  /** 0 for black, 1 for white. */
  readonly goal: number
  readonly share: number
}

interface Tone {
  readonly text: string
  readonly hex: string
}

function moveLightness(
  { space, values, alpha }: ParsedColor,
  [index, max]: readonly [index: 0 | 2, max: number],
  { goal, share }: Move,
): Tone {
  const moved = values.map((value, position) =>
    position === index ? value + (goal * max - value) * share : value,
  ) as unknown as ParsedColor['values']
  // What is printed is what is tested.
  const rounded = moved.map((value) => Number(value.toFixed(3))) as unknown as ParsedColor['values']
  const numbers = rounded.map((value, position) =>
    space === 'hsl' && position > 0 ? `${value}%` : `${value}`,
  )
  return {
    text: `${space}(${numbers.join(' ')})`,
    hex: toHex(toRgbChannels({ space, values: rounded, alpha })),
  }
}

function mixTone(source: string, { goal, share }: Move): Tone | undefined {
  const color = parseCssColor(source) ?? parseColorName(source)
  const hex = color && mixColors(toHex(color), goal === 0 ? '#000000' : '#FFFFFF', share)
  if (hex === undefined) return undefined
  const bytes = (hex.match(/[\da-f]{2}/gi) ?? []).map((byte) => Number.parseInt(byte, 16))
  return { text: /^rgb/i.test(source) ? `rgb(${bytes.join(' ')})` : hex, hex }
}
