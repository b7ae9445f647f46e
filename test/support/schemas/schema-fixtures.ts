import { readdirSync, readFileSync } from 'node:fs'
import { readSchemas } from '../../../build/read-schemas.ts'

/** The folder of the catalog. */
export const SCHEMA_FOLDER = new URL('../../../schemas', import.meta.url).pathname

const FIXTURE_FOLDER = new URL('../../fixtures/schemas', import.meta.url).pathname

/** The schemas of the catalog by file name. */
export const schemas = await readSchemas(SCHEMA_FOLDER)

/** A valid document, and where its schema stands: a file, or one definition of a file. */
export interface SchemaExample {
  readonly file: string
  readonly location: string
  readonly document: unknown
}

/** The examples of a schema; a file that only defines shapes has one for each definition. */
export function listExamples(file: string): SchemaExample[] {
  const documents = listFixtures(file).map(readJson)
  if (!isDefinitionsOnly(file)) {
    return documents.map((document) => ({ file, location: `${file}#`, document }))
  }
  return documents.flatMap((shapes) =>
    Object.entries(shapes as object).map(([name, document]) => {
      return { file, location: `${file}#/$defs/${name}`, document }
    }),
  )
}

/** Whether a file describes no document of its own. */
export const isDefinitionsOnly = (file: string): boolean =>
  ['type', 'anyOf', 'oneOf'].every((keyword) => !(keyword in (schemas.get(file) ?? {})))

/** The valid document that bears a schema's name. */
export const readFixture = (file: string): unknown => readJson(file)

/** The fixture files of a schema: `x.v1.json`, and `x.v1--branch.json` for a further branch. */
const listFixtures = (file: string): string[] =>
  readdirSync(FIXTURE_FOLDER).filter((name) => name.replace(/--.*(?=\.json$)/, '') === file)

const readJson = (name: string): unknown =>
  JSON.parse(readFileSync(`${FIXTURE_FOLDER}/${name}`, 'utf8'))
