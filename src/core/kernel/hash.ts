import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** Computes the SHA-256 of a text's UTF-8 bytes in lower-case hex. */
export type Sha256 = (text: string) => string

/** Computes SHA-256 synchronously and without a host, so every runtime gets the same digest. */
export const sha256Hex: Sha256 = (text) => bytesToHex(sha256(encodeUtf8(text)))

/** Computes the SHA-256 of a text in parts, which may be too long for one string. */
export function sha256OfParts(parts: Iterable<string>): string {
  const hash = sha256.create()
  for (const part of parts) hash.update(encodeUtf8(part))
  return bytesToHex(hash.digest())
}

/** Returns a digest in the form that all documents use: `sha256:` and 64 hex digits. */
export const sha256Digest = (text: string, hex: Sha256 = sha256Hex): string => `sha256:${hex(text)}`

/** Encodes a text as UTF-8. A lone surrogate becomes U+FFFD, as in `TextEncoder`. */
export const encodeUtf8 = (text: string): Uint8Array => utf8ToBytes(text)

/** Returns the checksum of a file in the format of the `integrity` attribute (W3C SRI, 3.1). */
export const subresourceIntegrity = (bytes: Uint8Array): string =>
  `sha256-${toBase64(sha256(bytes))}`

const BASE64_ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** Encodes bytes as base64 (RFC 4648, 4). Core has no `btoa`: that is part of a host. */
function toBase64(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  const sextets = bits.match(/.{1,6}/g) ?? []
  const text = sextets
    .map((sextet) => BASE64_ALPHABET[Number.parseInt(sextet.padEnd(6, '0'), 2)])
    .join('')
  return text.padEnd(Math.ceil(text.length / 4) * 4, '=')
}
