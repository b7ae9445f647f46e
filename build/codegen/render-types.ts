import { compile } from 'json-schema-to-typescript'
import { rewriteSchema, type Schema, toModuleName, toPascalCase, toTypeName } from './schema.ts'

/** The TypeScript module of one schema: a type for the document and one for each definition. */
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

/** The compiler wants a root; ours only holds the definitions and is cut from what it writes. */
const ROOT_TYPE = 'AllDefinitions'

/** The document as one definition among the others; a file of definitions describes no document. */
const asDefinition = (file: string, root: Schema): Schema =>
  ['type', 'anyOf', 'oneOf'].some((keyword) => keyword in root) ? { [toTypeName(file)]: root } : {}

/** What a module imports: bindings by file. */
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

// The compiler would copy a referenced shape into every module; a named type keeps it in one place.
function toNamedReference(schema: Schema, scope: Scope): Schema {
  if (typeof schema.$ref !== 'string') return schema
  const { $ref, ...rest } = schema
  return { ...rest, tsType: localName($ref, scope) }
}

function localName(ref: string, { file, own, imports }: Scope): string {
  const [target = '', pointer = ''] = ref.split('#/$defs/')
  const exported = pointer ? toPascalCase(pointer) : toTypeName(target || file)
  if (target === '' || target === file) return exported
  const taken = own.has(exported) || exported === toTypeName(file)
  const local = taken ? `${toTypeName(target)}${exported}` : exported
  const bindings = imports.get(target) ?? new Set()
  imports.set(target, bindings.add(taken ? `${exported} as ${local}` : exported))
  return local
}

/** Without what a type cannot say: conditions, and notes that only a validator or an editor reads. */
function stripInexpressible(schema: Schema): Schema {
  const { title, default: _default, examples, if: _if, then: _then, else: _else, ...rest } = schema
  const { not, prefixItems, propertyNames, pattern, format, ...said } = rest
  return Object.fromEntries(
    Object.entries(said).filter(
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
