import standalone from 'ajv/dist/standalone/index.js'
import { createAjv, extendErrors } from './ajv.ts'
import { rewriteSchema, type Schema, toModuleName, toTypeName } from './schema.ts'

/** The documents that the library checks at run time, where there is no Ajv. */
export const VALIDATED_SCHEMAS = [
  'essence.v4.json',
  'essence.v3.json',
  'essence.v2.json',
  'pattern.v2.json',
  'theme.v1.json',
  'blueprint.v1.json',
  'archetype.v2.json',
  'shell.v1.json',
  'public-content-record.v1.json',
  'public-content-list.v1.json',
  'search-response.v1.json',
] as const

/** The module that generated code imports, relative to `src/core/generated/validators`. */
const RUNTIME_PATH = '../../kernel/schema/ajv.ts'

/**
 * Parts of Ajv's code, what replaces them, and the function of the runtime that this needs. Ajv's
 * own package is CommonJS; copying all errors so far at each reference would take quadratic time
 * for a document full of errors; and the code for each of hundreds of errors adds up, as do the
 * parameters that only keywords of other schemas read.
 */
const REPLACEMENTS: readonly (readonly [code: RegExp, replacement: string, name?: string])[] = [
  [/require\("ajv\/dist\/runtime\/ucs2length"\)\.default/g, 'ucs2length', 'ucs2length'],
  [/require\("ajv\/dist\/runtime\/equal"\)\.default/g, 'equal', 'equal'],
  [
    /require\("ajv-formats\/dist\/formats"\)\.fullFormats(\.date-time|\["date-time"\])/g,
    'dateTime',
    'dateTime',
  ],
  [/vErrors\.concat\((\w+\.errors)\)/g, 'append(vErrors, $1)', 'append'],
  [
    /const (err\d+) = (\{.*?\});if\(vErrors === null\)\{vErrors = \[\1\];\}else \{vErrors\.push\(\1\);\}/g,
    'vErrors = addError(vErrors, $2);',
    'addError',
  ],
  [/schemaPath:"[^"]*",/g, ''],
  [/, ?parentData, ?parentDataProperty, ?rootData=data, ?dynamicAnchors=\{\}/g, ''],
  [/,parentData(:\w+)?,parentDataProperty(:[^,]+)?,rootData,dynamicAnchors/g, ''],
]

/** Renders the committed module that validates one kind of document. */
export function renderValidator(file: string, schemas: ReadonlyMap<string, Schema>): string {
  const type = toTypeName(file)
  const { code, imported } = compileValidator(file, schemas)
  return [
    '// @ts-nocheck: written by Ajv (npm run codegen).',
    `import { ${[...imported, 'type Validator'].join(', ')} } from '${RUNTIME_PATH}'`,
    `import type { ${type} } from '../types/${toModuleName(file)}.ts'`,
    '',
    '/** True if a value is a valid document. Otherwise `errors` has the reasons. */',
    code.replace(
      /export const validate = (\w+);/,
      (_, name: string) => `export const validate: Validator<${type}> = ${name}\n`,
    ),
    '',
  ].join('\n')
}

/** Renders a validator as plain JavaScript that imports its runtime from `runtimePath`. */
export function renderScriptValidator(
  file: string,
  schemas: ReadonlyMap<string, Schema>,
  runtimePath: string,
): string {
  const { code, imported } = compileValidator(file, schemas)
  const names = imported.join(', ')
  return names === '' ? code : `import { ${names} } from ${JSON.stringify(runtimePath)}\n${code}`
}

interface CompiledValidator {
  readonly code: string
  /** The functions of the runtime that the code calls. */
  readonly imported: readonly string[]
}

/** Compiles a schema to a module that needs no Ajv, no `require` and no `eval`. */
function compileValidator(file: string, schemas: ReadonlyMap<string, Schema>): CompiledValidator {
  const ajv = createAjv([...schemas.values()].map(stripAnnotations), {
    code: { source: true, esm: true },
    inlineRefs: false,
    messages: false,
    // They have been checked before; doing it again takes most of the time.
    validateSchema: false,
  })
  extendErrors(ajv)
  const id = schemas.get(file)?.$id as string
  return replaceRuntime(standalone.default(ajv, { validate: id }).replace('"use strict";', ''))
}

/** Removes the notes for people, which Ajv would copy into its code. */
const stripAnnotations = (schema: Schema): Schema =>
  rewriteSchema(schema, (part) => {
    const { title, description, examples, default: _default, ...rules } = part
    return rules
  }) as Schema

function replaceRuntime(source: string): CompiledValidator {
  const used = REPLACEMENTS.filter(([part]) => source.search(part) !== -1)
  const code = used.reduce((text, [part, replacement]) => text.replace(part, replacement), source)
  const left = /require\([^)]*\)|\.concat\(/.exec(code)?.[0]
  if (left) throw new Error(`The generated validator still calls ${left}. Add a replacement.`)
  return { code, imported: used.flatMap(([, , name]) => name ?? []).sort() }
}
