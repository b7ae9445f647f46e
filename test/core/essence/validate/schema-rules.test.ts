import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import { validate as standalone } from '../../../../src/core/generated/validators/essence.v4.ts'
import { ABSENT, setAtPointer } from '../../../support/essence/set-at-pointer.ts'
import { rules } from './rules.ts'
import { findDeclaration, listDeclarations, type SchemaNode } from './schema-declarations.ts'

interface Validate {
  (document: unknown): boolean
  errors?: readonly { keyword: string; instancePath: string }[] | null
}

const read = (path: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8'))

const schema = read('schemas/essence.v4.json') as SchemaNode
const essence = read('test/fixtures/schemas/essence.v4.json')
const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true })

const validators: readonly (readonly [string, Validate])[] = [
  ['Ajv', ajv.compile(schema)],
  ['the standalone validator', standalone],
]

const cases = validators.flatMap(([name, validate]) =>
  rules.map((rule) => ({ name, validate, ...rule })),
)

test.each(validators)('%s takes the full document', (_, validate) => {
  expect(findErrors(validate, essence)).toEqual([])
})

test.each(cases)('$name takes what the rule $rule allows', ({ validate, pointer, passes }) => {
  expect(passes).not.toEqual([])
  for (const value of passes) {
    expect(findErrors(validate, setAtPointer(essence, pointer, value)), formatValue(value)).toEqual(
      [],
    )
  }
})

test.each(cases)('$name refuses what the rule $rule forbids', ({ validate, pointer, fails }) => {
  expect(fails).not.toEqual([])
  for (const { value, keyword, pointer: place } of fails) {
    const error = { keyword, pointer: toSchemaPath(pointer, place) }
    expect(
      findErrors(validate, setAtPointer(essence, pointer, value)),
      formatValue(value),
    ).toContainEqual(error)
  }
})

test(`the ${rules.length} rules touch every property that the schema declares`, () => {
  const touched = new Set(rules.map(({ pointer }) => findDeclaration(schema, pointer)))
  expect(listDeclarations(schema).filter((property) => !touched.has(property))).toEqual([])
})

function findErrors(validate: Validate, document: unknown): { keyword: string; pointer: string }[] {
  validate(document)
  const errors = validate.errors ?? []
  return errors.map(({ keyword, instancePath: pointer }) => ({ keyword, pointer }))
}

function toSchemaPath(pointer: string, place = ''): string {
  return place === '..' ? pointer.slice(0, pointer.lastIndexOf('/')) : `${pointer}${place}`
}

function formatValue(value: unknown): string {
  return value === ABSENT ? 'absent' : JSON.stringify(value)
}
