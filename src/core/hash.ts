// FIPS 180-4, 4.2.2 and 6.2. Written here since a page pays for every byte of it: a library brings
// other hashes' foundations with it, and no host has a synchronous one that all others have too.

/** How many zeros must stand behind a message: its end and its length fill up a block. */
export const PADDING_BYTES = 72

/** The SHA-256 of the first bytes, as eight words of 32 bits. What stands behind them is zero. */
export function hashBytes(bytes: Uint8Array, length: number): Uint32Array {
  const end = ((length + PADDING_BYTES) >> 6) << 6
  const view = new DataView(bytes.buffer)
  bytes[length] = 0x80
  view.setUint32(end - 8, length / 2 ** 29)
  view.setUint32(end - 4, length << 3)
  roundConstants ??= deriveConstants()
  const [start, rounds] = roundConstants
  const state = start.slice(0, 8)
  const words = new Int32Array(64)
  for (let at = 0; at < end; at += 64) {
    for (let index = 0; index < 16; index++) words[index] = view.getInt32(at + index * 4)
    compressBlock(state, words, rounds)
  }
  return new Uint32Array(state.buffer)
}

let roundConstants: readonly [Int32Array, Int32Array] | undefined

/** The first 32 bits behind the point of the square roots and the cube roots of 64 primes. */
function deriveConstants(): readonly [Int32Array, Int32Array] {
  const primes: number[] = []
  for (let number = 2; primes.length < 64; number++) {
    if (primes.every((prime) => number % prime)) primes.push(number)
  }
  const rootsOf = (degree: number) =>
    Int32Array.from(primes, (prime) => prime ** (1 / degree) * 2 ** 32)
  return [rootsOf(2), rootsOf(3)]
}

const rotateRight = (word: number, by: number): number => (word << (32 - by)) | (word >>> by)

// Lists are never taken apart here: that would take most of the time.

/** Mixes the 16 words of a block, which are the first of `words`, into the state. */
function compressBlock(state: Int32Array, words: Int32Array, rounds: Int32Array): void {
  for (let index = 16; index < 64; index++) {
    const near = words[index - 2] as number
    const far = words[index - 15] as number
    words[index] =
      (words[index - 16] as number) +
      (words[index - 7] as number) +
      (rotateRight(far, 7) ^ rotateRight(far, 18) ^ (far >>> 3)) +
      (rotateRight(near, 17) ^ rotateRight(near, 19) ^ (near >>> 10))
  }
  let a = state[0] as number
  let b = state[1] as number
  let c = state[2] as number
  let d = state[3] as number
  let e = state[4] as number
  let f = state[5] as number
  let g = state[6] as number
  let h = state[7] as number
  for (let index = 0; index < 64; index++) {
    const chosen =
      (rotateRight(e, 6) ^ rotateRight(e, 11) ^ rotateRight(e, 25)) + (g ^ (e & (f ^ g)))
    const first = (h + chosen + (rounds[index] as number) + (words[index] as number)) | 0
    const second =
      (rotateRight(a, 2) ^ rotateRight(a, 13) ^ rotateRight(a, 22)) + ((a & b) | (c & (a | b)))
    h = g
    g = f
    f = e
    e = (d + first) | 0
    d = c
    c = b
    b = a
    a = (first + second) | 0
  }
  state[0] = (state[0] as number) + a
  state[1] = (state[1] as number) + b
  state[2] = (state[2] as number) + c
  state[3] = (state[3] as number) + d
  state[4] = (state[4] as number) + e
  state[5] = (state[5] as number) + f
  state[6] = (state[6] as number) + g
  state[7] = (state[7] as number) + h
}

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
