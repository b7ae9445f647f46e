import { validate as archetype } from '../generated/validators/archetype.v2.ts'
import { validate as blueprint } from '../generated/validators/blueprint.v1.ts'
import { validate as pattern } from '../generated/validators/pattern.v2.ts'
import { validate as shell } from '../generated/validators/shell.v1.ts'
import { validate as theme } from '../generated/validators/theme.v1.ts'
import type { Issue, ValidationResult } from '../issue.ts'
import { createLocator, parseJson } from '../json/parse.ts'
import { getOwn, isObject, type JsonObject } from '../json/value.ts'
import type { Validator } from '../schema/ajv.ts'
import { quote } from '../text.ts'
import { completeRecord, toAuthoredPointer } from './complete-record.ts'
import {
  CONTENT_SCHEMA_URLS,
  type Content,
  type ContentType,
  getAuthoredSchemaPath,
} from './content-types.ts'
import { isSlug, SLUG_RULE, toSlug } from './record.ts'
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

/** The text of a record file and of its examples. */
export interface RecordFile<T extends ContentType = ContentType> {
  readonly type: T
  readonly slug: string
  readonly text: string
  readonly examples: Examples
}

/** Both forms of the record in a file, absent if there are errors, and all issues. */
export interface RecordResult<T extends ContentType = ContentType> {
  readonly record?: { readonly authored: JsonObject; readonly data: Content[T] }
  readonly issues: readonly Issue[]
}

/** Reads the record of a file and validates it. */
export function readRecord<T extends ContentType>(file: RecordFile<T>): RecordResult<T> {
  const parsed = parseJson(file.text)
  if (!parsed.ok) return { issues: parsed.issues }
  if (!isObject(parsed.value)) return { issues: [createObjectRequiredIssue()] }
  const authored = addExamples(file.type, parsed.value, file.examples)
  const result = validateRecord(file.type, completeRecord(file.type, authored), (pointer) =>
    toAuthoredPointer(file.type, authored, pointer),
  )
  const unlocatedIssues = [
    ...checkSchemaUrl(file.type, authored),
    ...checkId(file.slug, authored),
    ...(result.ok ? [] : result.issues),
    ...checkExamples(file, authored),
  ]
  const issues = addLocations(file.text, unlocatedIssues)
  const hasErrors = issues.some(({ severity }) => severity === 'error')
  return result.ok && !hasErrors ? { record: { authored, data: result.value }, issues } : { issues }
}

const createError = (code: string, pointer: string, message: string): Issue => ({
  code,
  severity: 'error',
  pointer,
  message,
})

function createFileNameIssue(slug: string): Issue {
  const suggestion = toSlug(slug)
  return {
    ...createError('file-name-invalid', '', `${quote(`${slug}.json`)} cannot name a record.`),
    expected: SLUG_RULE,
    hint: `Use ${SLUG_RULE}${suggestion ? `, such as ${suggestion}.json` : ''}.`,
  }
}

const createObjectRequiredIssue = (): Issue =>
  createError(
    'content-object-required',
    '',
    'The file must contain one record, which is a JSON object.',
  )

function checkSchemaUrl(type: ContentType, { $schema }: JsonObject): Issue[] {
  const [path, url] = [getAuthoredSchemaPath(type), CONTENT_SCHEMA_URLS[type]]
  if ($schema === path || $schema === url) return []
  const message = `"$schema" must be "${path}" or "${url}".`
  return [{ ...createError('schema-url-mismatch', '/$schema', message), suggestion: path }]
}

function checkId(slug: string, { id }: JsonObject): Issue[] {
  if (!isSlug(slug)) return [createFileNameIssue(slug)]
  if (typeof id !== 'string' || id === slug) return []
  const message = `"id" is "${id}", but the file is named "${slug}.json".`
  return [{ ...createError('content-id-filename-mismatch', '/id', message), suggestion: slug }]
}

const checkExamples = ({ type, examples }: RecordFile, authored: JsonObject): Issue[] =>
  findUnusedExamples(type, authored, examples).map((name) => ({
    ...createError(
      'example-stray',
      '/presets',
      `The example "${name}" has no preset of the same name.`,
    ),
    severity: 'warn',
  }))

function addLocations(text: string, issues: readonly Issue[]): Issue[] {
  if (issues.length === 0) return []
  const locate = createLocator(text)
  return issues.map((issue) => ({ ...issue, location: locate(issue.pointer) }))
}
