import standalone from 'ajv/dist/standalone/index.js'
import { createAjv } from './ajv.ts'
import { renderRules, stripAnnotations } from './compact-rules.ts'
import { type Schema, toModuleName, toTypeName } from './schema.ts'

/** The documents that the client, the compiler or the build must check where there is no Ajv. */
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

/** The document that every page checks has its rules as a table: that takes a sixth of the bytes. */
const COMPACT_SCHEMA = 'essence.v4.json'

const RUNTIME_PATH = '../../schema/ajv.ts'

/**
 * What is put in place of calls in Ajv's code: its own package, which is CommonJS, and the copying
 * of all errors so far at each reference, which makes a document full of errors quadratic.
 */
const REPLACEMENTS: readonly (readonly [RegExp, string, name: string])[] = [
  [/require\("ajv\/dist\/runtime\/ucs2length"\)\.default/g, 'ucs2length', 'ucs2length'],
  [/require\("ajv\/dist\/runtime\/equal"\)\.default/g, 'equal', 'equal'],
  [/vErrors\.concat\((\w+\.errors)\)/g, 'append(vErrors, $1)', 'append'],
]

/** A module that validates one kind of document by itself: no Ajv, no `require`, no `eval`. */
export const renderValidator = (file: string, schemas: ReadonlyMap<string, Schema>): string =>
  file === COMPACT_SCHEMA ? renderTable(file, schemas) : renderCode(file, schemas)

const renderTable = (file: string, schemas: ReadonlyMap<string, Schema>): string =>
  [
    `import type { Validator } from '../../schema/ajv.ts'`,
    `import { createRuleTable, validatorOf } from '../../schema/compact-validator.ts'`,
    `import type { ${toTypeName(file)} } from '../types/${toModuleName(file)}.ts'`,
    '',
    '/** What the document must keep. */',
    `export const RULES = /* @__PURE__ */ createRuleTable(\`${renderRules(schemas.get(file) as Schema)}\`)`,
    '',
    '/** Whether a value is one; its `errors` say why not. */',
    `export const validate: Validator<${toTypeName(file)}> = /* @__PURE__ */ validatorOf(RULES)`,
    '',
  ].join('\n')

function renderCode(file: string, schemas: ReadonlyMap<string, Schema>): string {
  const ajv = createAjv([...schemas.values()].map(stripAnnotations), {
    code: { source: true, esm: true },
    inlineRefs: false,
    messages: false,
  })
  const id = schemas.get(file)?.$id as string
  const { code, imported } = replaceRuntime(standalone.default(ajv, { validate: id }))
  return [
    '// @ts-nocheck: written by Ajv (npm run codegen).',
    `import { ${[...imported, 'type Validator'].join(', ')} } from '${RUNTIME_PATH}'`,
    `import type { ${toTypeName(file)} } from '../types/${toModuleName(file)}.ts'`,
    '',
    `/** Whether a value is one; its \`errors\` say why not. */`,
    code
      .replace('"use strict";', '')
      .replace(
        /export const validate = (\w+);/,
        (_, name: string) => `export const validate: Validator<${toTypeName(file)}> = ${name}\n`,
      ),
    '',
  ].join('\n')
}

function replaceRuntime(source: string): { code: string; imported: string[] } {
  const used = REPLACEMENTS.filter(([call]) => source.search(call) !== -1)
  const code = used.reduce((text, [call, ours]) => text.replace(call, ours), source)
  const left = /require\([^)]*\)|\.concat\(/.exec(code)?.[0]
  if (left) throw new Error(`The validator still calls ${left}: give it a place in the runtime.`)
  return { code, imported: used.map(([, , name]) => name).sort() }
}
