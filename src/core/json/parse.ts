import {
  type JSONPath,
  type Node,
  type ParseError,
  parse,
  parseTree,
  printParseErrorCode,
  visit,
} from 'jsonc-parser'
import type { Issue, Location, ValidationResult } from '../issue.ts'
import { parsePointer, toPointer } from './pointer.ts'

/** Deeper values are for those who look at every character. */
const MAX_DEPTH = 500

/**
 * The value of a text that is JSON without a repeated key; undefined where that is not so, or not
 * sure. It is several times faster than finding out what is wrong, and nearly every text is right.
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

/** How many members the objects of a value have; NaN where it is too deep. */
function countKeys(value: unknown): number {
  let count = 0
  let level = [value]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MAX_DEPTH) return Number.NaN
    const below: unknown[] = []
    for (const one of level) {
      if (typeof one !== 'object' || one === null) continue
      const members = Object.values(one)
      if (!Array.isArray(one)) count += members.length
      for (const member of members) below.push(member)
    }
    level = below
  }
  return count
}

/** How many members are written in a JSON text: a colon outside of texts stands after each key. */
function countColons(text: string): number {
  let count = 0
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    if (unit === QUOTE) at = findStringEnd(text, at)
    else if (unit === COLON) count++
  }
  return count
}

const [QUOTE, COLON, BACKSLASH] = [34, 58, 92]

/** Where the text that begins at a place ends: at the next quote that is not escaped. */
function findStringEnd(json: string, start: number): number {
  for (let end = json.indexOf('"', start + 1); ; end = json.indexOf('"', end + 1)) {
    let escapes = 0
    while (json.charCodeAt(end - 1 - escapes) === BACKSLASH) escapes++
    if (escapes % 2 === 0) return end
  }
}

/** The value of a JSON text, or every fault in it: broken syntax and repeated keys, with line and column. */
export function parseJson(text: string): ValidationResult<unknown> {
  const sound = tryParseJson(text)
  if (sound) return { ok: true, value: sound.value }
  try {
    const issues = findSyntaxIssues(text)
    return issues.length > 0 ? { ok: false, issues } : { ok: true, value: JSON.parse(text) }
  } catch (error) {
    return { ok: false, issues: [createIssue('json-invalid', '', describeParseFailure(error))] }
  }
}

/** The value of a JSON text with comments and trailing commas, as settings of tools have them. */
export function parseJsonc(text: string): ValidationResult<unknown> {
  const errors: ParseError[] = []
  const value: unknown = parse(text, errors, { allowTrailingComma: true })
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
 * Where the value of a pointer begins in a JSON text, or its nearest ancestor when it is not there.
 * Comments and trailing commas, which people leave in while they edit, are read over.
 */
export const locate = (text: string, pointer: string): Location => createLocator(text)(pointer)

/** `locate` for many pointers into one text, which is read once, and only if somebody asks. */
export function createLocator(text: string): (pointer: string) => Location {
  let read: ReturnType<typeof indexPositions> | undefined
  return (pointer) => {
    read ??= indexPositions(text)
    const { root, childOf, starts } = read
    let node = root
    for (const segment of parsePointer(pointer)) {
      const next = node && childOf(node, segment)
      if (!next) break
      node = next
    }
    const offset = node?.offset ?? 0
    const line = findLastAtMost(starts, offset)
    return { line: line + 1, column: offset - (starts[line] ?? 0) + 1 }
  }
}

const indexPositions = (text: string) => ({
  root: parseSyntaxTree(text),
  childOf: createChildLookup(),
  /** Where each line begins. */
  starts: [0, ...[...text.matchAll(/\r\n|\r|\n/g)].map(({ 0: end, index }) => index + end.length)],
})

/** The tree of a text, or none when it is nested deeper than the call stack. */
function parseSyntaxTree(text: string): Node | undefined {
  try {
    return parseTree(text, [], { allowTrailingComma: true })
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** Finds members by key; the members of an object are listed once, however many are asked for. */
function createChildLookup(): (node: Node, segment: string) => Node | undefined {
  const members = new Map<Node, ReadonlyMap<string, Node | undefined>>()
  return (node, segment) => {
    if (node.type === 'array') return node.children?.[Number(segment)]
    const known = members.get(node) ?? indexMembers(node)
    members.set(node, known)
    return known.get(segment)
  }
}

const indexMembers = ({ children = [] }: Node): ReadonlyMap<string, Node | undefined> =>
  new Map(children.map(({ children: [key, value] = [] }) => [String(key?.value), value]))

/** The index of the last number that is not above the limit, in a list from low to high. */
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
  const found: Issue[] = []
  const open: Set<string>[] = []
  let brokenLine = -1
  visit(
    text,
    {
      onObjectBegin: () => void open.push(new Set()),
      onObjectEnd: () => void open.pop(),
      onObjectProperty: (key, _offset, _length, line, column, pathTo) => {
        const keys = open.at(-1)
        if (keys?.has(key))
          found.push(createDuplicateKeyIssue(key, pathTo(), toLocation(line, column)))
        keys?.add(key)
      },
      onError: (code, offset, _length, line, column) => {
        // What follows on the same line is mostly an echo of the first fault.
        if (line === brokenLine) return
        brokenLine = line
        found.push({
          ...createSyntaxIssue(code, toLocation(line, column)),
          ...findMistakeHint(text, offset),
        })
      },
    },
    { disallowComments: true, allowTrailingComma: false },
  )
  return found
}

const toLocation = (line: number, column: number): Location => ({
  line: line + 1,
  column: column + 1,
})

const formatLocation = ({ line, column }: Location): string => `line ${line}, column ${column}`

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
    ...createIssue('json-invalid', '', `${words} at ${formatLocation(location)}.`),
    location,
  }
}

/** What people most often get wrong, by what stands just before and at the fault. */
const COMMON_MISTAKES: readonly (readonly [before: RegExp, at: RegExp, hint: string])[] = [
  [/,\s*$/, /^[}\]]/, 'Remove the comma before the closing bracket.'],
  [/$/, /^'/, 'Write keys and text in double quotes.'],
  [/[{,]\s*$/, /^[A-Za-z_$]/, 'Write keys in double quotes.'],
  [/$/, /^\/[/*]/, 'JSON has no comments.'],
  [/^$/, /^\ufeff/, 'Save the text without a byte order mark.'],
]

/** As much of the text around a fault as a slip can take. */
const CONTEXT_LENGTH = 200

function findMistakeHint(text: string, offset: number): Pick<Issue, 'hint'> {
  const before = text.slice(Math.max(0, offset - CONTEXT_LENGTH), offset)
  const at = text.slice(offset, offset + 2)
  const slip = COMMON_MISTAKES.find(([left, right]) => left.test(before) && right.test(at))
  return slip ? { hint: slip[2] } : {}
}

function createDuplicateKeyIssue(key: string, parent: JSONPath, location: Location): Issue {
  const message = `The key "${key}" stands twice in one object, again at ${formatLocation(location)}.`
  return { ...createIssue('json-key-repeated', toPointer([...parent, key]), message), location }
}
