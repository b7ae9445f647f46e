import { type Fields, isFields, own } from './fields.ts'
import type { ContentType } from './type.ts'

/** The HTML files beside a record: one for each preset of a pattern, one for a shell under ''. */
export type Examples = ReadonlyMap<string, string>

/** A record with the examples beside it as its `code`; what brings its own `code` keeps it. */
export function withExamples(type: ContentType, record: Fields, examples: Examples): Fields {
  if (type === 'shells') return withCode(record, examples.get(''))
  if (type !== 'patterns' || !isFields(record.presets)) return record
  const presets = Object.entries(record.presets).map(([name, preset]) => [
    name,
    isFields(preset) ? withCode(preset, examples.get(name)) : preset,
  ])
  return { ...record, presets: Object.fromEntries(presets) }
}

/** The names of the examples that no preset of the record asks for. */
export const strayExamples = (type: ContentType, record: Fields, examples: Examples): string[] =>
  type === 'patterns'
    ? [...examples.keys()].filter((name) => own(record.presets, name) === undefined)
    : []

/** Editors end a file with a line break, and some write two characters for one. */
const withCode = (target: Fields, html: string | undefined): Fields =>
  html === undefined || Object.hasOwn(target, 'code')
    ? target
    : { ...target, code: { imports: '', example: html.replaceAll('\r\n', '\n').trimEnd() } }
