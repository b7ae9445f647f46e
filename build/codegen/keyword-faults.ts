import { nearest } from '../../src/core/nearest.ts'
import { parsePointer, resolvePointer, toPointer } from '../../src/core/pointer.ts'
import { KEYWORDS } from './keywords.ts'
import { fault, type SchemaFault } from './schema-fault.ts'
import { isObject, type Schema, walk } from './walk.ts'

/** Keywords that the catalog does not use: a misspelt rule would check nothing. */
export const keywordFaults = (file: string, schema: Schema): SchemaFault[] =>
  [...walk(schema)].flatMap((visit) =>
    Object.keys(visit.schema)
      .filter((keyword) => !KEYWORDS.includes(keyword))
      .map((keyword) => {
        const pointer = visit.pointer + toPointer([keyword])
        const message = `"${keyword}" is not a keyword of the catalog.`
        return fault(file, pointer, 'schema-keyword-unknown', message, near(keyword, KEYWORDS))
      }),
  )

interface Folder {
  readonly schemas: ReadonlyMap<string, Schema>
  /** The texts of the files, the unreadable ones too. */
  readonly files: ReadonlyMap<string, string>
}

/** References that lead nowhere. */
export function refFaults(file: string, schema: Schema, { schemas, files }: Folder): SchemaFault[] {
  return refsIn(schema).flatMap(({ pointer: at, ref }) => {
    const [target = '', pointer = ''] = ref.split('#')
    const known = schemas.get(target || file)
    // A file that is there but cannot be read is a fault of its own.
    if (!known && files.has(target)) return []
    if (isObject(resolvePointer(known, pointer))) return []
    const hint = known
      ? near(parsePointer(pointer).at(-1) ?? '', Object.keys(known.$defs ?? {}))
      : near(target, [...files.keys()])
    const message = `"$ref" points to "${ref}", which does not exist.`
    return [fault(file, `${at}/$ref`, 'schema-ref-unresolved', message, hint)]
  })
}

/** Every `$ref` of a schema and the place where it stands. */
export const refsIn = (schema: Schema): { pointer: string; ref: string }[] =>
  [...walk(schema)].flatMap(({ pointer, schema: { $ref } }) =>
    typeof $ref === 'string' ? [{ pointer, ref: $ref }] : [],
  )

function near(word: string, words: readonly string[]): string | undefined {
  const [first] = nearest(word, words)
  return first && `Did you mean "${first}"?`
}
