import { createClient } from '../api/client.ts'
import { PATHS } from '../api/paths.ts'
import type { Source } from '../api/source.ts'
import {
  CHUNK_NAMES,
  type ChunkName,
  chunkForPath,
  isDerivedPath,
} from '../api/sources/embedded-chunks.ts'
import type { FileContent } from './planned-file.ts'
import { readPublishedCorpus } from './published-corpus.ts'

/** Returns the modules that `embeddedSource` loads, by file name, with the content of a source. */
export async function createDataModules(source: Source): Promise<Map<string, FileContent>> {
  const [{ files }, openapi] = await Promise.all([
    readPublishedCorpus(source),
    createClient(source).openapi(),
  ])
  const stored = [...files, [PATHS.openapi, openapi] as const].filter(
    ([path]) => !isDerivedPath(path),
  )
  const modules = CHUNK_NAMES.map(async (chunk) => {
    const own = stored.filter(([path]) => chunkForPath(path) === chunk)
    const content = COMPRESSED_CHUNKS.has(chunk)
      ? await renderCompressed(JSON.stringify(Object.fromEntries(own)))
      : renderModule(own)
    return [`${chunk}.js`, content] as const
  })
  return new Map(await Promise.all(modules))
}

/** Large chunks. Plain, they would be a third of the installed package. */
const COMPRESSED_CHUNKS: ReadonlySet<ChunkName> = new Set([
  'patterns',
  'schemas',
  'openapi',
  'archetypes',
  'search',
])

type DocumentEntry = readonly [path: string, document: unknown]

/**
 * Renders a module in parts, because the records of a large corpus are too long for one string.
 * Engines parse JSON faster than the same object written as code.
 */
const renderModule = (documents: readonly DocumentEntry[]): Iterable<string> => ({
  *[Symbol.iterator]() {
    yield "export const files = JSON.parse('{"
    for (const [index, [path, document]] of documents.entries()) {
      const json = `${index === 0 ? '' : ','}${JSON.stringify(path)}:${JSON.stringify(document)}`
      yield json.replaceAll(/[\\']/g, '\\$&')
    }
    yield "}')\n"
  },
})

/** Renders a module that decompresses its JSON with what browsers and Node have. */
async function renderCompressed(json: string): Promise<string> {
  const compressed = new Blob([json]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  const bytes = new Uint8Array(await new Response(compressed).arrayBuffer())
  const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  return [
    `const bytes = Uint8Array.from(atob('${base64}'), (char) => char.charCodeAt(0))`,
    "const text = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'))",
    'export const files = await new Response(text).json()',
    '',
  ].join('\n')
}
