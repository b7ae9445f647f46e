import { readFile } from 'node:fs/promises'
import type { SchemaDocument } from '../src/api/documents.ts'
import type { SchemaName } from '../src/core/generated/names.ts'
import type { Corpus } from '../src/site.ts'
import { readInput } from './codegen/input.ts'
import { staleness } from './codegen/stale.ts'

/** The official corpus: the schemas of the catalog. It has no records yet. */
export async function readCorpus(
  root: string,
  onStale: (message: string) => void = () => undefined,
): Promise<Corpus> {
  const { version } = JSON.parse(await readFile(`${root}package.json`, 'utf8'))
  const input = await readInput(root)
  const stale = staleness(input)
  if (stale) onStale(stale)
  const schemas = input.schemas as ReadonlyMap<string, object>
  return {
    version,
    schemas: schemas as ReadonlyMap<SchemaName, SchemaDocument>,
    records: new Map(),
  }
}
