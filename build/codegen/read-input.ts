import { readFile } from 'node:fs/promises'
import { readSchemas } from '../read-schemas.ts'
import type { GenerateInput } from './generate.ts'

/** What generated code is made of, as it is on disk. */
export const readInput = async (root: string): Promise<GenerateInput> => ({
  schemas: await readSchemas(`${root}schemas`),
  dna: JSON.parse(await readFile(`${root}content/vocabulary/dna.json`, 'utf8')),
})
