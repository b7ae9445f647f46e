// Not quick: compiles every schema.
import { expect, test } from 'vitest'
import { checkSchemas, SCHEMA_BASE } from '../../build/codegen/check-schemas.ts'
import { isObject, type Schema, walkSchema } from '../../build/codegen/schema.ts'
import { readSchemaFiles } from '../../build/read-schemas.ts'
import {
  getSchemaFamily,
  isSchemaName,
  SCHEMA_FAMILIES,
} from '../../src/core/content/schema-catalog.ts'
import { SCHEMA_NAMES } from '../../src/core/generated/names.ts'
import { toPointer } from '../../src/core/kernel/json/pointer.ts'
import { SCHEMA_FOLDER, schemas } from '../support/schemas/schema-fixtures.ts'
import { createSchemaLocations, followReference } from './schema-locations.ts'

const files = await readSchemaFiles(SCHEMA_FOLDER)
const located = createSchemaLocations(schemas)

test('lists exactly the 59 schemas in the folder', () => {
  expect(SCHEMA_NAMES).toHaveLength(59)
  expect([...files.keys()]).toEqual([...SCHEMA_NAMES])
})

test('recognizes a schema only by its exact file name', () => {
  expect(SCHEMA_NAMES.every(isSchemaName)).toBe(true)
  expect(['essence.v4', 'Essence.v4.json', 'toString', ''].filter(isSchemaName)).toEqual([])
})

test('assigns every schema to one of five families', () => {
  const sizes = SCHEMA_FAMILIES.map((family) => [
    family,
    SCHEMA_NAMES.filter((name) => getSchemaFamily(name) === family).length,
  ])
  expect(Object.fromEntries(sizes)).toEqual({
    content: 19,
    essence: 3,
    packs: 9,
    graph: 5,
    verifier: 23,
  })
})

test('finds no errors in the schema folder', () => {
  expect(checkSchemas(files)).toMatchObject({ ok: true })
})

test.each([...files])('%s is formatted like the output of JSON.stringify', (_, text) => {
  expect(text).toBe(`${JSON.stringify(JSON.parse(text), null, 2)}\n`)
})

test.each([...schemas])('%s has $schema, $id, a title and a description', (file, schema) => {
  expect(schema.$schema).toBe('https://json-schema.org/draft/2020-12/schema')
  expect(schema.$id).toBe(`${SCHEMA_BASE}${file}`)
  expect(schema.title).toMatch(/^[A-Z]\S*( \S+){0,5}$/)
  expect(schema.description).toMatch(/^[A-Z].{20,}\.$/)
})

test('gives every schema a unique title', () => {
  const titles = [...schemas.values()].map(({ title }) => title)
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
})

test('requires a $schema constant to be the id of its own schema', () => {
  const constants = listProperties('$schema').filter(({ schema }) => 'const' in schema)
  expect(constants.length).toBeGreaterThan(30)
  expect(constants.filter(({ file, schema }) => schema.const !== `${SCHEMA_BASE}${file}`)).toEqual(
    [],
  )
})

test('describes at least 90 % of the properties, directly or through their $ref', () => {
  const properties = listProperties()
  const undescribed = properties.filter(({ location }) => !isDescribed(location))
  const share = 1 - undescribed.length / properties.length
  const list = undescribed.map(({ location }) => location).join('\n')
  expect(share, `${(100 * share).toFixed(1)} % are described. Missing:\n${list}`).toBeGreaterThan(
    0.9,
  )
})

interface Property {
  readonly file: string
  readonly location: string
  readonly schema: Schema
}

/** Lists the declared properties of the catalog, optionally by name, except in conditions. */
function listProperties(name?: string): Property[] {
  return [...schemas].flatMap(([file, root]) =>
    [...walkSchema(root)]
      .filter(({ pointer }) => !/\/(if|then|else)(\/|$)/.test(pointer))
      .flatMap(({ schema: { properties = {} }, pointer }) =>
        Object.entries(properties as Record<string, Schema>)
          .filter(([key, schema]) => (name === undefined || key === name) && isObject(schema))
          .map(([key, schema]) => {
            return { file, location: `${file}#${pointer}${toPointer(['properties', key])}`, schema }
          }),
      ),
  )
}

function isDescribed(location: string): boolean {
  const { description, $ref } = located.schemaAt(location)
  if (typeof description === 'string' && description !== '') return true
  return typeof $ref === 'string' && isDescribed(followReference(location, $ref))
}
