import { createClient } from '../api/client.ts'
import { PATHS } from '../api/paths.ts'
import type { Source } from '../api/source.ts'
import {
  CHUNK_NAMES,
  type ChunkName,
  chunkForPath,
  isDerivedPath,
} from '../api/sources/embedded-chunks.ts'
import type { PlannedFile } from './planned-file.ts'
import { readPublishedCorpus } from './published-corpus.ts'

/**
 * Plans the modules that `embeddedSource` loads, by file name, with the content of a source. Each is
 * rendered when it is written: those of a large corpus together would fill the memory.
 */
export async function planDataModules(source: Source): Promise<PlannedFile[]> {
  const [{ files }, openapi] = await Promise.all([
    readPublishedCorpus(source),
    createClient(source).openapi(),
  ])
  const stored = [...files, [PATHS.openapi, openapi] as const].filter(
    ([path]) => !isDerivedPath(path),
  )
  return CHUNK_NAMES.map((chunk): PlannedFile => {
    const own = stored.filter(([path]) => chunkForPath(path) === chunk)
    const render = COMPRESSED_CHUNKS.has(chunk) ? renderCompressed : renderModule
    return { paths: [`${chunk}.js`], render: () => render(own) }
  })
}

/**
 * Large chunks. Plain, they would be a third of the installed package. What a search needs is plain,
 * because Node takes longer to load its streams and `Response` than to read the text.
 */
const COMPRESSED_CHUNKS: ReadonlySet<ChunkName> = new Set([
  'patterns',
  'schemas',
  'openapi',
  'archetypes',
])

type DocumentEntry = readonly [path: string, document: unknown]

/** Splits the JSON of documents into parts, because one string would be too long for many records. */
function* listJsonParts(documents: readonly DocumentEntry[]): Generator<string> {
  yield '{'
  for (const [index, [path, document]] of documents.entries()) {
    yield `${index === 0 ? '' : ','}${JSON.stringify(path)}:${JSON.stringify(document)}`
  }
  yield '}'
}

/** Renders a module. Engines parse JSON faster than the same object written as code. */
const renderModule = (documents: readonly DocumentEntry[]): Iterable<string> => ({
  *[Symbol.iterator]() {
    yield "export const files = JSON.parse('"
    for (const part of listJsonParts(documents)) yield part.replaceAll(/[\\']/g, '\\$&')
    yield "')\n"
  },
})

/** Renders a module that decompresses its JSON with what browsers and Node have. */
async function renderCompressed(documents: readonly DocumentEntry[]): Promise<Iterable<string>> {
  const json = streamTexts(listJsonParts(documents))
  const compressed = json.pipeThrough(new CompressionStream('deflate-raw'))
  const bytes = new Uint8Array(await new Response(compressed).arrayBuffer())
  return {
    *[Symbol.iterator]() {
      yield "const bytes = Uint8Array.from(atob('"
      yield* listBase64Parts(bytes)
      yield "'), (char) => char.charCodeAt(0))\n"
      yield "const text = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'))\n"
      yield 'export const files = await new Response(text).json()\n'
    },
  }
}

/** Returns a stream of the bytes of texts, which are read one by one. */
function streamTexts(texts: Iterator<string>): ReadableStream<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    pull(controller) {
      const { done, value } = texts.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
  })
}

/** A multiple of three bytes, so that only the last part ends with padding. */
const BASE64_PART_BYTES = 3 * 2 ** 13

function* listBase64Parts(bytes: Uint8Array): Generator<string> {
  for (let start = 0; start < bytes.length; start += BASE64_PART_BYTES) {
    yield btoa(String.fromCharCode(...bytes.subarray(start, start + BASE64_PART_BYTES)))
  }
}
