import { createAjv } from './ajv.ts'
import { listReferences } from './keyword-faults.ts'
import { createSchemaError, type SchemaError } from './schema-fault.ts'
import type { Schema } from './walk.ts'

type Schemas = ReadonlyMap<string, Schema>

/** Keywords whose value is of the wrong kind; the meta-schema may say so several times over. */
export function findValueErrors(schemas: Schemas): SchemaError[] {
  const meta = createAjv([])
  return [...schemas].flatMap(([file, schema]) => {
    meta.validateSchema(schema)
    const found = (meta.errors ?? []).map(({ instancePath, message = '' }) =>
      createSchemaError(file, instancePath, 'schema-invalid', `The value ${message}.`),
    )
    return [...new Map(found.map((one) => [`${one.pointer} ${one.message}`, one])).values()]
  })
}

/** What strict mode refuses in the schemas that have no fault yet and lead to none with one. */
export function findCompileErrors(schemas: Schemas, faults: readonly SchemaError[]): SchemaError[] {
  const sound = selectValidSchemas(schemas, new Set(faults.map(({ file }) => file)))
  const ajv = createAjv(sound.values())
  return [...sound].flatMap(([file, { $id }]) => {
    try {
      ajv.getSchema($id as string)
      return []
    } catch (error) {
      // Ajv throws plain errors for what strict mode refuses; they name the place in words.
      return [createSchemaError(file, '', 'schema-refused', (error as Error).message)]
    }
  })
}

function selectValidSchemas(schemas: Schemas, faulty: ReadonlySet<string>): Schemas {
  const left = new Map([...schemas].filter(([file]) => !faulty.has(file)))
  const isLoose = (schema: Schema): boolean =>
    listReferences(schema).some(
      ({ ref }) => !ref.startsWith('#') && !left.has(ref.split('#')[0] ?? ''),
    )
  for (let size = -1; size !== left.size; ) {
    size = left.size
    for (const [file, schema] of left) if (isLoose(schema)) left.delete(file)
  }
  return left
}
