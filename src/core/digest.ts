import { sha256 } from './sha256.ts'

/** The UTF-8 bytes of a text. A lone surrogate is encoded as U+FFFD, as TextEncoder does. */
export function utf8(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length * 3)
  let length = 0
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    if (unit < 0x80) bytes[length++] = unit
    else {
      const point = text.codePointAt(at) as number
      if (point > 0xffff) at++
      length = encode(replaceSurrogate(point), bytes, length)
    }
  }
  return bytes.slice(0, length)
}

const replaceSurrogate = (point: number): number =>
  point >= 0xd800 && point <= 0xdfff ? 0xfffd : point

function encode(point: number, bytes: Uint8Array, start: number): number {
  let at = start
  if (point < 0x80) bytes[at++] = point
  else {
    if (point < 0x800) bytes[at++] = 0xc0 | (point >> 6)
    else {
      if (point < 0x10000) bytes[at++] = 0xe0 | (point >> 12)
      else {
        bytes[at++] = 0xf0 | (point >> 18)
        bytes[at++] = 0x80 | ((point >> 12) & 0x3f)
      }
      bytes[at++] = 0x80 | ((point >> 6) & 0x3f)
    }
    bytes[at++] = 0x80 | (point & 0x3f)
  }
  return at
}

/** SHA-256 of a text's UTF-8 bytes in lower-case hex. */
export type Sha256 = (text: string) => string

/** SHA-256 without a host: synchronous and the same everywhere. */
export const sha256Hex: Sha256 = (text) =>
  Array.from(sha256(utf8(text)), (word) => word.toString(16).padStart(8, '0')).join('')

const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

function base64(words: Uint32Array): string {
  const bits = Array.from(words, (word) => word.toString(2).padStart(32, '0')).join('')
  const sextets = bits.match(/.{1,6}/g) ?? []
  const text = sextets.map((six) => BASE64[Number.parseInt(six.padEnd(6, '0'), 2)]).join('')
  return text.padEnd(Math.ceil(text.length / 4) * 4, '=')
}

/** The checksum of some bytes as `integrity` has it (W3C SRI, 3.1). */
export const integrityOf = (bytes: Uint8Array): string => `sha256-${base64(sha256(bytes))}`

/** The digest form of all our documents: `sha256:` and 64 hex digits. */
export const digest = (text: string, hex: Sha256 = sha256Hex): string => `sha256:${hex(text)}`
