import { readFile } from 'node:fs/promises'
import { GENERATED_FROM } from '../../src/core/generated/source.ts'
import type { Vocabulary } from '../../src/core/health/rule.ts'
import { canonicalJson } from '../../src/core/json/canonical.ts'
import { tryParseJson } from '../../src/core/json/parse.ts'
import { sha256 } from '../../src/node.ts'
import { readSchemaFiles, readSchemas } from '../read-schemas.ts'
import { readVocabulary } from '../read-vocabulary.ts'
import { isObject, type Schema } from './schema.ts'

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

/** The identity of what code is generated from. */
export const inputDigest = ({ schemas, dna, words }: CodegenInput): string =>
  sha256(canonicalJson({ schemas: Object.fromEntries(schemas), dna, words })).slice(0, 16)

/** What to do when the committed code comes from other schemas or words; undefined when it does not. */
export const describeStaleness = (input: CodegenInput): string | undefined =>
  inputDigest(input) === GENERATED_FROM
    ? undefined
    : 'src/core/generated does not come from these schemas and vocabularies: run `npm run codegen`.'

/** What generated code is made of, and what to do where the committed code is made of something else. */
export interface BuildInput {
  readonly input: CodegenInput
  readonly stale: string | undefined
}

/** The input of a build, which need not check again what the committed code was generated from. */
export async function readBuildInput(root: string): Promise<BuildInput> {
  const schemas = parseSchemas(await readSchemaFiles(`${root}schemas`))
  const known = schemas && { schemas, ...(await readVocabularies(root)) }
  if (known && describeStaleness(known) === undefined) return { input: known, stale: undefined }
  const input = await readCodegenInput(root)
  return { input, stale: describeStaleness(input) }
}

/** The schemas of some texts; undefined where one of them cannot be read. */
function parseSchemas(texts: ReadonlyMap<string, string>): ReadonlyMap<string, Schema> | undefined {
  const parsed = [...texts].map(([name, text]) => [name, tryParseJson(text)?.value] as const)
  return parsed.every(([, value]) => isObject(value))
    ? new Map(parsed as [string, Schema][])
    : undefined
}
