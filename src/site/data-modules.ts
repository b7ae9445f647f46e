import { createClient } from '../api/client.ts'
import { PATHS } from '../api/paths.ts'
import type { Source } from '../api/source.ts'
import { CHUNK_NAMES, chunkForPath, isDerivedPath } from '../api/sources/embedded-chunks.ts'
import { readPublishedCorpus } from './published-corpus.ts'

/** Returns the modules that `embeddedSource` loads, by file name, with the content of a source. */
export async function createDataModules(source: Source): Promise<Map<string, string>> {
  const [{ files }, openapi] = await Promise.all([
    readPublishedCorpus(source),
    createClient(source).openapi(),
  ])
  const stored = [...files, [PATHS.openapi, openapi] as const].filter(
    ([path]) => !isDerivedPath(path),
  )
  return new Map(
    CHUNK_NAMES.map((chunk) => {
      const own = stored.filter(([path]) => chunkForPath(path) === chunk)
      return [`${chunk}.js`, renderModule(JSON.stringify(Object.fromEntries(own)))]
    }),
  )
}

/** Renders a module. Engines parse JSON faster than the same object written as code. */
const renderModule = (json: string): string =>
  `export const files = JSON.parse('${json.replaceAll(/[\\']/g, '\\$&')}')\n`
