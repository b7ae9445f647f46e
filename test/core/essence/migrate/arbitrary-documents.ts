import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { arbitraryText } from '../../../support/arbitrary.ts'
import { ROOT } from '../../../support/root.ts'

interface Schema {
  readonly $ref?: string
  readonly $defs?: Readonly<Record<string, Schema>>
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly enum?: readonly unknown[]
  readonly type?: string | readonly string[]
  readonly pattern?: string
  readonly minLength?: number
  readonly minItems?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: Schema | false
}

type Define = (name: string) => fc.Arbitrary<unknown>

/** Texts that people or attackers may enter as an id or a name. */
const text = fc.oneof(
  arbitraryText,
  fc.constantFrom('a', 'A', 'a-2', 'Order List', 'orderList', '404', 'Über', '//', '__proto__'),
)

/** Generates any document that a schema allows, however unlikely. */
export function arbitraryDocument(name: string): fc.Arbitrary<object> {
  const schema = JSON.parse(readFileSync(`${ROOT}schemas/${name}.json`, 'utf8')) as Schema
  const known = new Map<string, fc.Arbitrary<unknown>>()
  const define: Define = (ref) => {
    const arbitrary =
      known.get(ref) ?? arbitraryValue(schema.$defs?.[ref.split('/').at(-1) ?? ''], define)
    known.set(ref, arbitrary)
    return arbitrary
  }
  // Through JSON, since fast-check also makes objects without a prototype.
  return arbitraryValue(schema, define).map((value) => JSON.parse(JSON.stringify(value)) as object)
}

function arbitraryValue(schema: Schema = {}, define: Define): fc.Arbitrary<unknown> {
  if (schema.$ref) return define(schema.$ref)
  const forms = schema.oneOf ?? schema.anyOf
  if (forms && schema.properties) {
    return fc.oneof(...forms.map((form) => arbitraryObject(schema, form.required ?? [], define)))
  }
  if (forms) return fc.oneof(...forms.map((form) => arbitraryValue(form, define)))
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const types = [schema.type ?? []].flat() as (keyof typeof TYPES)[]
  return fc.oneof(...types.map((type) => TYPES[type](schema, define)))
}

const TYPES = {
  null: () => fc.constant(null),
  boolean: () => fc.boolean(),
  integer: ({ minimum = 0, maximum = 9 }: Schema) => fc.integer({ min: minimum, max: maximum }),
  number: ({ minimum: min = -9, maximum: max = 1e6 }: Schema) =>
    fc.oneof(fc.integer({ min, max }), fc.double({ min, max, noNaN: true })),
  string: ({ pattern, minLength = 0 }: Schema) =>
    pattern
      ? fc.stringMatching(new RegExp(pattern))
      : text.filter((value) => value.length >= minLength),
  array: ({ items, minItems: minLength = 0 }: Schema, define: Define) =>
    fc.array(arbitraryValue(items, define), { minLength, maxLength: minLength + 2 }),
  object: (schema: Schema, define: Define) => arbitraryObject(schema, [], define),
} as const

function arbitraryObject(
  schema: Schema,
  more: readonly string[],
  define: Define,
): fc.Arbitrary<unknown> {
  const { properties, additionalProperties, required = [] } = schema
  if (!properties && additionalProperties) {
    const entry = fc.tuple(text, arbitraryValue(additionalProperties, define))
    return fc.array(entry, { maxLength: 3 }).map((entries) => Object.fromEntries(entries))
  }
  const fields = Object.entries(properties ?? {}).map(([key, value]) => [
    key,
    arbitraryValue(value, define),
  ])
  const model = Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>
  return fc.record(model, { requiredKeys: [...required, ...more] })
}
