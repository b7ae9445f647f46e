import { hashBytes, PADDING_BYTES } from './sha256.ts'

/** The UTF-8 bytes of a text. A lone surrogate is encoded as U+FFFD, as TextEncoder does. */
export function encodeUtf8(text: string): Uint8Array {
  const bytes = allocateBuffer(text)
  return bytes.subarray(0, writeUtf8(text, bytes))
}

/** No unit of a text takes more than three bytes; counting them first would take as long again. */
const allocateBuffer = (text: string): Uint8Array => new Uint8Array(text.length * 3 + PADDING_BYTES)

/** Writes the UTF-8 bytes of a text, and tells how many they are. */
function writeUtf8(text: string, bytes: Uint8Array): number {
  let length = 0
  for (let at = 0; at < text.length; at++) {
    let point = text.charCodeAt(at)
    if (point < 0x80) bytes[length++] = point
    else {
      point = text.codePointAt(at) as number
      if (point > 0xffff) at++
      if (point >= 0xd800 && point <= 0xdfff) point = 0xfffd
      // One byte for each six bits; ones at the start of the first say how many follow it.
      const rest = point < 0x800 ? 1 : point < 0x10000 ? 2 : 3
      bytes[length++] = (0xf0 << (3 - rest)) | (point >> (6 * rest))
      for (let left = rest - 1; left >= 0; left--) {
        bytes[length++] = 0x80 | ((point >> (6 * left)) & 0x3f)
      }
    }
  }
  return length
}

/** SHA-256 of a text's UTF-8 bytes in lower-case hex. */
export type Sha256 = (text: string) => string

/** SHA-256 without a host: synchronous and the same everywhere. */
export const sha256Hex: Sha256 = (text) => {
  const bytes = allocateBuffer(text)
  const words = hashBytes(bytes, writeUtf8(text, bytes))
  return Array.from(words, (word) => word.toString(16).padStart(8, '0')).join('')
}

const BASE64_ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

function toBase64(words: Uint32Array): string {
  const bits = Array.from(words, (word) => word.toString(2).padStart(32, '0')).join('')
  const sextets = bits.match(/.{1,6}/g) ?? []
  const text = sextets
    .map((six) => BASE64_ALPHABET[Number.parseInt(six.padEnd(6, '0'), 2)])
    .join('')
  return text.padEnd(Math.ceil(text.length / 4) * 4, '=')
}

/** The checksum of some bytes as `integrity` has it (W3C SRI, 3.1). */
export function subresourceIntegrity(bytes: Uint8Array): string {
  const padded = new Uint8Array(bytes.length + PADDING_BYTES)
  padded.set(bytes)
  return `sha256-${toBase64(hashBytes(padded, bytes.length))}`
}

/** The digest form of all our documents: `sha256:` and 64 hex digits. */
export const sha256Digest = (text: string, hex: Sha256 = sha256Hex): string => `sha256:${hex(text)}`
