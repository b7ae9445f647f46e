import { getOwn, isObject, type JsonObject } from './fields.ts'
import type { ContentType } from './type.ts'

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
