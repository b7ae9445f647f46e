import { parseJson } from '../../src/core/json/parse.ts'
import { findCompileErrors, findValueErrors } from './ajv-faults.ts'
import { findKeywordErrors, findReferenceErrors } from './keyword-faults.ts'
import { createSchemaError, type SchemaError } from './schema-fault.ts'
import { isObject, type Schema } from './walk.ts'

/** The address under which every schema has its name. */
export const SCHEMA_BASE = 'https://svc.example/schemas/'

export type CheckedSchemas =
  | { readonly ok: true; readonly schemas: ReadonlyMap<string, Schema> }
  | { readonly ok: false; readonly faults: readonly SchemaError[] }

/** The schemas of a folder by file name, or everything that is wrong with any of them. */
export function checkSchemas(files: ReadonlyMap<string, string>): CheckedSchemas {
  const schemas = new Map<string, Schema>()
  const faults: SchemaError[] = []
  for (const [file, text] of files) {
    const parsed = parseJson(text)
    if (!parsed.ok) faults.push(...parsed.issues.map((issue) => ({ ...issue, file })))
    else if (isObject(parsed.value)) schemas.set(file, parsed.value)
    else
      faults.push(
        createSchemaError(file, '', 'schema-not-object', 'A schema file holds one object.'),
      )
  }
  for (const [file, schema] of schemas) {
    faults.push(...findIdentityErrors(file, schema), ...findRepeatedId(file, schema, schemas))
    faults.push(
      ...findKeywordErrors(file, schema),
      ...findReferenceErrors(file, schema, { schemas, files }),
    )
  }
  faults.push(...findValueErrors(schemas))
  faults.push(...findCompileErrors(schemas, faults))
  return faults.length === 0 ? { ok: true, schemas } : { ok: false, faults }
}

/** The faults as lines for a person: file, pointer, what is wrong, what to do. */
export const formatSchemaErrors = (faults: readonly SchemaError[]): string =>
  faults
    .map(({ file, pointer, message, hint }) =>
      [`schemas/${file}#${pointer}: ${message}`, hint].filter(Boolean).join(' '),
    )
    .join('\n')

function findIdentityErrors(file: string, schema: Schema): SchemaError[] {
  const faults = ['title', 'description']
    .filter((key) => typeof schema[key] !== 'string' || schema[key] === '')
    .map((key) => createSchemaError(file, '', `schema-${key}-missing`, `The schema has no ${key}.`))
  const wanted = `${SCHEMA_BASE}${file}`
  if (schema.$id === wanted) return faults
  const found = schema.$id === undefined ? 'missing' : JSON.stringify(schema.$id)
  const hint = `It must be "${wanted}".`
  return [...faults, createSchemaError(file, '/$id', 'schema-id-wrong', `"$id" is ${found}.`, hint)]
}

function findRepeatedId(
  file: string,
  schema: Schema,
  all: ReadonlyMap<string, Schema>,
): SchemaError[] {
  const first = [...all].find(([, other]) => other.$id === schema.$id)?.[0]
  return first === undefined || first === file || schema.$id === undefined
    ? []
    : [
        createSchemaError(
          file,
          '/$id',
          'schema-id-repeated',
          `"$id" is already that of schemas/${first}.`,
        ),
      ]
}
