import type { Plugin } from 'vite'
import { CHUNKS, type Chunk, chunkOf } from '../src/api/chunks.ts'
import { PATHS } from '../src/api/paths.ts'
import { tablesOf } from '../src/site/tables.ts'
import { type Corpus, corpusClient } from '../src/site.ts'

/** Writes the modules `#data/...` from a corpus: its tables, so that the package works offline. */
export function embed(root: string, read: () => Promise<Corpus>): Plugin {
  const folder = `${root}src/data/`
  let chunks: Promise<ReadonlyMap<Chunk, Record<string, unknown>>> | undefined
  return {
    name: 'svc-embed',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^#data\// },
      handler: (name) => `${folder}${name.slice('#data/'.length)}.js`,
    },
    load: {
      filter: { id: /\/src\/data\/[a-z]+\.js$/ },
      async handler(id) {
        chunks ??= read().then(chunksOf)
        const files = (await chunks).get(id.slice(folder.length, -'.js'.length) as Chunk)
        return files && moduleOf(files)
      },
    },
  }
}

async function chunksOf(corpus: Corpus): Promise<ReadonlyMap<Chunk, Record<string, unknown>>> {
  const openapi = await corpusClient(corpus).openapi()
  const files = [...tablesOf(corpus).files, [PATHS.openapi, openapi] as const]
  return new Map(
    CHUNKS.map((chunk) => [
      chunk,
      Object.fromEntries(files.filter(([path]) => chunkOf(path) === chunk)),
    ]),
  )
}

/** A text for JSON.parse, which engines read faster than the same object as code. */
const moduleOf = (files: Readonly<Record<string, unknown>>): string =>
  `export const files = JSON.parse(${JSON.stringify(JSON.stringify(files))})\n`
