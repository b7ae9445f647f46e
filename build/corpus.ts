import { readFile } from 'node:fs/promises'
import type { SchemaDocument } from '../src/api/documents.ts'
import type { SchemaName } from '../src/core/generated/names.ts'
import type { Corpus } from '../src/site.ts'
import { readSchemas } from './read-schemas.ts'

/** The official corpus: the schemas of the catalog. It has no records yet. */
export async function readCorpus(root: string): Promise<Corpus> {
  const { version } = JSON.parse(await readFile(`${root}package.json`, 'utf8'))
  const schemas = await readSchemas(`${root}schemas`)
  return {
    version,
    schemas: schemas as ReadonlyMap<string, object> as ReadonlyMap<SchemaName, SchemaDocument>,
    records: new Map(),
  }
}
