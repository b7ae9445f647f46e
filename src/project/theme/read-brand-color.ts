import { findBrandColor, parseColorName, parseCssColor, toHex } from '../../internal.ts'
import { OperationError } from '../errors.ts'
import { readNamedBytes, requireFound } from '../folder/files.ts'
import { countPngColors, PNG_SIGNATURE, PngError } from './read-png.ts'

/** No logo is this large. */
const MAX_BYTES = 4 * 1024 * 1024

const COLOR_HINT = 'Pass the color itself with --color.'

/** Reads the brand color of a logo: a PNG or SVG file. */
export async function readBrandColor(path: string, name: string): Promise<string> {
  const bytes = requireFound(await readNamedBytes(path, name, { maxBytes: MAX_BYTES }), name)
  const color = findBrandColor(countColors(bytes, name))
  if (color !== undefined) return color
  throw new OperationError(
    'image-without-color',
    `${name} has no color: it is white or transparent.`,
    {
      hint: COLOR_HINT,
    },
  )
}

function countColors(bytes: Buffer, name: string): ReadonlyMap<string, number> {
  if (bytes.subarray(0, 8).equals(PNG_SIGNATURE)) {
    try {
      return countPngColors(bytes)
    } catch (error) {
      if (!(error instanceof PngError)) throw error
      throw new OperationError('image-invalid', `Cannot read ${name}: ${error.message}.`, {
        hint: COLOR_HINT,
        cause: error,
      })
    }
  }
  const text = bytes.toString('utf8')
  if (/<svg[\s>]/i.test(text)) return countSvgColors(text)
  const isJpeg = bytes[0] === 0xff && bytes[1] === 0xd8
  const format = isJpeg ? 'a JPEG file' : 'neither a PNG nor an SVG file'
  throw new OperationError('image-format', `${name} is ${format}.`, {
    hint: `Save the logo as PNG or SVG. ${COLOR_HINT}`,
  })
}

/** Colors of shapes, as attributes and in style sheets. */
const SVG_COLOR =
  /\b(?:fill|stroke|stop-color|color)\s*[=:]\s*(?:["']\s*)?(#[\da-f]+|[a-z]+(?:\([^()]*\))?)/gi

/** Counts the colors of the shapes of a drawing; a shape without a color is black. */
function countSvgColors(text: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const [, value = ''] of text.matchAll(SVG_COLOR)) {
    const color = parseCssColor(value) ?? parseColorName(value)
    if (color === undefined || color.alpha < 0.5) continue
    const hex = toHex(color)
    counts.set(hex, (counts.get(hex) ?? 0) + 1)
  }
  return counts.size === 0 ? new Map([['#000000', 1]]) : counts
}
