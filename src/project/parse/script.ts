import type { Node, parseSync, visitorKeys } from 'oxc-parser'
import type {
  MarkupElement,
  ScriptAssignment,
  ScriptCall,
  ScriptDeclaration,
  ScriptFacts,
  ScriptImport,
  TextRange,
  Value,
} from '../../internal/verify.ts'
import { JsxReader } from './jsx.ts'
import { dynamicValue, MarkupBuilder, type OpenElement, staticValue } from './markup-builder.ts'
import { isTooDeep } from './script-nesting.ts'

/** The native parser of scripts. */
export interface ScriptParser {
  readonly parseSync: typeof parseSync
  readonly visitorKeys: typeof visitorKeys
}

/** A script, with what it shows and the elements in it. */
export interface ParsedScript {
  readonly facts: ScriptFacts
  readonly elements: readonly MarkupElement[]
  readonly errors: readonly string[]
}

/** A part of a text that is a script. */
export interface ScriptSource {
  readonly text: string
  readonly range: TextRange
  readonly lang: 'js' | 'jsx' | 'ts' | 'tsx'
}

/** Parses a script. Offsets are those of the whole text. */
export function parseScript(
  parser: ScriptParser,
  { text, range, lang }: ScriptSource,
): ParsedScript {
  const source = text.slice(range.start, range.end)
  if (isTooDeep(source)) return { ...EMPTY_SCRIPT, errors: ['The code is nested too deeply.'] }
  const { program, errors } = parser.parseSync(`script.${lang}`, source, { lang, astType: 'js' })
  const reader = new ScriptReader(parser, text, range.start)
  reader.readProgram(program)
  return {
    facts: reader.facts,
    elements: reader.markup.elements,
    // The parser recovers from small errors, such as a return at the top level of an Astro file.
    errors: program.body.length > 0 ? [] : errors.slice(0, 1).map(({ message }) => message),
  }
}

const EMPTY_SCRIPT: ParsedScript = {
  facts: { imports: [], declarations: [], calls: [], assignments: [], strings: [] },
  elements: [],
  errors: [],
}

/** Parts of TypeScript that contain expressions; all others are types. */
const TYPED_EXPRESSIONS = new Set(
  `TSAsExpression TSNonNullExpression TSSatisfiesExpression TSTypeAssertion
  TSInstantiationExpression TSModuleDeclaration TSModuleBlock TSExportAssignment`.split(/\s+/),
)

type AnyNode = Node & Readonly<Record<string, unknown>>

const isNode = (value: unknown): value is AnyNode =>
  typeof value === 'object' && value !== null && typeof (value as AnyNode).type === 'string'

/** Reads facts and elements from a syntax tree in one pass. */
class ScriptReader {
  readonly markup = new MarkupBuilder()
  readonly #keys: ScriptParser['visitorKeys']
  readonly #text: string
  readonly #offset: number
  readonly #jsx: JsxReader
  readonly #imports: ScriptImport[] = []
  readonly #declarations: ScriptDeclaration[] = []
  readonly #calls: ScriptCall[] = []
  readonly #assignments: ScriptAssignment[] = []
  readonly #strings: (Value & { kind: 'static' })[] = []

  constructor({ visitorKeys: keys }: ScriptParser, text: string, offset: number) {
    this.#keys = keys
    this.#text = text
    this.#offset = offset
    this.#jsx = new JsxReader(text, this.markup, {
      toRange: (node) => this.#toRange(node),
      readValue: (node) => this.#readValue(node),
      visit: (node, parent) => this.#visit(node, parent),
    })
  }

  get facts(): ScriptFacts {
    return {
      imports: this.#imports,
      declarations: this.#declarations,
      calls: this.#calls,
      assignments: this.#assignments,
      strings: this.#strings,
    }
  }

  readProgram({ body }: { readonly body: readonly unknown[] }): void {
    for (const statement of body) if (isNode(statement)) this.#readStatement(statement)
  }

  #readStatement(statement: AnyNode): void {
    const { type, source } = statement
    if (isNode(source)) this.#addImport(statement)
    const isExport = type === 'ExportNamedDeclaration' || type === 'ExportDefaultDeclaration'
    const declared = isExport ? statement.declaration : statement
    const before = this.markup.elements.length
    for (const part of listDeclared(declared)) {
      const start = this.markup.elements.length
      this.#visit(part.node, null)
      this.#declarations.push({
        name: part.name,
        isExported: isExport,
        isComponent: this.markup.elements.length > start,
        range: this.#toRange(part.node),
      })
    }
    if (listDeclared(declared).length === 0) this.#visit(statement, null)
    if (type === 'ExportDefaultDeclaration' && listDeclared(declared).length === 0)
      this.#declarations.push({
        name: 'default',
        isExported: true,
        isComponent: this.markup.elements.length > before,
        range: this.#toRange(statement),
      })
    if (isExport) this.#markExports(statement)
  }

  /** Marks what `export { Name }` exports. */
  #markExports({ specifiers }: AnyNode): void {
    const names = new Set(asNodes(specifiers).map(({ local }) => nameOf(local)))
    if (names.size === 0) return
    for (const [at, declaration] of this.#declarations.entries())
      if (names.delete(declaration.name))
        this.#declarations[at] = { ...declaration, isExported: true }
  }

  #addImport(statement: AnyNode): void {
    const { source, specifiers } = statement
    if (!isNode(source) || typeof source.value !== 'string') return
    const names = asNodes(specifiers).map((specifier) => {
      if (specifier.type === 'ImportDefaultSpecifier') return 'default'
      if (specifier.type === 'ImportNamespaceSpecifier') return '*'
      return nameOf(specifier.imported ?? specifier.local)
    })
    this.#imports.push({
      specifier: source.value,
      names: statement.type === 'ExportAllDeclaration' ? ['*'] : names,
      range: this.#toRange(statement),
    })
  }

  #visit(node: unknown, parent: OpenElement | null): void {
    if (!isNode(node)) return
    const { type } = node
    if (type.startsWith('TS') && !TYPED_EXPRESSIONS.has(type)) return
    if (type === 'JSXElement' || type === 'JSXFragment') {
      this.#jsx.read(node, parent)
      return
    }
    if (type === 'ImportDeclaration') return
    this.#collect(node)
    for (const key of this.#keys[type] ?? []) {
      const child = node[key]
      if (Array.isArray(child)) for (const item of child) this.#visit(item, parent)
      else this.#visit(child, parent)
    }
  }

  #collect(node: AnyNode): void {
    if (node.type === 'CallExpression' || node.type === 'NewExpression') this.#addCall(node)
    else if (node.type === 'ImportExpression') this.#addDynamicImport(node)
    else if (node.type === 'AssignmentExpression') this.#addAssignment(node)
    else if (node.type === 'Literal' || node.type === 'TemplateLiteral') {
      const value = this.#readValue(node)
      if (value.kind === 'static' && typeof node.value !== 'number') this.#strings.push(value)
    }
  }

  #addCall(node: AnyNode): void {
    const callee = toPath(node.callee)
    if (callee === undefined) return
    const args = asNodes(node.arguments).map((argument) => this.#readValue(argument))
    this.#calls.push({ callee, args, range: this.#toRange(node) })
    const [specifier] = args
    if (callee === 'require' && specifier?.kind === 'static')
      this.#imports.push({
        specifier: specifier.text,
        names: ['*'],
        range: this.#toRange(node),
      })
  }

  #addDynamicImport(node: AnyNode): void {
    const value = isNode(node.source) ? this.#readValue(node.source) : undefined
    if (value?.kind === 'static')
      this.#imports.push({ specifier: value.text, names: ['*'], range: this.#toRange(node) })
  }

  #addAssignment({ left, right, ...node }: AnyNode): void {
    const target = toPath(left)
    if (!target?.includes('.') || !isNode(right)) return
    const range = this.#toRange(node as AnyNode)
    this.#assignments.push({ target, value: this.#readValue(right), range })
  }

  #toRange({ start, end }: { readonly start: number; readonly end: number }): TextRange {
    return { start: start + this.#offset, end: end + this.#offset }
  }

  /** Reads strings, numbers and booleans; a range of a string is without its quotes. */
  #readValue(node: AnyNode): Value {
    const range = this.#toRange(node)
    const inner = { start: range.start + 1, end: range.end - 1 }
    if (node.type === 'Literal') {
      const { value } = node as { readonly value: unknown }
      if (typeof value === 'string') return staticValue(value, inner)
      if (typeof value === 'number' || typeof value === 'boolean')
        return staticValue(String(value), range)
    }
    const quasis = node.type === 'TemplateLiteral' ? asNodes(node.quasis) : []
    const [quasi] = quasis
    if (quasi !== undefined && quasis.length === 1) {
      const { cooked } = quasi.value as { readonly cooked: string | null }
      return staticValue(cooked ?? '', inner)
    }
    return dynamicValue(this.#text, range)
  }
}

const asNodes = (value: unknown): AnyNode[] => (Array.isArray(value) ? value.filter(isNode) : [])

const nameOf = (node: unknown): string => {
  if (!isNode(node)) return ''
  return String(node.name ?? node.value ?? '')
}

/** Writes a chain of names as in the source, without optional chaining: `router.push`. */
function toPath(node: unknown): string | undefined {
  if (!isNode(node)) return undefined
  if (node.type === 'Identifier') return node.name
  if (node.type === 'ThisExpression') return 'this'
  if (node.type === 'ChainExpression' || node.type === 'TSNonNullExpression')
    return toPath(node.expression)
  if (node.type !== 'MemberExpression') return undefined
  const object = toPath(node.object) ?? '()'
  return node.computed ? `${object}[]` : `${object}.${nameOf(node.property)}`
}

interface Declared {
  readonly name: string
  readonly node: AnyNode
}

/** Lists the functions, classes and variables of a statement. */
function listDeclared(node: unknown): Declared[] {
  if (!isNode(node)) return []
  if (node.type === 'VariableDeclaration')
    return node.declarations.map((item) => ({ name: nameOf(item.id), node: item as AnyNode }))
  const isNamed = /^(?:Function|Class)(?:Declaration|Expression)$/.test(node.type)
  return isNamed && isNode(node.id) ? [{ name: nameOf(node.id), node }] : []
}
