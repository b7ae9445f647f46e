import type { Vocabulary } from '../../src/core/kernel/vocabulary.ts'
import { renderDefaultRecords } from './default-records.ts'
import { renderIcons } from './icon-paths.ts'
import { type CodegenInput, inputDigest } from './input.ts'
import { renderPictures } from './picture-files.ts'
import { renderDefinitions } from './render-definitions.ts'
import { renderTypes } from './render-types.ts'
import { renderValidator, VALIDATED_SCHEMAS } from './render-validators.ts'
import { type Schema, toModuleName } from './schema.ts'
import { renderDocs } from './schema-docs.ts'

const NOTICE =
  '// Generated from schemas/ and content/vocabulary/ (npm run codegen); never edited.\n'

/** Lists the paths of the files that `generate` writes for schemas of these names. */
export const listGeneratedPaths = (names: readonly string[]): string[] => [
  'default-records.ts',
  'names.ts',
  'essence-definitions.ts',
  'essence-docs.ts',
  'icons.ts',
  'pictures.ts',
  'source.ts',
  'vocabulary.ts',
  'words.ts',
  ...names.map((name) => `types/${toModuleName(name)}.ts`),
  ...VALIDATED_SCHEMAS.map((name) => `validators/${toModuleName(name)}.ts`),
]

/** Generates every file of `src/core/generated` by its path. */
export async function generate(input: CodegenInput): Promise<Map<string, string>> {
  const { schemas, dna, words, icons, pictures, defaults } = input
  const names = [...schemas.keys()].sort()
  const essence = schemas.get('essence.v4.json') as Schema
  const files = new Map([
    ['default-records.ts', renderDefaultRecords(defaults)],
    ['names.ts', renderNames(names)],
    ['essence-definitions.ts', renderDefinitions('ESSENCE_DEFINITIONS', essence)],
    ['essence-docs.ts', renderDocs('ESSENCE_DOCS', essence)],
    ['icons.ts', renderIcons(icons)],
    ['pictures.ts', renderPictures(pictures)],
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
    '/** The digest of the input of this folder; the build stops if it has changed. */',
    `export const GENERATED_FROM: string = '${digest}'`,
    '',
  ].join('\n')

/** Renders the values and numbers; their meanings in words are for people and schemas. */
const renderVocabulary = (dna: CodegenInput['dna']): string =>
  [
    '/** The known values of each field. */',
    'export const DNA_VALUES = {',
    ...Object.entries(dna).map(([field, entries]) => {
      return `  '${field}': ${JSON.stringify(entries.map(({ value }) => value))},`
    }),
    '} as const',
    '',
    '/** The numbers of a value, by name. */',
    'export type Numbers = Readonly<Record<string, number | readonly number[]>>',
    '',
    // One constant per field, so a bundle only includes those that it uses.
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
    "import type { Vocabulary } from '../kernel/vocabulary.ts'",
    '',
    '/** The vocabulary of the official corpus. */',
    `export const WORDS: Vocabulary = ${JSON.stringify(words, null, 2)}`,
    '',
  ].join('\n')

const renderNames = (names: readonly string[]): string =>
  [
    '/** The file names of the catalog, sorted by code unit. */',
    'export const SCHEMA_NAMES = [',
    ...names.map((name) => `  '${name}',`),
    '] as const',
    '',
    'export type SchemaName = (typeof SCHEMA_NAMES)[number]',
    '',
  ].join('\n')
