import { readFile } from 'node:fs/promises'
import type { Vocabulary } from '../../src/core/health/rule.ts'
import { readSchemas } from '../read-schemas.ts'
import { readVocabulary } from '../vocabulary.ts'
import type { Schema } from './walk.ts'

/** A known value, what it means in words and, where it stands for any, its numbers by name. */
export interface DnaValue {
  readonly value: string
  readonly meaning: string
  readonly numbers?: Readonly<Record<string, number | readonly number[]>>
}

/** What generated code is made of. */
export interface CodegenInput {
  /** The schemas by file name. */
  readonly schemas: ReadonlyMap<string, Schema>
  /** The known values of the DNA's free strings. */
  readonly dna: Readonly<Record<string, readonly DnaValue[]>>
  /** The words that records may use. */
  readonly words: Vocabulary
}

/** What generated code is made of, as it is on disk; the schemas are checked. */
export const readCodegenInput = async (root: string): Promise<CodegenInput> => ({
  schemas: await readSchemas(`${root}schemas`),
  ...(await readVocabularies(root)),
})

/** As much of it as lies beside the records. */
export const readVocabularies = async (root: string): Promise<Omit<CodegenInput, 'schemas'>> => ({
  words: await readVocabulary(root),
  dna: JSON.parse(await readFile(`${root}content/vocabulary/dna.json`, 'utf8')),
})
