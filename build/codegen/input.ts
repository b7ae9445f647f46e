import { readFile } from 'node:fs/promises'
import { GENERATED_FROM } from '../../src/core/generated/source.ts'
import { canonicalJson } from '../../src/core/kernel/json/canonical.ts'
import { tryParseJson } from '../../src/core/kernel/json/parse.ts'
import type { Picture } from '../../src/core/kernel/picture.ts'
import type { Vocabulary } from '../../src/core/kernel/vocabulary.ts'
import { sha256 } from '../../src/internal/node.ts'
import { readSchemaFiles, readSchemas } from '../read-schemas.ts'
import { readVocabulary } from '../read-vocabulary.ts'
import { type DefaultRecords, readDefaultRecords } from './default-records.ts'
import { type Icons, readIcons } from './icon-paths.ts'
import { readPictures } from './picture-files.ts'
import { isObject, type Schema } from './schema.ts'

/** A known value, its meaning in words and, if it has any, its numbers by name. */
export interface DnaValue {
  readonly value: string
  readonly meaning: string
  readonly numbers?: Readonly<Record<string, number | readonly number[]>>
}

/** The input of the code generator. */
export interface CodegenInput {
  /** The schemas by file name. */
  readonly schemas: ReadonlyMap<string, Schema>
  /** The known values of the DNA's free strings. */
  readonly dna: Readonly<Record<string, readonly DnaValue[]>>
  /** The words that records may use. */
  readonly words: Vocabulary
  /** The icons that records and essences may name. */
  readonly icons: Icons
  /** The pictures that examples may show. */
  readonly pictures: readonly Picture[]
  /** The records that are used if nothing else is chosen. */
  readonly defaults: DefaultRecords
}

/** Reads the input of the code generator from disk and checks the schemas. */
export const readCodegenInput = async (root: string): Promise<CodegenInput> => ({
  schemas: await readSchemas(`${root}schemas`),
  ...(await readVocabularies(root)),
})

/** Reads the vocabularies and pictures, which are part of the content. */
export const readVocabularies = async (root: string): Promise<Omit<CodegenInput, 'schemas'>> => ({
  words: await readVocabulary(root),
  dna: JSON.parse(await readFile(`${root}content/vocabulary/dna.json`, 'utf8')),
  icons: await readIcons(root),
  pictures: await readPictures(root),
  defaults: await readDefaultRecords(root),
})

/** Returns a digest that identifies the input. */
export const inputDigest = ({ schemas, ...rest }: CodegenInput): string =>
  sha256(canonicalJson({ schemas: Object.fromEntries(schemas), ...rest })).slice(0, 16)

/** Returns a message if the committed code was generated from another input. */
export const describeStaleness = (input: CodegenInput): string | undefined =>
  inputDigest(input) === GENERATED_FROM
    ? undefined
    : 'src/core/generated does not come from these schemas and this content: run `npm run codegen`.'

/** The input of the code generator, and a message if the committed code is out of date. */
export interface BuildInput {
  readonly input: CodegenInput
  readonly stale: string | undefined
}

/** Reads the input of a build. Schemas are checked again only if they have changed. */
export async function readBuildInput(root: string): Promise<BuildInput> {
  const schemas = parseSchemas(await readSchemaFiles(`${root}schemas`))
  const unchecked = schemas && { schemas, ...(await readVocabularies(root)) }
  if (unchecked && describeStaleness(unchecked) === undefined)
    return { input: unchecked, stale: undefined }
  const input = await readCodegenInput(root)
  return { input, stale: describeStaleness(input) }
}

/** Parses schemas; returns undefined if one of them is not a JSON object. */
function parseSchemas(texts: ReadonlyMap<string, string>): ReadonlyMap<string, Schema> | undefined {
  const parsed = [...texts].map(([name, text]) => [name, tryParseJson(text)?.value] as const)
  return parsed.every(([, value]) => isObject(value))
    ? new Map(parsed as [string, Schema][])
    : undefined
}
