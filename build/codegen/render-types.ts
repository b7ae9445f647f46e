import { compile } from 'json-schema-to-typescript'
import { rewriteSchema, type Schema, toModuleName, toPascalCase, toTypeName } from './schema.ts'

/** Renders the TypeScript module of a schema: a type for the document and for each definition. */
export async function renderTypes(file: string, schema: Schema): Promise<string> {
  const own = new Set(Object.keys((schema.$defs as Schema | undefined) ?? {}).map(toPascalCase))
  const imports: Imports = new Map()
  const named = rewriteSchema(schema, (part) =>
    toNamedReference(stripInexpressible(part), { file, own, imports }),
  )
  const { $id: _id, $schema: _schema, $defs = {}, ...root } = named as Schema
  const text = await compile(
    { $defs: { ...asDefinition(file, root), ...($defs as Schema) } },
    ROOT_TYPE,
    {
      bannerComment: '',
      additionalProperties: false,
      unreachableDefinitions: true,
      ignoreMinAndMaxItems: true,
      style: { semi: false, singleQuote: true, printWidth: 100, bracketSpacing: true },
    },
  )
  return `${renderImports(imports)}${stripBoilerplate(text).trim()}\n`
}

/** The compiler needs a root type; this one only holds the definitions and is removed again. */
const ROOT_TYPE = 'AllDefinitions'

/** Returns the document as a definition; a file of definitions has none. */
const asDefinition = (file: string, root: Schema): Schema =>
  ['type', 'anyOf', 'oneOf'].some((keyword) => keyword in root) ? { [toTypeName(file)]: root } : {}

/** The imports of a module: bindings by file. */
type Imports = Map<string, Set<string>>

const renderImports = (imports: Imports): string =>
  [...imports]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([file, bindings]) => {
      const list = [...bindings].sort().join(', ')
      return `import type { ${list} } from './${toModuleName(file)}.ts'\n`
    })
    .join('')

interface Scope {
  readonly file: string
  readonly own: ReadonlySet<string>
  readonly imports: Imports
}

// The compiler would copy a referenced type into every module, so references become imports.
function toNamedReference(schema: Schema, scope: Scope): Schema {
  if (typeof schema.$ref !== 'string') return schema
  const { $ref, ...rest } = schema
  return { ...rest, tsType: localName($ref, scope) }
}

function localName(ref: string, { file, own, imports }: Scope): string {
  const [target = '', pointer = ''] = ref.split('#/$defs/')
  const exported = pointer ? toPascalCase(pointer) : toTypeName(target || file)
  if (target === '' || target === file) return exported
  const isTaken = own.has(exported) || exported === toTypeName(file)
  const local = isTaken ? `${toTypeName(target)}${exported}` : exported
  const bindings = imports.get(target) ?? new Set()
  imports.set(target, bindings.add(isTaken ? `${exported} as ${local}` : exported))
  return local
}

/** Removes keywords that a type cannot express: conditions, and notes for validators or editors. */
function stripInexpressible(schema: Schema): Schema {
  const { title, default: _default, examples, if: _if, then: _then, else: _else, ...rest } = schema
  const { not, prefixItems, propertyNames, pattern, format, ...expressible } = rest
  return Object.fromEntries(
    Object.entries(expressible).filter(
      ([keyword, value]) => !isUnion(keyword) || hasTypeInformation(value),
    ),
  )
}

const isUnion = (keyword: string): boolean => ['anyOf', 'oneOf', 'allOf'].includes(keyword)

const hasTypeInformation = (parts: unknown): boolean =>
  (parts as Schema[]).some((part) => Object.keys(part).some((keyword) => keyword !== 'required'))

const stripBoilerplate = (text: string): string =>
  text
    .replace(new RegExp(`export interface ${ROOT_TYPE} \\{[^}]*\\}\\n`), '')
    .replace(
      /(\n \*)?\n \* This interface was referenced by [^\n]*\n \* via the `definition`[^\n]*/g,
      '',
    )
    .replace(/\/\*\*\n \*\/\n/g, '')
