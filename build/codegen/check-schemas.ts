import type { Issue } from '../../src/core/issue.ts'
import { parseJson } from '../../src/core/json/parse.ts'
import { parsePointer, resolvePointer, toPointer } from '../../src/core/json/pointer.ts'
import { nearest } from '../../src/core/nearest.ts'
import { createAjv } from './ajv.ts'
import { isObject, KEYWORDS, type Schema, walkSchema } from './schema.ts'

/** Something wrong with a schema file. */
export interface SchemaError extends Issue {
  readonly file: string
}

/** A fault at a place of a file. */
export const createSchemaError = (
  file: string,
  pointer: string,
  code: string,
  message: string,
  hint?: string,
): SchemaError => ({ file, pointer, code, severity: 'error', message, ...(hint ? { hint } : {}) })

/** Keywords that the catalog does not use: a misspelt rule would check nothing. */
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
  /** The texts of the files, the unreadable ones too. */
  readonly files: ReadonlyMap<string, string>
}

/** References that lead nowhere. */
export function findReferenceErrors(
  file: string,
  schema: Schema,
  { schemas, files }: SchemaFolder,
): SchemaError[] {
  return listReferences(schema).flatMap(({ pointer: at, ref }) => {
    const [target = '', pointer = ''] = ref.split('#')
    const known = schemas.get(target || file)
    // A file that is there but cannot be read is a fault of its own.
    if (!known && files.has(target)) return []
    if (isObject(resolvePointer(known, pointer))) return []
    const hint = known
      ? suggestNearest(parsePointer(pointer).at(-1) ?? '', Object.keys(known.$defs ?? {}))
      : suggestNearest(target, [...files.keys()])
    const message = `"$ref" points to "${ref}", which does not exist.`
    return [createSchemaError(file, `${at}/$ref`, 'schema-ref-unresolved', message, hint)]
  })
}

/** Every `$ref` of a schema and the place where it stands. */
export const listReferences = (schema: Schema): { pointer: string; ref: string }[] =>
  [...walkSchema(schema)].flatMap(({ pointer, schema: { $ref } }) =>
    typeof $ref === 'string' ? [{ pointer, ref: $ref }] : [],
  )

function suggestNearest(word: string, words: readonly string[]): string | undefined {
  const [first] = nearest(word, words)
  return first && `Did you mean "${first}"?`
}

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
