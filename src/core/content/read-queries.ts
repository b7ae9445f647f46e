import type { Issue } from '../kernel/finding.ts'
import { createLocator, parseJson } from '../kernel/json/parse.ts'
import { toPointer } from '../kernel/json/pointer.ts'
import { asStrings, isObject, type JsonObject } from '../kernel/json/value.ts'
import { nearest } from '../kernel/nearest.ts'
import { quote } from '../kernel/text.ts'
import type { PartIssue, SourceText } from './record-parts.ts'

/** What makes a search hard: how it differs from the name of the record that it must find. */
const QUERY_KINDS = [
  'exact',
  'prefix',
  'typo',
  'synonym',
  'compound',
  'multiword',
  'natural',
] as const

export type QueryKind = (typeof QUERY_KINDS)[number]

/** A search that must find a record: an item of `queries.json` in the folder of a pattern. */
export interface RecordQuery {
  readonly query: string
  readonly kind?: QueryKind
  /** The ids of other records that are good results, too. */
  readonly acceptable?: readonly string[]
  /** True if the query is never used to tune the search, only to measure it. */
  readonly heldOut?: boolean
}

/** The queries of a file, none if it has issues. */
export interface RecordQueries {
  readonly file: string
  readonly items: readonly RecordQuery[]
}

/** The queries of a file, and its issues with their locations. */
export interface QueriesResult {
  readonly queries: RecordQueries
  readonly issues: readonly PartIssue[]
}

/** Reads `queries.json`: a list of objects such as `{ "query": "choose a seat" }`. */
export function readQueries({ file, text }: SourceText): QueriesResult {
  const parsed = parseJson(text)
  const issues = parsed.ok ? checkQueries(parsed.value) : parsed.issues
  if (parsed.ok && issues.length === 0)
    return { queries: { file, items: parsed.value as RecordQuery[] }, issues }
  const locate = createLocator(text)
  return {
    queries: { file, items: [] },
    issues: issues.map((issue) => ({ location: locate(issue.pointer), ...issue, file })),
  }
}

const checkQueries = (value: unknown): Issue[] =>
  Array.isArray(value)
    ? value.flatMap(checkQuery)
    : [createIssue([], 'The file must contain a list of queries.', QUERY_EXAMPLE)]

const QUERY_EXAMPLE = '[{ "query": "choose a seat" }]'

/** The fields of a query: what each must be, in words and as a test. */
const FIELDS: Readonly<
  Record<keyof RecordQuery, { readonly expected: string; isValid(value: unknown): boolean }>
> = {
  query: {
    expected: 'text that is not empty',
    isValid: (value) => typeof value === 'string' && value.trim() !== '',
  },
  kind: {
    expected: `one of ${QUERY_KINDS.join(', ')}`,
    isValid: (value) => QUERY_KINDS.some((kind) => kind === value),
  },
  acceptable: {
    expected: 'a list of ids of records',
    isValid: (value) => Array.isArray(value) && asStrings(value).length === value.length,
  },
  heldOut: { expected: 'true or false', isValid: (value) => typeof value === 'boolean' },
}

const FIELD_NAMES = Object.keys(FIELDS) as (keyof RecordQuery)[]

function checkQuery(item: unknown, index: number): Issue[] {
  if (!isObject(item)) {
    return [createIssue([index], `Query ${index + 1} must be an object.`, '{ "query": "…" }')]
  }
  const required: JsonObject = { query: undefined, ...item }
  return [...findUnknownFields(item, index), ...findInvalidFields(required, index)]
}

const findInvalidFields = (item: JsonObject, index: number): Issue[] =>
  FIELD_NAMES.filter((name) => Object.hasOwn(item, name) && !FIELDS[name].isValid(item[name])).map(
    (name) => {
      const { expected } = FIELDS[name]
      const [suggestion] = name === 'kind' ? nearest(String(item.kind), QUERY_KINDS) : []
      const path = item[name] === undefined ? [index] : [index, name]
      const message = `"${name}" of query ${index + 1} must be ${expected}.`
      return { ...createIssue(path, message, expected), ...suggest(suggestion) }
    },
  )

const findUnknownFields = (item: JsonObject, index: number): Issue[] =>
  Object.keys(item)
    .filter((key) => !FIELD_NAMES.some((name) => name === key))
    .map((key) => {
      const message = `Query ${index + 1} has the unknown field ${quote(key)}.`
      const [suggestion] = nearest(key, FIELD_NAMES)
      return {
        ...createIssue([index, key], message, FIELD_NAMES.join(', ')),
        ...suggest(suggestion),
      }
    })

const suggest = (suggestion: string | undefined): Partial<Issue> =>
  suggestion === undefined ? {} : { hint: `Did you mean "${suggestion}"?`, suggestion }

const createIssue = (
  path: readonly (string | number)[],
  message: string,
  expected: string,
): Issue => ({
  ...{ code: 'queries-invalid', severity: 'error', pointer: toPointer(path), message, expected },
})
