import standalone from 'ajv/dist/standalone/index.js'
import { createAjv } from './ajv.ts'
import { moduleName, typeName } from './names.ts'
import { rewrite, type Schema } from './walk.ts'

/** The documents that the client, the compiler or the build must check where there is no Ajv. */
export const VALIDATED = [
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

/** Forms of a union that are also checked alone, once it is known which one the author meant. */
const FORMS: Readonly<Record<string, readonly string[]>> = {
  'essence.v4.json': ['patternReference', 'columnLayout', 'commandPalette'],
}

const RUNTIME = '../../ajv-runtime.ts'

/**
 * What is put in place of calls in Ajv's code: its own package, which is CommonJS, and the copying
 * of all errors so far at each reference, which makes a document full of errors quadratic.
 */
const REPLACED: readonly (readonly [RegExp, string, name: string])[] = [
  [/require\("ajv\/dist\/runtime\/ucs2length"\)\.default/g, 'ucs2length', 'ucs2length'],
  [/require\("ajv\/dist\/runtime\/equal"\)\.default/g, 'equal', 'equal'],
  [/vErrors\.concat\((\w+\.errors)\)/g, 'append(vErrors, $1)', 'append'],
]

/** A module that validates one kind of document by itself: no Ajv, no `require`, no `eval`. */
export function renderValidator(file: string, schemas: ReadonlyMap<string, Schema>): string {
  const ajv = createAjv([...schemas.values()].map(withoutNotes), {
    code: { source: true, esm: true },
    inlineRefs: false,
    messages: false,
  })
  const id = schemas.get(file)?.$id as string
  const forms = FORMS[file] ?? []
  const exported = [['validate', id], ...forms.map((form) => [form, `${id}#/$defs/${form}`])]
  const { code, imported } = withOurRuntime(
    standalone.default(ajv, Object.fromEntries(exported) as Record<string, string>),
  )
  return [
    '// @ts-nocheck: written by Ajv (npm run codegen).',
    ...(imported.length > 0 ? [`import { ${imported.join(', ')} } from '${RUNTIME}'`] : []),
    `import type { Validator } from '../../validator.ts'`,
    `import type { ${typeName(file)} } from '../types/${moduleName(file)}.ts'`,
    '',
    `/** Whether a value is one; its \`errors\` say why not. */`,
    code
      .replace('"use strict";', '')
      .replace(
        /export const validate = (\w+);/,
        (_, name: string) => `export const validate: Validator<${typeName(file)}> = ${name}\n`,
      )
      .replace(
        /export const (?!validate:)(\w+) = (\w+);/g,
        (_, form: string, name: string) => `export const ${form}: Validator<unknown> = ${name}\n`,
      ),
    '',
  ].join('\n')
}

/** Notes for people would only be carried along: Ajv copies whole schemas into its code. */
const withoutNotes = (schema: Schema): Schema =>
  rewrite(schema, (part) => {
    const { title, description, examples, default: _default, ...rules } = part
    return rules
  }) as Schema

function withOurRuntime(source: string): { code: string; imported: string[] } {
  const used = REPLACED.filter(([call]) => source.search(call) !== -1)
  const code = used.reduce((text, [call, ours]) => text.replace(call, ours), source)
  const left = /require\([^)]*\)|\.concat\(/.exec(code)?.[0]
  if (left) throw new Error(`The validator still calls ${left}: give it a place in the runtime.`)
  return { code, imported: used.map(([, , name]) => name).sort() }
}
