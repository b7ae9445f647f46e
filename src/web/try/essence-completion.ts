import {
  type Completion,
  type CompletionContext,
  type CompletionResult,
  type CompletionSource,
  startCompletion,
} from '@codemirror/autocomplete'
import type { EditorState } from '@codemirror/state'
import type { EditorView } from '@codemirror/view'
import { type FieldDoc, fieldDoc, fieldDocs, LABELS, type Label, toPointer } from '../../essence.ts'
import {
  findAncestor,
  findNodeAt,
  getPointer,
  readKey,
  readString,
  type SyntaxNode,
} from './json-position.ts'

/** The slugs that an essence can refer to. */
export interface RecordNames {
  /** The presets of each pattern. */
  readonly patterns: Readonly<Record<string, readonly string[]>>
  readonly themes: readonly string[]
  readonly shells: readonly string[]
  readonly archetypes: readonly string[]
}

/** Creates the completion of an essence: fields of its objects, allowed values, and slugs. */
export const createEssenceCompletion =
  (names: RecordNames): CompletionSource =>
  (context) => {
    const { state, pos } = context
    const node = findNodeAt(state, pos)
    const isString = node.name === 'String' || node.name === 'PropertyName'
    if (!isString && !context.explicit) return null
    const value = isString ? findStringValue(state, node) : findEmptyValue(state, pos)
    const options = value ? completeValues(value, names) : completeKeys(state, node)
    return options.length === 0 ? null : toResult(context, isString ? node : undefined, options)
  }

/** A value of a document, or the place where one is missing. */
interface ValuePosition {
  readonly state: EditorState
  readonly node: SyntaxNode
  readonly pointer: string
}

const findStringValue = (state: EditorState, node: SyntaxNode): ValuePosition | undefined =>
  node.name === 'String' ? { state, node, pointer: getPointer(state, node) } : undefined

/** The number of characters before the cursor that are searched for a colon or a bracket. */
const CONTEXT_LENGTH = 200

/** Finds the missing value after a colon, or between the items of a list. */
function findEmptyValue(state: EditorState, offset: number): ValuePosition | undefined {
  const before = state.sliceDoc(Math.max(0, offset - CONTEXT_LENGTH), offset)
  const end = offset - (before.length - before.trimEnd().length)
  const node = findNodeAt(state, end)
  if (before.trimEnd().endsWith(':')) {
    const property = findAncestor(node, 'Property')
    const key = property && readKey(state, property)
    return key === undefined
      ? undefined
      : { state, node, pointer: getPointer(state, property as SyntaxNode) + toPointer([key]) }
  }
  const list = findAncestor(node, 'Array', 'Object')
  if (list?.name !== 'Array' || offset >= list.to) return undefined
  return { state, node, pointer: `${getPointer(state, list)}/0` }
}

/** Completes the text between the quotes of a string, or inserts at the cursor. */
function toResult(
  { state, pos }: CompletionContext,
  string: SyntaxNode | undefined,
  options: readonly Completion[],
): CompletionResult {
  if (!string) return { from: pos, options, validFor: /^[\w-]*$/ }
  const isClosed = string.to - string.from > 1 && state.sliceDoc(string.to - 1, string.to) === '"'
  return { from: string.from + 1, to: isClosed ? string.to - 1 : string.to, options }
}

/** Lists the fields that an object may have and does not have yet. */
function completeKeys(state: EditorState, node: SyntaxNode): Completion[] {
  const object = findAncestor(node, 'Object')
  if (!object) return []
  const property = node.parent?.name === 'Property' ? node.parent : undefined
  const present = new Set(
    object
      .getChildren('Property')
      .filter(({ from }) => from !== property?.from)
      .map((item) => readKey(state, item)),
  )
  const hasValue = property !== undefined && /:/.test(state.sliceDoc(node.to, property.to))
  return fieldDocs(getPointer(state, object))
    .filter(({ name }) => !present.has(name))
    .map((doc, index) => ({ ...toKeyCompletion(doc, hasValue), boost: -index }))
}

const toKeyCompletion = (doc: FieldDoc, hasValue: boolean): Completion => ({
  label: doc.name,
  type: 'property',
  detail: doc.required ? 'required' : 'optional',
  info: `${doc.description} Takes: ${doc.rule}.`,
  apply: (view, _completion, from, to) => {
    const [before, after] = hasValue ? ['', ''] : getValueBrackets(doc.rule)
    const colon = hasValue ? '' : ': '
    insertToken(view, { from, to }, [JSON.stringify(doc.name) + colon + before, after])
    if (!hasValue) startCompletion(view)
  },
})

/** Returns the characters around a value, by the rule of its field. */
function getValueBrackets(rule: string): readonly [string, string] {
  if (/^list/.test(rule)) return ['[', ']']
  if (/^map|\(object\)$/.test(rule)) return ['{', '}']
  return /^(string|one of|always)/.test(rule) ? ['"', '"'] : ['', '']
}

/** Lists the values that a field may have. */
function completeValues(position: ValuePosition, names: RecordNames): Completion[] {
  if (DIRECTIVE.test(position.pointer))
    return LABELS.filter(isForDirective(position)).map(toLabelCompletion)
  const doc = fieldDoc(position.pointer)
  const values = [
    ...listSlugs(position, names).map((slug) => JSON.stringify(slug)),
    ...listAllowedValues(doc?.rule ?? ''),
  ]
  return values.map((value, index) => ({
    label: value.replaceAll('"', ''),
    // Keeps the order of the schema, or that of recommendation.
    boost: -index,
    type: value.startsWith('"') ? 'enum' : 'keyword',
    apply: (view, _completion, from, to) => insertToken(view, { from, to }, [value, '']),
  }))
}

const DIRECTIVE = /^\/blueprint\/sections\/0(\/pages\/0)?\/directives\/0$/

/** Creates a filter for the labels that a page or a section has. */
const isForDirective = ({ pointer }: ValuePosition): ((label: Label) => boolean) => {
  const otherScopes = pointer.includes('/pages/') ? ['app'] : ['page']
  return ({ scope }) => !otherScopes.includes(scope)
}

const toLabelCompletion = ({ name, description, example, ...label }: Label, index: number) => ({
  label: `${name}: `,
  type: 'keyword',
  info: `${description}${label.grammar ? ` Takes: ${label.grammar}.` : ''} Example: ${example}`,
  // Keeps the order of the documentation.
  boost: -index,
  apply: (view: EditorView, _completion: Completion, from: number, to: number) =>
    insertToken(view, { from, to }, [`"${name}: `, '"']),
})

/** Returns the values in the rule of a field, such as `one of "light", "dark"`, as JSON. */
export function listAllowedValues(rule: string): string[] {
  if (/^boolean/.test(rule)) return ['true', 'false']
  return /^(one of|always) /.test(rule) ? (rule.match(/"[^"]*"/g) ?? []) : []
}

/** Fields that refer to records, by the end of their pointer. */
const REFERENCES: readonly (readonly [
  pointer: RegExp,
  list: (names: RecordNames, position: ValuePosition) => readonly string[],
])[] = [
  [/\/(pattern|(layout|default_layout|cols)\/0)$/, ({ patterns }) => Object.keys(patterns)],
  [/\/preset$/, ({ patterns }, position) => patterns[readSibling(position, 'pattern') ?? ''] ?? []],
  [/\/shell(_override)?$/, ({ shells }) => shells],
  [/^\/dna\/theme\/id$/, ({ themes }) => themes],
  [/^\/meta\/archetype$/, ({ archetypes }) => archetypes],
]

const listSlugs = (position: ValuePosition, names: RecordNames): readonly string[] =>
  REFERENCES.find(([pattern]) => pattern.test(position.pointer))?.[1](names, position) ?? []

/** Returns the text of another field of the same object. */
function readSibling({ state, node }: ValuePosition, key: string): string | undefined {
  const object = findAncestor(node, 'Object')
  const property = object?.getChildren('Property').find((item) => readKey(state, item) === key)
  const value = property?.getChild('String')
  return value ? readString(state, value) : undefined
}

/** Replaces a token with its quotes, and sets the cursor between two parts of the new text. */
function insertToken(
  view: EditorView,
  { from, to }: { readonly from: number; readonly to: number },
  [before, after]: readonly [string, string],
): void {
  const { state } = view
  const start = state.sliceDoc(from - 1, from) === '"' ? from - 1 : from
  const end = start < from && state.sliceDoc(to, to + 1) === '"' ? to + 1 : to
  view.dispatch({
    changes: { from: start, to: end, insert: before + after },
    selection: { anchor: start + before.length },
    userEvent: 'input.complete',
  })
}
