import { validate as archetype } from '../generated/validators/archetype.v2.ts'
import { validate as blueprint } from '../generated/validators/blueprint.v1.ts'
import { validate as pattern } from '../generated/validators/pattern.v2.ts'
import { validate as shell } from '../generated/validators/shell.v1.ts'
import { validate as theme } from '../generated/validators/theme.v1.ts'
import type { Issue, ValidationResult } from '../kernel/finding.ts'
import { createLocator, parseJson } from '../kernel/json/parse.ts'
import { asObject, getOwn, isObject, type JsonObject } from '../kernel/json/value.ts'
import { nearest } from '../kernel/nearest.ts'
import type { Validator } from '../kernel/schema/ajv.ts'
import { quote } from '../kernel/text.ts'
import { completeRecord, toAuthoredPointer } from './complete-record.ts'
import {
  CONTENT_SCHEMA_URLS,
  type Content,
  type ContentType,
  getAuthoredSchemaPath,
} from './content-types.ts'
import { type RecordQueries, readQueries } from './read-queries.ts'
import { isSlug, SLUG_RULE, toSlug } from './record.ts'
import { type PartIssue, readParts, type SourceText } from './record-parts.ts'
import { getRecordIssues, type MapPointer } from './schema-issues.ts'

/** The HTML examples of a record: by preset for a pattern, under `''` for a shell. */
export type Examples = ReadonlyMap<string, string>

/** Adds examples to a record as `code`. A preset or shell that has `code` keeps it. */
function addExamples(type: ContentType, record: JsonObject, examples: Examples): JsonObject {
  if (type === 'shells') return addCode(record, examples.get(''))
  if (type !== 'patterns' || !isObject(record.presets)) return record
  const presets = Object.entries(record.presets).map(([name, preset]) => [
    name,
    isObject(preset) ? addCode(preset, examples.get(name)) : preset,
  ])
  return { ...record, presets: Object.fromEntries(presets) }
}

/** Finds the examples without a preset of the same name. */
const findUnusedExamples = (type: ContentType, record: JsonObject, examples: Examples): string[] =>
  type === 'patterns'
    ? [...examples.keys()].filter((name) => getOwn(record.presets, name) === undefined)
    : []

/** Normalizes line endings and removes the final line break that editors add. */
const addCode = (target: JsonObject, html: string | undefined): JsonObject =>
  html === undefined || Object.hasOwn(target, 'code')
    ? target
    : { ...target, code: { imports: '', example: html.replaceAll('\r\n', '\n').trimEnd() } }

const VALIDATORS: { readonly [T in ContentType]: Validator<Content[T]> } = {
  patterns: pattern,
  themes: theme,
  blueprints: blueprint,
  archetypes: archetype,
  shells: shell,
}

/** Validates the published form of a record against the schema of its type. */
export function validateRecord<T extends ContentType>(
  type: T,
  value: unknown,
  mapPointer?: MapPointer,
): ValidationResult<Content[T]> {
  const validate = VALIDATORS[type] as Validator<Content[T]>
  if (validate(value)) return { ok: true, value }
  return { ok: false, issues: getRecordIssues(value, validate, mapPointer) }
}

/** The text of a record and of the other files in its folder. */
export interface RecordFile<T extends ContentType = ContentType> {
  readonly type: T
  readonly slug: string
  readonly text: string
  /** Set if the record is in a folder of its own, which has its name. */
  readonly inFolder?: true
  readonly examples: Examples
  readonly style?: SourceText
  readonly behavior?: SourceText
  /** The searches that must find the record. They are not published. */
  readonly queries?: SourceText
}

/** Both forms of the record in a file, absent if the file has errors, and all issues. */
export interface RecordResult<T extends ContentType = ContentType> {
  readonly record?: {
    readonly authored: JsonObject
    readonly data: Content[T]
    readonly queries?: RecordQueries
  }
  readonly issues: readonly PartIssue[]
}

/** Reads the record of a file and validates it. */
export function readRecord<T extends ContentType>(file: RecordFile<T>): RecordResult<T> {
  const parsed = parseJson(file.text)
  if (!parsed.ok) return { issues: parsed.issues }
  if (!isObject(parsed.value)) return { issues: [createObjectRequiredIssue()] }
  const authored = addExamples(file.type, parsed.value, file.examples)
  const parts = readParts(file, authored)
  const published = completeRecord(file.type, authored, parts.fields)
  const result = validateRecord(file.type, published, (pointer) =>
    toAuthoredPointer(file.type, authored, pointer),
  )
  const unlocatedIssues = [
    ...checkSchemaUrl(file, authored),
    ...checkId(file, authored),
    ...(result.ok ? [] : result.issues),
    ...checkExamples(file, authored),
  ]
  const ownIssues = addLocations(file.text, unlocatedIssues)
  const queries = file.queries && readQueries(file.queries)
  const issues = [...ownIssues, ...parts.issues, ...(queries?.issues ?? [])]
  const hasErrors = ownIssues.some(({ severity }) => severity === 'error')
  if (!result.ok || hasErrors) return { issues }
  const record = { authored, data: result.value, ...(queries && { queries: queries.queries }) }
  return { record, issues }
}

const createError = (code: string, pointer: string, message: string): Issue => ({
  code,
  severity: 'error',
  pointer,
  message,
})

function createFileNameIssue({ slug, inFolder }: RecordFile): Issue {
  const suggestion = toSlug(slug)
  const extension = inFolder ? '' : '.json'
  const message = `${quote(`${slug}${extension}`)} cannot name a record.`
  return {
    ...createError('file-name-invalid', '', message),
    expected: SLUG_RULE,
    hint: `Use ${SLUG_RULE}${suggestion ? `, such as ${suggestion}${extension}` : ''}.`,
  }
}

const createObjectRequiredIssue = (): Issue =>
  createError(
    'content-object-required',
    '',
    'The file must contain one record, which is a JSON object.',
  )

function checkSchemaUrl({ type, inFolder }: RecordFile, { $schema }: JsonObject): Issue[] {
  const [path, url] = [getAuthoredSchemaPath(type, inFolder), CONTENT_SCHEMA_URLS[type]]
  // A record that was moved into or out of a folder of its own may keep its path.
  const accepted = [url, getAuthoredSchemaPath(type), getAuthoredSchemaPath(type, true)]
  if (typeof $schema === 'string' && accepted.includes($schema)) return []
  const message = `"$schema" must be "${path}" or "${url}".`
  return [{ ...createError('schema-url-mismatch', '/$schema', message), suggestion: path }]
}

function checkId(file: RecordFile, { id }: JsonObject): Issue[] {
  const { slug, inFolder } = file
  if (!isSlug(slug)) return [createFileNameIssue(file)]
  if (typeof id !== 'string' || id === slug) return []
  const name = inFolder ? `folder is named "${slug}"` : `file is named "${slug}.json"`
  const message = `"id" is "${id}", but the ${name}.`
  return [{ ...createError('content-id-filename-mismatch', '/id', message), suggestion: slug }]
}

const checkExamples = ({ type, examples }: RecordFile, authored: JsonObject): Issue[] =>
  findUnusedExamples(type, authored, examples).map((name) => {
    const message = `The example "${name}" has no preset of the same name.`
    const [suggestion] = nearest(name, Object.keys(asObject(authored.presets)))
    return {
      ...createError('example-stray', '/presets', message),
      severity: 'warn',
      ...(suggestion && { hint: `Did you mean "${suggestion}.html"?`, suggestion }),
    }
  })

function addLocations(text: string, issues: readonly Issue[]): Issue[] {
  if (issues.length === 0) return []
  const locate = createLocator(text)
  return issues.map((issue) => ({ ...issue, location: locate(issue.pointer) }))
}
