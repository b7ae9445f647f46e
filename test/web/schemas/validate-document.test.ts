import { expect, test } from 'vitest'
import { createAjv } from '../../../build/codegen/ajv.ts'
import { isDefinitionsOnly, type Schema } from '../../../src/describe.ts'
import { SCHEMA_NAMES } from '../../../src/index.ts'
import { validateDocument } from '../../../src/web/schemas/validate-document.ts'
import { takeSample } from '../../support/sample.ts'
import { listExamples, readFixture, schemas } from '../../support/schemas/schema-fixtures.ts'

const getSchema = async (name: string): Promise<Schema> => schemas.get(name) as Schema

const names = SCHEMA_NAMES.filter((name) => !isDefinitionsOnly(schemas.get(name) ?? {}))

const ajv = createAjv(schemas.values(), { code: { optimize: false } })

const isValidByAjv = (name: string, value: unknown): boolean =>
  Boolean(ajv.validate(`https://svc.example/schemas/${name}`, value))

const isValid = async (name: string, value: unknown): Promise<boolean> =>
  (await validateDocument(name, value, getSchema)).ok

/** A value of a type that none of the given has. */
const strange = (value: unknown): unknown => (typeof value === 'string' ? 7 : 'strange')

/** Documents that differ from a valid one in one property of the root. */
function* spoilt(document: Record<string, unknown>): Generator<[string, unknown]> {
  for (const [property, value] of Object.entries(document)) {
    const { [property]: _, ...rest } = document
    yield [`without ${property}`, rest]
    yield [`${property} of another type`, { ...document, [property]: strange(value) }]
    yield [`${property} null`, { ...document, [property]: null }]
  }
  yield ['with an unknown property', { ...document, surely_unknown: 1 }]
  yield ['a list', [document]]
}

test('five files hold definitions only; documents follow the other 54', () => {
  expect(names).toHaveLength(54)
})

test.each(names)('%s: fixtures are valid, and spoilt ones are judged as Ajv does', async (name) => {
  const documents = listExamples(name).map(({ document }) => document as Record<string, unknown>)
  expect(documents.length).toBeGreaterThan(0)
  for (const document of documents) {
    expect(await validateDocument(name, document, getSchema)).toMatchObject({ ok: true })
    for (const [change, value] of takeSample([...spoilt(document)], 4)) {
      expect([change, await isValid(name, value)]).toEqual([change, isValidByAjv(name, value)])
    }
  }
})

test('every issue of a spoilt document points into it and has a message', async () => {
  const document = readFixture('theme.v1.json') as Record<string, unknown>
  for (const [, value] of spoilt(document)) {
    const checked = await validateDocument('theme.v1.json', value, getSchema)
    if (checked.ok) continue
    expect(checked.issues.length).toBeGreaterThan(0)
    for (const { pointer, message } of checked.issues) {
      expect(pointer).toMatch(/^(\/|$)/)
      expect(message).toMatch(/^[A-Z].*\.$/)
    }
  }
})
