import { inflateSync } from 'node:zlib'

// https://www.w3.org/TR/png-3/

/** The maximum number of pixels: a logo has fewer, and more would take much memory. */
const MAX_PIXELS = 4_000_000

/** Says what is wrong with a PNG file. */
export class PngError extends Error {}

interface PngHeader {
  readonly width: number
  readonly height: number
  readonly bitDepth: number
  readonly colorType: number
  readonly isInterlaced: boolean
}

interface Chunk {
  readonly type: string
  readonly data: Buffer
}

export const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** The number of channels of each color type, and the bit depths that it allows. */
const COLOR_TYPES: ReadonlyMap<number, { channels: number; depths: readonly number[] }> = new Map([
  [0, { channels: 1, depths: [1, 2, 4, 8, 16] }],
  [2, { channels: 3, depths: [8, 16] }],
  [3, { channels: 1, depths: [1, 2, 4, 8] }],
  [4, { channels: 2, depths: [8, 16] }],
  [6, { channels: 4, depths: [8, 16] }],
])

/** Counts the colors of the pixels that are mostly opaque. Throws a `PngError` for a broken file. */
export function countPngColors(bytes: Buffer): Map<string, number> {
  const chunks = readChunks(bytes)
  const header = readHeader(chunks)
  const data = inflatePixels(header, chunks)
  const toColor = createColorReader(header, chunks)
  const counts = new Map<number, number>()
  let offset = 0
  for (const { width, height } of listPasses(header)) {
    offset = countPass(data, { ...header, width, height }, offset, (samples, at) => {
      const color = toColor(samples, at)
      if (color !== undefined) counts.set(color, (counts.get(color) ?? 0) + 1)
    })
  }
  return new Map(
    [...counts].map(([color, count]) => [`#${color.toString(16).padStart(6, '0')}`, count]),
  )
}

function readChunks(bytes: Buffer): Chunk[] {
  if (!bytes.subarray(0, 8).equals(PNG_SIGNATURE)) throw new PngError('it is not a PNG file')
  const chunks: Chunk[] = []
  for (let at = 8; at + 12 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at)
    const type = bytes.toString('latin1', at + 4, at + 8)
    if (at + 12 + length > bytes.length) throw new PngError('it ends too early')
    chunks.push({ type, data: bytes.subarray(at + 8, at + 8 + length) })
    if (type === 'IEND') return chunks
    at += 12 + length
  }
  throw new PngError('it ends too early')
}

function readHeader([first]: readonly Chunk[]): PngHeader {
  if (first?.type !== 'IHDR' || first.data.length !== 13) throw new PngError('it has no header')
  const { data } = first
  const [width, height] = [data.readUInt32BE(0), data.readUInt32BE(4)]
  const [bitDepth, colorType, , , interlace] = [...data.subarray(8)]
  if (width * height > MAX_PIXELS) {
    throw new PngError(`it has ${width} x ${height} pixels, more than ${MAX_PIXELS / 1e6} million`)
  }
  const isKnown = COLOR_TYPES.get(colorType ?? -1)?.depths.includes(bitDepth ?? 0) ?? false
  if (!isKnown || width === 0 || height === 0) throw new PngError('its header is invalid')
  return {
    width,
    height,
    bitDepth: bitDepth ?? 8,
    colorType: colorType ?? 0,
    isInterlaced: interlace === 1,
  }
}

/** The first column and row of each pass of an interlaced picture, and the steps between them. */
const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const

/** Lists the sizes of the pictures that a file consists of; one unless it is interlaced. */
function listPasses({
  width,
  height,
  isInterlaced,
}: PngHeader): { width: number; height: number }[] {
  if (!isInterlaced) return [{ width, height }]
  return PASSES.map(([left, top, columnStep, rowStep]) => ({
    width: Math.ceil((width - left) / columnStep),
    height: Math.ceil((height - top) / rowStep),
  })).filter((pass) => pass.width > 0 && pass.height > 0)
}

const getPixelBits = ({ bitDepth, colorType }: PngHeader): number =>
  bitDepth * (COLOR_TYPES.get(colorType)?.channels ?? 1)

const getRowBytes = (header: PngHeader, width: number): number =>
  Math.ceil((width * getPixelBits(header)) / 8)

function inflatePixels(header: PngHeader, chunks: readonly Chunk[]): Buffer {
  const size = listPasses(header).reduce(
    (sum, { width, height }) => sum + height * (1 + getRowBytes(header, width)),
    0,
  )
  const packed = Buffer.concat(chunks.flatMap(({ type, data }) => (type === 'IDAT' ? [data] : [])))
  let data: Buffer
  try {
    data = inflateSync(packed, { maxOutputLength: size })
  } catch (cause) {
    throw new PngError('its pixels are damaged', { cause })
  }
  if (data.length !== size) throw new PngError('pixels are missing')
  return data
}

type ReadColor = (row: Buffer, column: number) => number | undefined

/** Creates a function that reads a color from a row; undefined if the pixel is mostly transparent. */
function createColorReader(header: PngHeader, chunks: readonly Chunk[]): ReadColor {
  const find = (name: string) => chunks.find(({ type }) => type === name)?.data
  const [palette, transparency] = [find('PLTE'), find('tRNS')]
  const { bitDepth, colorType } = header
  const channels = COLOR_TYPES.get(colorType)?.channels ?? 1
  const max = 2 ** bitDepth - 1
  const readSample = (row: Buffer, index: number): number => {
    if (bitDepth === 16) return row[index * 2] ?? 0
    if (bitDepth === 8) return row[index] ?? 0
    const perByte = 8 / bitDepth
    const shift = 8 - bitDepth * ((index % perByte) + 1)
    return ((row[Math.floor(index / perByte)] ?? 0) >> shift) & max
  }
  const scale = (sample: number): number =>
    bitDepth < 8 ? Math.round((sample * 255) / max) : sample
  if (colorType === 3) {
    if (palette === undefined) throw new PngError('it has no palette')
    return (row, column) => {
      const index = readSample(row, column)
      if ((transparency?.[index] ?? 255) < 128) return undefined
      const at = index * 3
      return ((palette[at] ?? 0) << 16) | ((palette[at + 1] ?? 0) << 8) | (palette[at + 2] ?? 0)
    }
  }
  const hasAlpha = colorType === 4 || colorType === 6
  return (row, column) => {
    const first = column * channels
    if (hasAlpha && readSample(row, first + channels - 1) < 128) return undefined
    const red = scale(readSample(row, first))
    if (channels < 3) return (red << 16) | (red << 8) | red
    return (red << 16) | (readSample(row, first + 1) << 8) | readSample(row, first + 2)
  }
}

/** Undoes the filters of the rows of a pass, and visits its pixels. Returns where the pass ends. */
function countPass(
  data: Buffer,
  header: PngHeader,
  start: number,
  visit: (row: Buffer, column: number) => void,
): number {
  const rowBytes = getRowBytes(header, header.width)
  const step = Math.max(1, getPixelBits(header) / 8)
  let above: Buffer = Buffer.alloc(rowBytes)
  let offset = start
  for (let y = 0; y < header.height; y += 1) {
    const row = data.subarray(offset + 1, offset + 1 + rowBytes)
    unfilter(row, above, data[offset] ?? 0, step)
    for (let column = 0; column < header.width; column += 1) visit(row, column)
    above = row
    offset += 1 + rowBytes
  }
  return offset
}

/** Undoes the filter of a row in place. */
function unfilter(row: Buffer, above: Buffer, filter: number, step: number): void {
  if (filter > 4) throw new PngError('its pixels are damaged')
  for (let index = 0; index < row.length; index += 1) {
    const left = index < step ? 0 : (row[index - step] ?? 0)
    const up = above[index] ?? 0
    const corner = index < step ? 0 : (above[index - step] ?? 0)
    row[index] = ((row[index] ?? 0) + predict(filter, left, up, corner)) & 0xff
  }
}

function predict(filter: number, left: number, up: number, corner: number): number {
  if (filter === 1) return left
  if (filter === 2) return up
  if (filter === 3) return (left + up) >> 1
  return filter === 4 ? predictPaeth(left, up, corner) : 0
}

function predictPaeth(left: number, up: number, corner: number): number {
  const estimate = left + up - corner
  const [a, b, c] = [left, up, corner].map((value) => Math.abs(estimate - value)) as [
    number,
    number,
    number,
  ]
  if (a <= b && a <= c) return left
  return b <= c ? up : corner
}
