import { readdirSync, readFileSync } from 'node:fs'
import { readBuildInput } from '../../../build/codegen/input.ts'
import { oncePerProcess } from '../once-per-process.ts'
import { ROOT } from '../root.ts'

/** The folder of the schema catalog. */
export const SCHEMA_FOLDER = new URL('../../../schemas', import.meta.url).pathname

const FIXTURE_FOLDER = new URL('../../fixtures/schemas', import.meta.url).pathname

/** The schemas of the catalog by file name, which `test/schemas/catalog.test.ts` checks. */
export const { schemas } = await oncePerProcess(
  'schemas',
  async () => (await readBuildInput(ROOT)).input,
)

/** A valid document and the location of its schema: a file or a definition in a file. */
export interface SchemaExample {
  readonly file: string
  readonly location: string
  readonly document: unknown
}

/** Lists the examples of a schema; a file of definitions has an example for each of them. */
export function listExamples(file: string): SchemaExample[] {
  const documents = listFixtures(file).map(readJson)
  if (!isDefinitionsOnly(file)) {
    return documents.map((document) => ({ file, location: `${file}#`, document }))
  }
  return documents.flatMap((definitions) =>
    Object.entries(definitions as object).map(([name, document]) => {
      return { file, location: `${file}#/$defs/${name}`, document }
    }),
  )
}

/** True if a schema file only holds definitions and describes no document. */
export const isDefinitionsOnly = (file: string): boolean =>
  ['type', 'anyOf', 'oneOf'].every((keyword) => !(keyword in (schemas.get(file) ?? {})))

/** Reads the valid document with the same file name as a schema. */
export const readFixture = (file: string): unknown => readJson(file)

/** Lists the fixtures of a schema: `x.v1.json`, and `x.v1--branch.json` for other branches. */
const listFixtures = (file: string): string[] =>
  readdirSync(FIXTURE_FOLDER).filter((name) => name.replace(/--.*(?=\.json$)/, '') === file)

const readJson = (name: string): unknown =>
  JSON.parse(readFileSync(`${FIXTURE_FOLDER}/${name}`, 'utf8'))
