import { expect, test } from 'vitest'
import { readVocabularies } from '../../../../build/codegen/input.ts'
import * as generated from '../../../../src/core/generated/vocabulary.ts'
import { ROOT } from '../../../support/root.ts'
import { schemas } from '../../../support/schemas/schema-fixtures.ts'
import { diagnoseFixture, editEssence } from './clean-essence.ts'

interface Declaration {
  readonly examples?: readonly string[]
  readonly enum?: readonly string[]
}

const definitions = (schemas.get('essence.v4.json') as Record<string, unknown>).$defs as Record<
  string,
  { readonly properties: Record<string, Declaration> }
>

const { dna } = await readVocabularies(ROOT)

const fields = Object.entries(dna).map(([field, entries]) => {
  const [definition = '', property = ''] = field.split('.')
  return { field, entries, declared: definitions[definition]?.properties[property] }
})

test('the generated module holds the values and their numbers as they are written', () => {
  const values = fields.map(({ field, entries }) => [field, entries.map(({ value }) => value)])
  expect(Object.entries(generated.DNA_VALUES)).toEqual(values)
  const { DNA_VALUES: _, ...numbers } = generated
  const written = fields.map(({ field, entries }) => [
    field.toUpperCase().replace('.', '_'),
    Object.fromEntries(
      entries.flatMap(({ value, numbers }) => (numbers ? [[value, numbers]] : [])),
    ),
  ])
  const known = written.filter(([, rows]) => Object.keys(rows as object).length > 0)
  expect(known.length).toBeGreaterThan(5)
  expect(numbers).toEqual(Object.fromEntries(known))
})

test.each(fields)('the schema offers the known values of $field', ({ entries, declared }) => {
  expect(declared?.examples ?? declared?.enum).toEqual(entries.map(({ value }) => value))
})

test.each(fields)('every value of $field has a meaning of its own', ({ entries }) => {
  const meanings = entries.map(({ meaning }) => meaning)
  expect(new Set(meanings).size).toBe(entries.length)
  for (const meaning of meanings) expect(meaning).toMatch(/^[A-Z].{5,90}\.$/)
})

test.each(fields)('every known value of $field is taken', async ({ field, entries }) => {
  const pointer = `/${field.startsWith('meta.') ? '' : 'dna/'}${field.replace('.', '/')}`
  for (const { value } of entries)
    expect(await diagnoseFixture(editEssence({ [pointer]: value }))).toEqual([])
})

test("the palette of an author's own theme is known", async () => {
  const essence = editEssence({ '/dna/theme/id': 'harbour', '/dna/color/palette': 'harbour' })
  const issues = await diagnoseFixture(essence)
  expect(issues.map(({ code }) => code)).toEqual(['theme-unknown'])
})
