import { parsePointer, resolvePointer, toPointer } from '../../src/core/json/pointer.ts'
import { nearest } from '../../src/core/nearest.ts'
import { KEYWORDS } from './keywords.ts'
import { createSchemaError, type SchemaError } from './schema-fault.ts'
import { isObject, type Schema, walkSchema } from './walk.ts'

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
