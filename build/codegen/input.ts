import { readFile } from 'node:fs/promises'
import { readSchemas } from '../read-schemas.ts'
import type { Schema } from './walk.ts'

/** What generated code is made of. */
export interface CodegenInput {
  /** The schemas by file name. */
  readonly schemas: ReadonlyMap<string, Schema>
  /** The known values of the DNA's free strings. */
  readonly dna: unknown
}

/** What generated code is made of, as it is on disk. */
export const readInput = async (root: string): Promise<CodegenInput> => ({
  schemas: await readSchemas(`${root}schemas`),
  dna: JSON.parse(await readFile(`${root}content/vocabulary/dna.json`, 'utf8')),
})
