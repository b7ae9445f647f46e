import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import {
  brotliCompress,
  brotliDecompress,
  constants,
  createBrotliCompress,
  createGzip,
  gunzip,
  gzip,
} from 'node:zlib'
import { ifExists } from './if-exists.ts'

/** The content codings that the server can send, the smallest result first. */
const CODINGS = ['br', 'gzip'] as const

export type ContentCoding = (typeof CODINGS)[number]

/** Smaller bodies gain nothing from compression. */
export const MIN_COMPRESSED_BYTES = 512

/** True if bodies of a `Content-Type` shrink. Images and fonts are compressed already. */
export const isCompressible = (contentType: string): boolean =>
  /^text\/|[/+](json|javascript|xml)\b|^image\/svg/.test(contentType)

// RFC 9110, 12.5.3: a coding with the weight 0 is not acceptable; `*` stands for all others.
/** Returns the best content coding that an `Accept-Encoding` header allows, if any. */
export function chooseCoding(acceptEncoding: string | null): ContentCoding | undefined {
  if (!acceptEncoding) return undefined
  const weights = new Map(acceptEncoding.toLowerCase().split(',').map(parseWeight))
  const weightOf = (coding: string): number => weights.get(coding) ?? weights.get('*') ?? 0
  const [best] = CODINGS.toSorted((a, b) => weightOf(b) - weightOf(a))
  return best !== undefined && weightOf(best) > 0 ? best : undefined
}

function parseWeight(item: string): [coding: string, weight: number] {
  const [coding = '', ...parameters] = item.split(';').map((part) => part.trim())
  const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
  return [coding, weight === undefined ? 1 : Number.parseFloat(weight) || 0]
}

/** A balance of size and time for bodies that are compressed while a client waits. */
const BROTLI_OPTIONS = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

const COMPRESSORS = {
  br: (body: Uint8Array) => promisify(brotliCompress)(body, BROTLI_OPTIONS),
  gzip: (body: Uint8Array) => promisify(gzip)(body),
}

const DECOMPRESSORS = {
  br: (body: Uint8Array, maxOutputLength: number) =>
    promisify(brotliDecompress)(body, { maxOutputLength }),
  gzip: (body: Uint8Array, maxOutputLength: number) => promisify(gunzip)(body, { maxOutputLength }),
}

const EXTENSIONS = { br: '.br', gzip: '.gz' }

/** Creates a stream that compresses a body which is sent only once. */
export const createCompressionStream = (coding: ContentCoding) =>
  coding === 'br' ? createBrotliCompress(BROTLI_OPTIONS) : createGzip()

/** Compressed forms by body: they are freed with the body, which bounded caches hold. */
const compressedBodies = new WeakMap<Uint8Array, Map<ContentCoding, Promise<Uint8Array>>>()

/**
 * Returns a body in a content coding. A compressed file next to the body's own file is used if it
 * has the same content; otherwise the body is compressed. Both happen once per body.
 */
export function compressBody(
  body: Uint8Array,
  coding: ContentCoding,
  file: string | undefined,
): Promise<Uint8Array> {
  const forms = compressedBodies.get(body) ?? new Map<ContentCoding, Promise<Uint8Array>>()
  compressedBodies.set(body, forms)
  const form = forms.get(coding) ?? readOrCompress(body, coding, file)
  forms.set(coding, form)
  form.catch(() => forms.delete(coding))
  return form
}

async function readOrCompress(
  body: Uint8Array,
  coding: ContentCoding,
  file: string | undefined,
): Promise<Uint8Array> {
  const stored = file && (await ifExists(readFile(file + EXTENSIONS[coding]), ['ENAMETOOLONG']))
  const isSame = stored && (await hasContent(stored, coding, body))
  return isSame ? stored : COMPRESSORS[coding](body)
}

/** True if a compressed file has a content. Damaged files and those of other releases do not. */
async function hasContent(
  stored: Uint8Array,
  coding: ContentCoding,
  body: Uint8Array,
): Promise<boolean> {
  try {
    return (await DECOMPRESSORS[coding](stored, Math.max(1, body.length))).equals(body)
  } catch (error) {
    if (error instanceof Error && 'code' in error) return false
    throw error
  }
}
