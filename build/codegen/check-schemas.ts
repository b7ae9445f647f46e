import type { Issue } from '../../src/core/issue.ts'
import { parseJson, segmentsOf } from '../../src/core/json.ts'
import { nearest } from '../../src/core/nearest.ts'
import { createAjv } from './ajv.ts'
import { KEYWORDS } from './keywords.ts'
import { isObject, type Schema, walk } from './walk.ts'

/** The address under which every schema has its name. */
export const SCHEMA_BASE = 'https://svc.example/schemas/'

export interface SchemaFault extends Issue {
  readonly file: string
}

export type CheckedSchemas =
  | { readonly ok: true; readonly schemas: ReadonlyMap<string, Schema> }
  | { readonly ok: false; readonly faults: readonly SchemaFault[] }

/** The schemas of a folder by file name, or everything that is wrong with any of them. */
export function checkSchemas(files: ReadonlyMap<string, string>): CheckedSchemas {
  const schemas = new Map<string, Schema>()
  const faults: SchemaFault[] = []
  for (const [file, text] of files) {
    const parsed = parseJson(text)
    if (!parsed.ok) faults.push(...parsed.issues.map((issue) => ({ ...issue, file })))
    else if (isObject(parsed.value)) schemas.set(file, parsed.value)
    else faults.push(fault(file, '', 'schema-not-object', 'A schema file holds one object.'))
  }
  for (const [file, schema] of schemas) {
    faults.push(...identityFaults(file, schema), ...repeatedId(file, schema, schemas))
    faults.push(...keywordFaults(file, schema), ...refFaults(file, schema, schemas))
  }
  if (faults.length === 0) faults.push(...ajvFaults(schemas))
  return faults.length === 0 ? { ok: true, schemas } : { ok: false, faults }
}

/** The faults as lines for a person: file, pointer, what is wrong, what to do. */
export const describeFaults = (faults: readonly SchemaFault[]): string =>
  faults
    .map(({ file, pointer, message, hint }) =>
      [`schemas/${file}#${pointer}: ${message}`, hint].filter(Boolean).join(' '),
    )
    .join('\n')

const fault = (
  file: string,
  pointer: string,
  code: string,
  message: string,
  hint?: string,
): SchemaFault => ({ file, pointer, code, severity: 'error', message, ...(hint ? { hint } : {}) })

function identityFaults(file: string, schema: Schema): SchemaFault[] {
  const wanted = `${SCHEMA_BASE}${file}`
  const faults = ['title', 'description']
    .filter((key) => typeof schema[key] !== 'string' || schema[key] === '')
    .map((key) => fault(file, '', `schema-${key}-missing`, `The schema has no ${key}.`))
  if (schema.$id !== wanted) {
    faults.push(
      fault(
        file,
        '/$id',
        'schema-id-wrong',
        `"$id" is ${JSON.stringify(schema.$id)}.`,
        `It must be "${wanted}".`,
      ),
    )
  }
  return faults
}

function repeatedId(file: string, schema: Schema, all: ReadonlyMap<string, Schema>): SchemaFault[] {
  const first = [...all].find(([, other]) => other.$id === schema.$id)?.[0]
  return first === undefined || first === file || schema.$id === undefined
    ? []
    : [fault(file, '/$id', 'schema-id-repeated', `"$id" is already that of schemas/${first}.`)]
}

function keywordFaults(file: string, schema: Schema): SchemaFault[] {
  return [...walk(schema)].flatMap((visit) =>
    Object.keys(visit.schema)
      .filter((keyword) => !KEYWORDS.includes(keyword))
      .map((keyword) => {
        const [near] = nearest(keyword, KEYWORDS)
        const message = `"${keyword}" is not a keyword of the catalog.`
        const hint = near ? `Did you mean "${near}"?` : undefined
        return fault(file, `${visit.pointer}/${keyword}`, 'schema-keyword-unknown', message, hint)
      }),
  )
}

function refFaults(file: string, schema: Schema, all: ReadonlyMap<string, Schema>): SchemaFault[] {
  return [...walk(schema)].flatMap((visit) => {
    const { $ref } = visit.schema
    if (typeof $ref !== 'string' || resolves($ref, file, all)) return []
    const [target = '', pointer = ''] = $ref.split('#')
    const known = all.get(target || file)
    const hint = known
      ? near(segmentsOf(pointer).at(-1) ?? '', Object.keys(known.$defs ?? {}))
      : near(target, [...all.keys()])
    const message = `"$ref" points to "${$ref}", which does not exist.`
    return [fault(file, `${visit.pointer}/$ref`, 'schema-ref-unresolved', message, hint)]
  })
}

const near = (word: string, words: readonly string[]): string | undefined => {
  const [first] = nearest(word, words)
  return first && `Did you mean "${first}"?`
}

function resolves(ref: string, from: string, all: ReadonlyMap<string, Schema>): boolean {
  const [file = '', pointer = ''] = ref.split('#')
  let value: unknown = all.get(file || from)
  for (const segment of segmentsOf(pointer)) {
    value = isObject(value) && Object.hasOwn(value, segment) ? value[segment] : undefined
  }
  return isObject(value)
}

function ajvFaults(schemas: ReadonlyMap<string, Schema>): SchemaFault[] {
  const faults: SchemaFault[] = []
  const meta = createAjv([])
  for (const [file, schema] of schemas) {
    meta.validateSchema(schema)
    for (const { instancePath, message = '' } of meta.errors ?? []) {
      faults.push(fault(file, instancePath, 'schema-invalid', `The value ${message}.`))
    }
  }
  return faults.length > 0 ? faults : compileFaults(schemas)
}

function compileFaults(schemas: ReadonlyMap<string, Schema>): SchemaFault[] {
  const ajv = createAjv(schemas.values())
  return [...schemas].flatMap(([file, { $id }]) => {
    try {
      ajv.getSchema($id as string)
      return []
    } catch (error) {
      // Ajv throws plain errors for what strict mode refuses; they name the place in words.
      return [fault(file, '', 'schema-refused', (error as Error).message)]
    }
  })
}
