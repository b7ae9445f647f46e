import {
  type JSONPath,
  type Node,
  type ParseError,
  parse,
  parseTree,
  printParseErrorCode,
  visit,
} from 'jsonc-parser'
import type { Issue, Location, ValidationResult } from '../finding.ts'
import { parsePointer, toPointer } from './pointer.ts'

/** Deeper values are left to the slow path, which reads every character. */
const MAX_DEPTH = 500

/**
 * Parses a text that is JSON without duplicate keys; returns undefined if it is not, or may not be.
 * This is several times faster than finding the errors, and nearly every text is valid.
 */
export function tryParseJson(text: string): { readonly value: unknown } | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return countKeys(value) === countColons(text) ? { value } : undefined
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof RangeError) return undefined
    throw error
  }
}

/** Counts the properties of all objects in a value; returns NaN if it is nested too deeply. */
function countKeys(value: unknown): number {
  let count = 0
  let level = [value]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MAX_DEPTH) return Number.NaN
    const below: unknown[] = []
    for (const item of level) {
      if (typeof item !== 'object' || item === null) continue
      const members = Object.values(item)
      if (!Array.isArray(item)) count += members.length
      for (const member of members) below.push(member)
    }
    level = below
  }
  return count
}

/** Counts the properties in a JSON text: one per colon outside of strings. */
function countColons(text: string): number {
  let count = 0
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index)
    if (unit === QUOTE) index = findStringEnd(text, index)
    else if (unit === COLON) count++
  }
  return count
}

const [QUOTE, COLON, BACKSLASH] = [34, 58, 92]

/** Finds the end of the string that starts at an index: the next quote that is not escaped. */
function findStringEnd(json: string, start: number): number {
  for (let end = json.indexOf('"', start + 1); ; end = json.indexOf('"', end + 1)) {
    let escapes = 0
    while (json.charCodeAt(end - 1 - escapes) === BACKSLASH) escapes++
    if (escapes % 2 === 0) return end
  }
}

/**
 * Parses a JSON text; returns its value, or all syntax errors and duplicate keys.
 *
 * @example
 * import { parseJson } from '@svc/content/essence'
 *
 * parseJson('{ "a": 1 }').value // => { a: 1 }
 * parseJson('{ "a": 1, }').ok // => false
 */
export function parseJson(text: string): ValidationResult<unknown> {
  const parsed = tryParseJson(text)
  if (parsed) return { ok: true, value: parsed.value }
  try {
    const issues = findSyntaxIssues(text)
    return issues.length > 0 ? { ok: false, issues } : { ok: true, value: JSON.parse(text) }
  } catch (error) {
    return { ok: false, issues: [createIssue('json-invalid', '', describeParseFailure(error))] }
  }
}

/**
 * Parses a JSON text with comments and trailing commas, as in the settings of many tools.
 *
 * @example
 * import { parseJsonc } from '@svc/content/essence'
 *
 * parseJsonc('{ "a": 1, } // comments are allowed').value // => { a: 1 }
 */
export function parseJsonc(text: string): ValidationResult<unknown> {
  const errors: ParseError[] = []
  let value: unknown
  try {
    value = parse(text, errors, { allowTrailingComma: true })
  } catch (error) {
    return { ok: false, issues: [createIssue('json-invalid', '', describeParseFailure(error))] }
  }
  const [first] = errors
  if (first === undefined) return { ok: true, value }
  const lines = text.slice(0, first.offset).split(/\r\n|\r|\n/)
  const location = { line: lines.length, column: (lines.at(-1) ?? '').length + 1 }
  return { ok: false, issues: [createSyntaxIssue(first.error, location)] }
}

function describeParseFailure(error: unknown): string {
  // The scanner follows nesting on the call stack; JSON.parse does not.
  if (error instanceof RangeError) return 'The text is nested too deeply.'
  if (error instanceof SyntaxError) return error.message
  throw error
}

/**
 * Locates the value of a pointer in a JSON text, or its nearest ancestor if there is no such value.
 * Accepts comments and trailing commas, which are common while a text is being edited.
 *
 * @example
 * import { locate } from '@svc/content/essence'
 *
 * const { line, column } = locate('{\n  "a": 1\n}', '/a')
 * line // => 2
 * column // => 8
 */
export const locate = (text: string, pointer: string): Location => createLocator(text)(pointer)

/**
 * Creates a `locate` for many pointers into one text, which is parsed once and on first use.
 *
 * @example
 * import { createLocator } from '@svc/content/essence'
 *
 * const locate = createLocator('{\n  "a": 1\n}')
 * locate('/a').line // => 2
 */
export function createLocator(text: string): (pointer: string) => Location {
  let index: ReturnType<typeof indexPositions> | undefined
  return (pointer) => {
    index ??= indexPositions(text)
    const { root, findChild, lineStarts } = index
    let node = root
    for (const segment of parsePointer(pointer)) {
      const next = node && findChild(node, segment)
      if (!next) break
      node = next
    }
    const offset = node?.offset ?? 0
    const line = findLastAtMost(lineStarts, offset)
    return { line: line + 1, column: offset - (lineStarts[line] ?? 0) + 1 }
  }
}

const indexPositions = (text: string) => ({
  root: parseSyntaxTree(text),
  findChild: createChildLookup(),
  lineStarts: [
    0,
    ...[...text.matchAll(/\r\n|\r|\n/g)].map(({ 0: end, index }) => index + end.length),
  ],
})

/** Parses the syntax tree of a text; undefined if it is nested deeper than the call stack. */
function parseSyntaxTree(text: string): Node | undefined {
  try {
    return parseTree(text, [], { allowTrailingComma: true })
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** Creates a lookup of children by key that indexes each object only once. */
function createChildLookup(): (node: Node, segment: string) => Node | undefined {
  const cache = new Map<Node, ReadonlyMap<string, Node | undefined>>()
  return (node, segment) => {
    if (node.type === 'array') return node.children?.[Number(segment)]
    const members = cache.get(node) ?? indexMembers(node)
    cache.set(node, members)
    return members.get(segment)
  }
}

const indexMembers = ({ children = [] }: Node): ReadonlyMap<string, Node | undefined> =>
  new Map(children.map(({ children: [key, value] = [] }) => [String(key?.value), value]))

/** Finds the last number that is at most `limit` in a sorted list, by binary search. */
function findLastAtMost(numbers: readonly number[], limit: number): number {
  let [low, high] = [0, numbers.length - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((numbers[middle] as number) <= limit) low = middle
    else high = middle - 1
  }
  return low
}

function findSyntaxIssues(text: string): Issue[] {
  const issues: Issue[] = []
  const open: Set<string>[] = []
  let brokenLine = -1
  visit(
    text,
    {
      onObjectBegin: () => void open.push(new Set()),
      onObjectEnd: () => void open.pop(),
      onObjectProperty: (key, _offset, _length, line, column, getPath) => {
        const keys = open.at(-1)
        if (keys?.has(key))
          issues.push(createDuplicateKeyIssue(key, getPath(), toLocation(line, column)))
        keys?.add(key)
      },
      onError: (code, offset, _length, line, column) => {
        // Further errors on the same line mostly follow from the first.
        if (line === brokenLine) return
        brokenLine = line
        issues.push({
          ...createSyntaxIssue(code, toLocation(line, column)),
          ...findMistakeHint(text, offset),
        })
      },
    },
    { disallowComments: true, allowTrailingComma: false },
  )
  return issues
}

const toLocation = (line: number, column: number): Location => ({
  line: line + 1,
  column: column + 1,
})

/** Formats a location for a sentence: `line 3, column 1`. */
export const formatLocation = ({ line, column }: Location): string =>
  `line ${line}, column ${column}`

const createIssue = (code: string, pointer: string, message: string): Issue => ({
  code,
  severity: 'error',
  pointer,
  message,
})

function createSyntaxIssue(code: ParseError['error'], location: Location): Issue {
  const name = printParseErrorCode(code)
  const words = name.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return {
    ...createIssue('json-invalid', '', `${words}.`),
    location,
  }
}

/** Common mistakes and their hints, by the text just before and after the error. */
const COMMON_MISTAKES: readonly (readonly [before: RegExp, after: RegExp, hint: string])[] = [
  [/,\s*$/, /^[}\]]/, 'Remove the comma before the closing bracket.'],
  [/$/, /^'/, 'Write keys and text in double quotes.'],
  [/[{,]\s*$/, /^[A-Za-z_$]/, 'Write keys in double quotes.'],
  [/$/, /^\/[/*]/, 'JSON has no comments.'],
  [/^$/, /^\ufeff/, 'Save the text without a byte order mark.'],
]

/** The number of characters before an error that are searched for a mistake. */
const CONTEXT_LENGTH = 200

function findMistakeHint(text: string, offset: number): Pick<Issue, 'hint'> {
  const before = text.slice(Math.max(0, offset - CONTEXT_LENGTH), offset)
  const after = text.slice(offset, offset + 2)
  const mistake = COMMON_MISTAKES.find(([left, right]) => left.test(before) && right.test(after))
  return mistake ? { hint: mistake[2] } : {}
}

function createDuplicateKeyIssue(key: string, parent: JSONPath, location: Location): Issue {
  const message = `The key "${key}" appears twice in one object.`
  return { ...createIssue('json-key-repeated', toPointer([...parent, key]), message), location }
}
