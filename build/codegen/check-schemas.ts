import type { Issue } from '../../src/core/kernel/finding.ts'
import { formatLocation, parseJson } from '../../src/core/kernel/json/parse.ts'
import { parsePointer, resolvePointer, toPointer } from '../../src/core/kernel/json/pointer.ts'
import { nearest } from '../../src/core/kernel/nearest.ts'
import { createAjv } from './ajv.ts'
import { isObject, KEYWORDS, type Schema, walkSchema } from './schema.ts'

/** An error in a schema file. */
export interface SchemaError extends Issue {
  readonly file: string
}

/** Creates an error at a pointer of a schema file. */
export const createSchemaError = (
  file: string,
  pointer: string,
  code: string,
  message: string,
  hint?: string,
): SchemaError => ({ file, pointer, code, severity: 'error', message, ...(hint ? { hint } : {}) })

/** Finds keywords that the catalog does not use: a misspelled rule would check nothing. */
export const findKeywordErrors = (file: string, schema: Schema): SchemaError[] =>
  [...walkSchema(schema)].flatMap((visit) =>
    Object.keys(visit.schema)
      .filter((keyword) => !KEYWORDS.includes(keyword))
      .map((keyword) => {
        const pointer = visit.pointer + toPointer([keyword])
        const message = `"${keyword}" is not a keyword of the catalog.`
        return createSchemaError(
          file,
          pointer,
          'schema-keyword-unknown',
          message,
          suggestNearest(keyword, KEYWORDS),
        )
      }),
  )

interface SchemaFolder {
  readonly schemas: ReadonlyMap<string, Schema>
  /** The texts of all files, also of invalid ones. */
  readonly files: ReadonlyMap<string, string>
}

/** Finds references without a target. */
export function findReferenceErrors(
  file: string,
  schema: Schema,
  { schemas, files }: SchemaFolder,
): SchemaError[] {
  return listReferences(schema).flatMap(({ pointer: location, ref }) => {
    const [target = '', pointer = ''] = ref.split('#')
    const targetSchema = schemas.get(target || file)
    // A file that exists but is invalid has an error of its own.
    if (!targetSchema && files.has(target)) return []
    if (isObject(resolvePointer(targetSchema, pointer))) return []
    const hint = targetSchema
      ? suggestNearest(parsePointer(pointer).at(-1) ?? '', Object.keys(targetSchema.$defs ?? {}))
      : suggestNearest(target, [...files.keys()])
    const message = `"$ref" points to "${ref}", which does not exist.`
    return [createSchemaError(file, `${location}/$ref`, 'schema-ref-unresolved', message, hint)]
  })
}

/** Lists every `$ref` of a schema with its pointer. */
export const listReferences = (schema: Schema): { pointer: string; ref: string }[] =>
  [...walkSchema(schema)].flatMap(({ pointer, schema: { $ref } }) =>
    typeof $ref === 'string' ? [{ pointer, ref: $ref }] : [],
  )

function suggestNearest(word: string, words: readonly string[]): string | undefined {
  const [first] = nearest(word, words)
  return first && `Did you mean "${first}"?`
}

type Schemas = ReadonlyMap<string, Schema>

/** Finds keywords with an invalid value, each once although the meta-schema may repeat itself. */
export function findValueErrors(schemas: Schemas): SchemaError[] {
  const meta = createAjv([])
  return [...schemas].flatMap(([file, schema]) => {
    meta.validateSchema(schema)
    const errors = (meta.errors ?? []).map(({ instancePath, message = '' }) =>
      createSchemaError(file, instancePath, 'schema-invalid', `The value ${message}.`),
    )
    return [
      ...new Map(errors.map((error) => [`${error.pointer} ${error.message}`, error])).values(),
    ]
  })
}

/** Finds what Ajv's strict mode rejects in schemas that have no other errors, nor their targets. */
export function findCompileErrors(schemas: Schemas, errors: readonly SchemaError[]): SchemaError[] {
  const valid = selectValidSchemas(schemas, new Set(errors.map(({ file }) => file)))
  const ajv = createAjv(valid.values())
  return [...valid].flatMap(([file, { $id }]) => {
    try {
      ajv.getSchema($id as string)
      return []
    } catch (error) {
      // Ajv throws plain errors in strict mode; their messages include the location.
      return [createSchemaError(file, '', 'schema-refused', (error as Error).message)]
    }
  })
}

function selectValidSchemas(schemas: Schemas, invalid: ReadonlySet<string>): Schemas {
  const valid = new Map([...schemas].filter(([file]) => !invalid.has(file)))
  const hasInvalidTarget = (schema: Schema): boolean =>
    listReferences(schema).some(
      ({ ref }) => !ref.startsWith('#') && !valid.has(ref.split('#')[0] ?? ''),
    )
  for (let size = -1; size !== valid.size; ) {
    size = valid.size
    for (const [file, schema] of valid) if (hasInvalidTarget(schema)) valid.delete(file)
  }
  return valid
}

/** The base URL of all schema ids. */
export const SCHEMA_BASE = 'https://svc.example/schemas/'

export type CheckedSchemas =
  | { readonly ok: true; readonly schemas: ReadonlyMap<string, Schema> }
  | { readonly ok: false; readonly errors: readonly SchemaError[] }

/** Checks schema files; returns the schemas by file name, or the errors of all files. */
export function checkSchemas(files: ReadonlyMap<string, string>): CheckedSchemas {
  const schemas = new Map<string, Schema>()
  const errors: SchemaError[] = []
  for (const [file, text] of files) {
    const parsed = parseJson(text)
    if (!parsed.ok) errors.push(...parsed.issues.map((issue) => ({ ...issue, file })))
    else if (isObject(parsed.value)) schemas.set(file, parsed.value)
    else
      errors.push(
        createSchemaError(file, '', 'schema-not-object', 'A schema file holds one object.'),
      )
  }
  for (const [file, schema] of schemas) {
    errors.push(...findIdentityErrors(file, schema), ...findRepeatedId(file, schema, schemas))
    errors.push(
      ...findKeywordErrors(file, schema),
      ...findReferenceErrors(file, schema, { schemas, files }),
    )
  }
  errors.push(...findValueErrors(schemas))
  errors.push(...findCompileErrors(schemas, errors))
  return errors.length === 0 ? { ok: true, schemas } : { ok: false, errors }
}

/** Formats errors as lines with file, pointer, message and hint. */
export const formatSchemaErrors = (errors: readonly SchemaError[]): string =>
  errors
    .map(({ file, pointer, location, message, hint }) => {
      const place = location ? ` ${formatLocation(location)}` : ''
      return [`schemas/${file}#${pointer}${place}: ${message}`, hint].filter(Boolean).join(' ')
    })
    .join('\n')

function findIdentityErrors(file: string, schema: Schema): SchemaError[] {
  const errors = ['title', 'description']
    .filter((key) => typeof schema[key] !== 'string' || schema[key] === '')
    .map((key) => createSchemaError(file, '', `schema-${key}-missing`, `The schema has no ${key}.`))
  const expected = `${SCHEMA_BASE}${file}`
  if (schema.$id === expected) return errors
  const found = schema.$id === undefined ? 'missing' : JSON.stringify(schema.$id)
  const hint = `It must be "${expected}".`
  return [...errors, createSchemaError(file, '/$id', 'schema-id-wrong', `"$id" is ${found}.`, hint)]
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
