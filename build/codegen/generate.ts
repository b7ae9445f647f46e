import type { Vocabulary } from '../../src/core/health/rule.ts'
import { type CodegenInput, inputDigest } from './input.ts'
import { renderDefinitions } from './render-definitions.ts'
import { renderTypes } from './render-types.ts'
import { renderValidator, VALIDATED_SCHEMAS } from './render-validators.ts'
import { type Schema, toModuleName } from './schema.ts'
import { renderDocs } from './schema-docs.ts'

const NOTICE =
  '// Generated from schemas/ and content/vocabulary/ (npm run codegen); never edited.\n'

/** The paths that `generate` gives for schemas of these names. */
export const listGeneratedPaths = (names: readonly string[]): string[] => [
  'names.ts',
  'essence-definitions.ts',
  'essence-docs.ts',
  'source.ts',
  'vocabulary.ts',
  'words.ts',
  ...names.map((name) => `types/${toModuleName(name)}.ts`),
  ...VALIDATED_SCHEMAS.map((name) => `validators/${toModuleName(name)}.ts`),
]

/** Every file of `src/core/generated` by its path there. */
export async function generate(input: CodegenInput): Promise<Map<string, string>> {
  const { schemas, dna, words } = input
  const names = [...schemas.keys()].sort()
  const essence = schemas.get('essence.v4.json') as Schema
  const files = new Map([
    ['names.ts', renderNames(names)],
    ['essence-definitions.ts', renderDefinitions('ESSENCE_DEFINITIONS', essence)],
    ['essence-docs.ts', renderDocs('ESSENCE_DOCS', essence)],
    ['source.ts', renderSource(inputDigest(input))],
    ['vocabulary.ts', renderVocabulary(dna)],
    ['words.ts', renderWords(words)],
  ])
  for (const name of names) {
    const types = await renderTypes(name, schemas.get(name) as Schema)
    files.set(`types/${toModuleName(name)}.ts`, types)
  }
  for (const name of VALIDATED_SCHEMAS) {
    files.set(`validators/${toModuleName(name)}.ts`, renderValidator(name, schemas))
  }
  return new Map([...files].map(([path, text]) => [path, NOTICE + text]))
}

const renderSource = (digest: string): string =>
  [
    '/** What this folder was generated from; the build refuses to go on when that has changed. */',
    `export const GENERATED_FROM: string = '${digest}'`,
    '',
  ].join('\n')

/** What a value means in words is for people and schemas; programs need its numbers. */
const renderVocabulary = (dna: CodegenInput['dna']): string =>
  [
    '/** The values that each field is known to take. */',
    'export const DNA_VALUES = {',
    ...Object.entries(dna).map(([field, entries]) => {
      return `  '${field}': ${JSON.stringify(entries.map(({ value }) => value))},`
    }),
    '} as const',
    '',
    '/** What a value stands for, by name. */',
    'export type Numbers = Readonly<Record<string, number | readonly number[]>>',
    '',
    // A constant for each field: who needs one does not carry the others along.
    ...Object.entries(dna).flatMap(([field, entries]) => {
      const rows = entries.flatMap(({ value, numbers }) =>
        numbers ? `  '${value}': ${JSON.stringify(numbers)},` : [],
      )
      const name = field.toUpperCase().replace('.', '_')
      const head = `export const ${name}: Readonly<Record<string, Numbers>> = {`
      const words = `/** The numbers behind each value of \`${field}\`. */`
      return rows.length === 0 ? [] : [words, head, ...rows, '}', '']
    }),
  ].join('\n')

const renderWords = (words: Vocabulary): string =>
  [
    "import type { Vocabulary } from '../health/rule.ts'",
    '',
    '/** The words that records of the official corpus may use. */',
    `export const WORDS: Vocabulary = ${JSON.stringify(words, null, 2)}`,
    '',
  ].join('\n')

const renderNames = (names: readonly string[]): string =>
  [
    '/** The file names of the catalog, in the order of their code units. */',
    'export const SCHEMA_NAMES = [',
    ...names.map((name) => `  '${name}',`),
    '] as const',
    '',
    'export type SchemaName = (typeof SCHEMA_NAMES)[number]',
    '',
  ].join('\n')
