import { createAjv } from '../../build/codegen/ajv.ts'
import { SCHEMA_BASE } from '../../build/codegen/check-schemas.ts'
import type { Schema } from '../../build/codegen/schema.ts'
import { parsePointer } from '../../src/core/kernel/json/pointer.ts'

/** Subschemas by location: a file and a pointer into it, as in `essence.v4.json#/$defs/page`. */
export interface SchemaLocations {
  schemaAt(location: string): Schema
  /** True if a value is valid against the subschema alone. */
  accepts(location: string, value: unknown): boolean
}

/** Finds and applies the subschemas of a catalog. */
export function createSchemaLocations(schemas: ReadonlyMap<string, Schema>): SchemaLocations {
  // Strict mode requires a type next to other keywords, which a subschema may inherit.
  const ajv = createAjv(schemas.values(), { strict: false, code: { optimize: false } })
  const validators = new Map<string, (value: unknown) => unknown>()
  const validatorAt = (location: string) => {
    const validate = validators.get(location) ?? ajv.compile({ $ref: `${SCHEMA_BASE}${location}` })
    validators.set(location, validate)
    return validate
  }
  return {
    schemaAt: (location) => findSchema(schemas, location),
    accepts: (location, value) => validatorAt(location)(value) === true,
  }
}

/** Resolves a `$ref` from a location. */
export function followReference(from: string, ref: string): string {
  const [file, pointer = ''] = ref.split('#')
  return `${file || from.split('#')[0]}#${pointer}`
}

function findSchema(schemas: ReadonlyMap<string, Schema>, location: string): Schema {
  const [file = '', pointer = ''] = location.split('#')
  const schema = parsePointer(pointer).reduce<unknown>(
    (part, key) => (part as Schema | undefined)?.[key],
    schemas.get(file),
  )
  if (schema === undefined) throw new Error(`No schema at ${location}.`)
  return schema as Schema
}
