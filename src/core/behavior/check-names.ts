import { ALLOWED_GLOBALS, describeReplacement, FORBIDDEN_PROPERTIES } from './allowed-names.ts'
import type { BehaviorProblem } from './behavior-issue.ts'
import { type AnyNode, listChildNodes, type Node, type Program } from './parse-module.ts'

/** A problem at an index of the text. */
export interface LocatedProblem {
  readonly index: number
  readonly problem: BehaviorProblem
}

/** Finds names, properties and syntax with which code could reach beyond its pattern. */
export function findNameProblems(program: Program): LocatedProblem[] {
  const problems: LocatedProblem[] = []
  const visit = (node: AnyNode, outer: ReadonlySet<string>): void => {
    const names = listDeclaredNames(node)
    const scope = names.length === 0 ? outer : new Set([...outer, ...names])
    for (const problem of listNodeProblems(node, scope))
      problems.push({ index: node.start, problem })
    for (const child of listReferences(node)) visit(child, scope)
  }
  visit(program, new Set())
  return problems
}

function listNodeProblems(node: AnyNode, scope: ReadonlySet<string>): BehaviorProblem[] {
  const syntax = FORBIDDEN_SYNTAX[node.type]
  if (syntax) return [{ code: 'behavior-syntax', ...syntax }]
  if (node.type === 'Identifier')
    return scope.has(node.name) || ALLOWED_GLOBALS.has(node.name)
      ? []
      : [createGlobalProblem(node.name)]
  return listReadKeys(node).flatMap((key) => {
    if (key === undefined) return [COMPUTED_KEY]
    return FORBIDDEN_PROPERTIES.has(key) ? [createPropertyProblem(key)] : []
  })
}

/** Syntax that reaches beyond the file or its functions. */
const FORBIDDEN_SYNTAX: { readonly [T in AnyNode['type']]?: Omit<BehaviorProblem, 'code'> } = {
  ThisExpression: {
    message: '"this" is not available in a behavior.',
    hint: 'Use the parameters of the function, such as `tools.root`.',
  },
  ImportExpression: {
    message: 'A behavior cannot import other files.',
    hint: 'Write the functions in this file, or use what `tools` offers.',
  },
  MetaProperty: {
    message: 'A behavior has no information about its module or its caller.',
    hint: 'Use the parameters of the function.',
  },
  ClassDeclaration: {
    message: 'A behavior has no classes.',
    hint: 'Write functions.',
  },
  ClassExpression: {
    message: 'A behavior has no classes.',
    hint: 'Write functions.',
  },
}

const createGlobalProblem = (name: string): BehaviorProblem => ({
  code: 'behavior-global',
  message: `"${name}" is not available in a behavior.`,
  hint: describeReplacement(name),
})

const createPropertyProblem = (name: string): BehaviorProblem => ({
  code: 'behavior-property',
  message: `The property "${name}" leads out of the pattern, or turns a text into markup or code.`,
  hint: 'Use the root element, what is inside it, and `tools`.',
})

const COMPUTED_KEY: BehaviorProblem = {
  code: 'behavior-property',
  message: 'The name of a property is computed.',
  hint: 'Write the name. For the items of a list use `.at(index)`, for other values a Map.',
}

/** Lists the names of the properties that a node reads; undefined for one that is computed. */
function listReadKeys(node: AnyNode): (string | undefined)[] {
  if (node.type === 'MemberExpression') return [getKey(node.property, node.computed)]
  if (node.type !== 'ObjectPattern') return []
  return node.properties.flatMap((property) =>
    property.type === 'Property' ? [getKey(property.key, property.computed)] : [],
  )
}

/** Returns the name of a property; undefined if it is computed. */
export function getKey(key: Node, isComputed: boolean): string | undefined {
  const node = key as AnyNode
  if (node.type === 'Literal') return String(node.value)
  if (node.type === 'PrivateIdentifier') return `#${node.name}`
  return node.type === 'Identifier' && !isComputed ? node.name : undefined
}

/** Lists the nodes below a node, without names that are no references: keys and labels. */
function listReferences(node: AnyNode): AnyNode[] {
  if (FORBIDDEN_SYNTAX[node.type]) return []
  const children = listChildNodes(node)
  switch (node.type) {
    case 'MemberExpression':
      return node.computed ? children : children.filter((child) => child !== node.property)
    case 'Property':
      return children.filter((child) => child !== node.key || node.computed)
    case 'ImportDeclaration':
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
      return []
    case 'LabeledStatement':
    case 'BreakStatement':
    case 'ContinueStatement':
      return children.filter((child) => child !== node.label)
    default:
      return children
  }
}

/** Lists the names that a node declares for what is inside it. */
function listDeclaredNames(node: AnyNode): string[] {
  switch (node.type) {
    case 'Program':
    case 'BlockStatement':
      return node.body.flatMap(listStatementNames)
    case 'SwitchStatement':
      return node.cases.flatMap(({ consequent }) => consequent.flatMap(listStatementNames))
    case 'ForStatement':
      return node.init ? listStatementNames(node.init) : []
    case 'ForInStatement':
    case 'ForOfStatement':
      return listStatementNames(node.left)
    case 'CatchClause':
      return node.param ? listPatternNames(node.param) : []
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      return [...(node.id ? [node.id.name] : []), ...node.params.flatMap(listPatternNames)]
    default:
      return []
  }
}

function listStatementNames(statement: Node): string[] {
  const node = statement as AnyNode
  if (node.type === 'VariableDeclaration')
    return node.declarations.flatMap(({ id }) => listPatternNames(id))
  return node.type === 'FunctionDeclaration' && node.id ? [node.id.name] : []
}

/** Lists the names that a parameter or the left side of a declaration introduces. */
function listPatternNames(pattern: Node): string[] {
  const node = pattern as AnyNode
  switch (node.type) {
    case 'Identifier':
      return [node.name]
    case 'AssignmentPattern':
      return listPatternNames(node.left)
    case 'RestElement':
      return listPatternNames(node.argument)
    case 'ArrayPattern':
      return node.elements.flatMap((element) => (element ? listPatternNames(element) : []))
    case 'ObjectPattern':
      return node.properties.flatMap((property) =>
        listPatternNames(property.type === 'Property' ? property.value : property),
      )
    default:
      return []
  }
}
