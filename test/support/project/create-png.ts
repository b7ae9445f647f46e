import { crc32, deflateSync } from 'node:zlib'

/** A picture to write as PNG: its samples from left to right and top to bottom. */
export interface PngInput {
  readonly width: number
  readonly height: number
  readonly bitDepth: number
  readonly colorType: number
  readonly rows: readonly (readonly number[])[]
  /** The filter of each row, 0 to 4; 0 by default. The bytes must already be filtered. */
  readonly filters?: readonly number[]
  readonly palette?: readonly number[]
  readonly transparency?: readonly number[]
}

function createChunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const chunk = Buffer.alloc(body.length + 8)
  chunk.writeUInt32BE(data.length, 0)
  body.copy(chunk, 4)
  chunk.writeUInt32BE(crc32(body), body.length + 4)
  return chunk
}

/** Creates a PNG file. */
export function createPng({ width, height, bitDepth, colorType, rows, ...more }: PngInput): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([bitDepth, colorType, 0, 0, 0], 8)
  const data = Buffer.concat(
    rows.map((row, index) => Buffer.from([more.filters?.[index] ?? 0, ...row])),
  )
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    createChunk('IHDR', header),
    ...(more.palette ? [createChunk('PLTE', Buffer.from(more.palette))] : []),
    ...(more.transparency ? [createChunk('tRNS', Buffer.from(more.transparency))] : []),
    createChunk('IDAT', deflateSync(data)),
    createChunk('IEND', Buffer.alloc(0)),
  ])
}
