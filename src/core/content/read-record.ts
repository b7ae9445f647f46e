import { validate as archetype } from '../generated/validators/archetype.v2.ts'
import { validate as blueprint } from '../generated/validators/blueprint.v1.ts'
import { validate as pattern } from '../generated/validators/pattern.v2.ts'
import { validate as shell } from '../generated/validators/shell.v1.ts'
import { validate as theme } from '../generated/validators/theme.v1.ts'
import type { Issue, ValidationResult } from '../issue.ts'
import { createLocator, parseJson } from '../json/parse.ts'
import { getOwn, isObject, type JsonObject } from '../json/value.ts'
import type { Validator } from '../schema/ajv.ts'
import { completeRecord, toAuthoredPointer } from './complete-record.ts'
import {
  CONTENT_SCHEMA_URLS,
  type Content,
  type ContentType,
  getAuthoredSchemaPath,
} from './content-types.ts'
import { getRecordIssues, type MapPointer } from './schema-issues.ts'

/** The HTML files beside a record: one for each preset of a pattern, one for a shell under ''. */
export type Examples = ReadonlyMap<string, string>

/** A record with the examples beside it as its `code`; what brings its own `code` keeps it. */
export function addExamples(type: ContentType, record: JsonObject, examples: Examples): JsonObject {
  if (type === 'shells') return addCode(record, examples.get(''))
  if (type !== 'patterns' || !isObject(record.presets)) return record
  const presets = Object.entries(record.presets).map(([name, preset]) => [
    name,
    isObject(preset) ? addCode(preset, examples.get(name)) : preset,
  ])
  return { ...record, presets: Object.fromEntries(presets) }
}

/** The names of the examples that no preset of the record asks for. */
export const findUnusedExamples = (
  type: ContentType,
  record: JsonObject,
  examples: Examples,
): string[] =>
  type === 'patterns'
    ? [...examples.keys()].filter((name) => getOwn(record.presets, name) === undefined)
    : []

/** Editors end a file with a line break, and some write two characters for one. */
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

/** A value as a published record of a type, or every way in which it breaks the type's schema. */
export function validateRecord<T extends ContentType>(
  type: T,
  value: unknown,
  mapPointer?: MapPointer,
): ValidationResult<Content[T]> {
  const validate = VALIDATORS[type] as Validator<Content[T]>
  if (validate(value)) return { ok: true, value }
  return { ok: false, issues: getRecordIssues(value, validate, mapPointer) }
}

/** A file of a corpus as it was written. */
export interface RecordFile<T extends ContentType = ContentType> {
  readonly type: T
  readonly slug: string
  readonly text: string
  readonly examples: Examples
}

/** What a file holds: both forms of its record when no fault is an error, and every fault. */
export interface RecordResult<T extends ContentType = ContentType> {
  readonly record?: { readonly authored: JsonObject; readonly data: Content[T] }
  readonly issues: readonly Issue[]
}

/** The record of a file in both forms, or everything that is wrong with it. */
export function readRecord<T extends ContentType>(file: RecordFile<T>): RecordResult<T> {
  const parsed = parseJson(file.text)
  if (!parsed.ok) return { issues: parsed.issues }
  if (!isObject(parsed.value)) return { issues: [createObjectRequiredIssue()] }
  const authored = addExamples(file.type, parsed.value, file.examples)
  const checked = validateRecord(file.type, completeRecord(file.type, authored), (pointer) =>
    toAuthoredPointer(file.type, authored, pointer),
  )
  const found = [
    ...checkSchemaUrl(file.type, authored),
    ...checkId(file.slug, authored),
    ...(checked.ok ? [] : checked.issues),
    ...checkExamples(file, authored),
  ]
  const issues = addLocations(file.text, found)
  const isWrong = issues.some(({ severity }) => severity === 'error')
  return checked.ok && !isWrong ? { record: { authored, data: checked.value }, issues } : { issues }
}

const createError = (code: string, pointer: string, message: string): Issue => ({
  code,
  severity: 'error',
  pointer,
  message,
})

const createObjectRequiredIssue = (): Issue =>
  createError('content-object-required', '', 'The file must hold one record, which is an object.')

function checkSchemaUrl(type: ContentType, { $schema }: JsonObject): Issue[] {
  const right = [getAuthoredSchemaPath(type), CONTENT_SCHEMA_URLS[type]]
  if (right.some((schema) => schema === $schema)) return []
  const message = `"$schema" must be "${right[0]}" or "${right[1]}".`
  return [{ ...createError('schema-url-mismatch', '/$schema', message), suggestion: right[0] }]
}

function checkId(slug: string, { id }: JsonObject): Issue[] {
  if (typeof id !== 'string' || id === slug) return []
  const message = `"id" is "${id}", but the file is named "${slug}.json".`
  return [{ ...createError('content-id-filename-mismatch', '/id', message), suggestion: slug }]
}

const checkExamples = ({ type, examples }: RecordFile, authored: JsonObject): Issue[] =>
  findUnusedExamples(type, authored, examples).map((name) => ({
    ...createError(
      'example-stray',
      '/presets',
      `There is an example of "${name}" but no such preset.`,
    ),
    severity: 'warn',
  }))

function addLocations(text: string, issues: readonly Issue[]): Issue[] {
  if (issues.length === 0) return []
  const locate = createLocator(text)
  return issues.map((issue) => ({ ...issue, location: locate(issue.pointer) }))
}
