import type { Issue } from '../issue.ts'
import { createLocator, parseJson } from '../json.ts'
import { authoredPointer, complete } from './complete.ts'
import { type Examples, strayExamples, withExamples } from './examples.ts'
import { type Fields, isFields } from './fields.ts'
import type { Content } from './lookup.ts'
import { authoredSchema, CONTENT_SCHEMAS } from './schema.ts'
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
export interface ReadRecord<T extends ContentType = ContentType> {
  readonly record?: { readonly authored: Fields; readonly data: Content[T] }
  readonly issues: readonly Issue[]
}

/** The record of a file in both forms, or everything that is wrong with it. */
export function readRecord<T extends ContentType>(file: RecordFile<T>): ReadRecord<T> {
  const parsed = parseJson(file.text)
  if (!parsed.ok) return { issues: parsed.issues }
  if (!isFields(parsed.value)) return { issues: [noObject()] }
  const authored = withExamples(file.type, parsed.value, file.examples)
  const checked = validateRecord(file.type, complete(file.type, authored), (pointer) =>
    authoredPointer(file.type, authored, pointer),
  )
  const found = [
    ...wrongSchema(file.type, authored),
    ...wrongId(file.slug, authored),
    ...(checked.ok ? [] : checked.issues),
    ...stray(file, authored),
  ]
  const issues = located(file.text, found)
  const isWrong = issues.some(({ severity }) => severity === 'error')
  return checked.ok && !isWrong ? { record: { authored, data: checked.value }, issues } : { issues }
}

const error = (code: string, pointer: string, message: string): Issue => ({
  code,
  severity: 'error',
  pointer,
  message,
})

const noObject = (): Issue =>
  error('content-object-required', '', 'The file must hold one record, which is an object.')

function wrongSchema(type: ContentType, { $schema }: Fields): Issue[] {
  const right = [authoredSchema(type), CONTENT_SCHEMAS[type]]
  if (right.some((schema) => schema === $schema)) return []
  const message = `"$schema" must be "${right[0]}" or "${right[1]}".`
  return [{ ...error('schema-url-mismatch', '/$schema', message), suggestion: right[0] }]
}

function wrongId(slug: string, { id }: Fields): Issue[] {
  if (typeof id !== 'string' || id === slug) return []
  const message = `"id" is "${id}", but the file is named "${slug}.json".`
  return [{ ...error('content-id-filename-mismatch', '/id', message), suggestion: slug }]
}

const stray = ({ type, examples }: RecordFile, authored: Fields): Issue[] =>
  strayExamples(type, authored, examples).map((name) => ({
    ...error('example-stray', '/presets', `There is an example of "${name}" but no such preset.`),
    severity: 'warn',
  }))

function located(text: string, issues: readonly Issue[]): Issue[] {
  if (issues.length === 0) return []
  const locate = createLocator(text)
  return issues.map((issue) => ({ ...issue, location: locate(issue.pointer) }))
}
