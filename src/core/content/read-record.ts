import type { Issue } from '../issue.ts'
import { createLocator, parseJson } from '../json.ts'
import { completeRecord, toAuthoredPointer } from './complete.ts'
import { addExamples, type Examples, findUnusedExamples } from './examples.ts'
import { isObject, type JsonObject } from './fields.ts'
import type { Content } from './lookup.ts'
import { CONTENT_SCHEMA_URLS, getAuthoredSchemaPath } from './schema.ts'
import type { ContentType } from './type.ts'
import { validateRecord } from './validate.ts'

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
