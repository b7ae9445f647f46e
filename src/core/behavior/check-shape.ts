import { nearest } from '../kernel/nearest.ts'
import { joinWords, quote } from '../kernel/text.ts'
import { BEHAVIOR_EVENTS, START_KEY } from './allowed-names.ts'
import type { BehaviorProblem } from './behavior-issue.ts'
import { getKey, type LocatedProblem } from './check-names.ts'
import { findSelectorError } from './check-selector.ts'
import type { AnyNode, Node, Program } from './parse-module.ts'

const KEYS = [START_KEY, ...BEHAVIOR_EVENTS]

const EXAMPLE = `export default { click: { '[data-slot="clear"]': (element, tools) => {} } }`

/** Finds what the interface of behaviors does not allow: other exports, keys, values, selectors. */
export function findShapeProblems(program: Program): LocatedProblem[] {
  const exported = program.body.flatMap((node) =>
    node.type === 'ExportDefaultDeclaration' ? [node.declaration as AnyNode] : [],
  )
  const [behavior] = exported
  return [
    ...program.body.flatMap((node) => checkTopLevel(node as AnyNode)),
    ...(behavior === undefined ? [at(program, EXPORT_MISSING)] : checkBehaviorObject(behavior)),
  ]
}

const at = ({ start: index }: Node, problem: BehaviorProblem): LocatedProblem => ({
  index,
  problem,
})

const EXPORT_MISSING: BehaviorProblem = {
  code: 'behavior-export',
  message: 'The file exports no behavior.',
  hint: `Write \`${EXAMPLE}\`.`,
}

const EXPORT_OTHER: BehaviorProblem = {
  code: 'behavior-export',
  message: 'A behavior has one export, the default one.',
  hint: 'Remove "export" here.',
}

const IMPORT: BehaviorProblem = {
  code: 'behavior-import',
  message: 'A behavior cannot import other files.',
  hint: 'Write the functions in this file, or use what `tools` offers.',
}

const SIDE_EFFECT: BehaviorProblem = {
  code: 'behavior-top-level',
  message: 'Only functions and constants may be outside of the functions of a behavior.',
  hint: 'Move code that runs at the start to the function `start`.',
}

/** Finds what would run when the file is loaded. */
function checkTopLevel(node: AnyNode): LocatedProblem[] {
  switch (node.type) {
    case 'ExportDefaultDeclaration':
    case 'FunctionDeclaration':
    case 'ClassDeclaration':
    case 'EmptyStatement':
      return []
    case 'ImportDeclaration':
      return [at(node, IMPORT)]
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
      return [at(node, EXPORT_OTHER)]
    case 'VariableDeclaration':
      return node.declarations.flatMap(({ init }) =>
        init && !isConstant(init as AnyNode) ? [at(init, SIDE_EFFECT)] : [],
      )
    default:
      return [at(node, SIDE_EFFECT)]
  }
}

const COLLECTIONS: ReadonlySet<string> = new Set(['Map', 'Set', 'WeakMap', 'WeakSet', 'RegExp'])

/** True if computing a value has no effect: literals, functions, and lists and objects of those. */
function isConstant(node: AnyNode): boolean {
  switch (node.type) {
    case 'Literal':
    case 'Identifier':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      return true
    case 'ArrayExpression':
      return node.elements.every((element) => element === null || isConstant(element as AnyNode))
    case 'ObjectExpression':
      return node.properties.every((property) => isConstant(property as AnyNode))
    case 'Property':
      return !node.computed && isConstant(node.value as AnyNode)
    case 'TemplateLiteral':
      return node.expressions.every((part) => isConstant(part as AnyNode))
    case 'UnaryExpression':
      return node.operator !== 'delete' && isConstant(node.argument as AnyNode)
    case 'BinaryExpression':
      return isConstant(node.left as AnyNode) && isConstant(node.right as AnyNode)
    case 'NewExpression':
      return (
        node.callee.type === 'Identifier' &&
        COLLECTIONS.has(node.callee.name) &&
        node.arguments.every((argument) => isConstant(argument as AnyNode))
      )
    default:
      return false
  }
}

function checkBehaviorObject(node: AnyNode): LocatedProblem[] {
  if (node.type !== 'ObjectExpression') return [at(node, EXPORT_OBJECT)]
  return node.properties.flatMap((property) => {
    if (property.type !== 'Property') return [at(property, SPREAD)]
    const key = getKey(property.key, property.computed)
    const value = property.value as AnyNode
    if (key === START_KEY) return isFunction(value) ? [] : [at(value, createFunctionProblem(key))]
    if (BEHAVIOR_EVENTS.some((event) => event === key)) return checkHandlers(key ?? '', value)
    return [at(property, createKeyProblem(key))]
  })
}

const EXPORT_OBJECT: BehaviorProblem = {
  code: 'behavior-export',
  message: 'The default export must be an object, written where it is exported.',
  hint: `Write \`${EXAMPLE}\`.`,
}

const SPREAD: BehaviorProblem = {
  code: 'behavior-key',
  message: 'The parts of a behavior must be written out, not spread from another object.',
  hint: 'Write the keys and their functions.',
}

function createKeyProblem(key: string | undefined): BehaviorProblem {
  const [candidate] = key === undefined ? [] : nearest(key, KEYS)
  return {
    code: 'behavior-key',
    message:
      key === undefined
        ? 'The key of a part of a behavior is computed.'
        : `${quote(key)} is no part of a behavior.`,
    hint: `${candidate ? `Did you mean "${candidate}"? ` : ''}The parts are ${joinWords(KEYS, 'and')}.`,
  }
}

const createFunctionProblem = (key: string): BehaviorProblem => ({
  code: 'behavior-handler',
  message: `The value of ${quote(key)} must be a function.`,
  hint:
    key === START_KEY
      ? 'Write `start: (root, tools) => {}`.'
      : 'Write `(element, tools, event) => {}`, or the name of a function of this file.',
})

/** Checks the functions of an event, by selector. */
function checkHandlers(event: string, node: AnyNode): LocatedProblem[] {
  if (node.type !== 'ObjectExpression') return [at(node, createHandlersProblem(event))]
  return node.properties.flatMap((property) => {
    const key = property.type === 'Property' ? getKey(property.key, property.computed) : undefined
    if (property.type !== 'Property' || key === undefined)
      return [at(property, createHandlersProblem(event))]
    const error = findSelectorError(key)
    return [
      ...(error === undefined ? [] : [at(property, createSelectorProblem(key, error))]),
      ...(isFunction(property.value as AnyNode)
        ? []
        : [at(property.value, createFunctionProblem(key))]),
    ]
  })
}

const createHandlersProblem = (event: string): BehaviorProblem => ({
  code: 'behavior-handler',
  message: `"${event}" must be an object of functions by selector, written out.`,
  hint: `Write \`${event}: { 'button': (element, tools) => {} }\`.`,
})

const createSelectorProblem = (selector: string, error: string): BehaviorProblem => ({
  code: 'behavior-selector',
  message: `${quote(selector)} is not a CSS selector: ${error}.`,
  hint: 'Write a selector that is relative to the element of the pattern, such as [data-slot="clear"].',
})

/** True for a function, and for a name; that a name exists is checked with the others. */
const isFunction = ({ type }: AnyNode): boolean =>
  ['ArrowFunctionExpression', 'FunctionExpression', 'Identifier'].includes(type)
