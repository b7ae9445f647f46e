import type { PartNames, ValueCodec, ValueProblem } from './label-values.ts'
import type { LabelName } from './labels.ts'
import { parseLabel } from './parse-label.ts'

/** A field of a brief, the label of its directive and how its value is written. */
export interface BriefField<T> {
  readonly label: LabelName
  readonly codec: ValueCodec<T>
  /** True if several directives may have the label. */
  readonly isList?: boolean
}

/** Fields that may be missing. */
export type Optional<Fields> = { readonly [Name in keyof Fields]?: Fields[Name] | undefined }

/** The fields of a brief by their names. */
export type BriefFieldTable<Fields> = {
  readonly [Name in keyof Fields]-?: BriefField<Fields[Name]>
}

/** A directive that is no part of a brief although its label is, and why. */
export interface BriefProblem extends ValueProblem {
  /** The index of the directive. */
  readonly index: number
  readonly label: LabelName
  /** True if an earlier directive has the label. */
  readonly isRepeated: boolean
}

/** Directives, taken apart. */
export interface ParsedDirectives<Fields> {
  readonly values: { readonly [Name in keyof Fields]?: readonly Fields[Name][] }
  /** The directives that belong to no field. */
  readonly rest: readonly string[]
  readonly problems: readonly BriefProblem[]
}

/**
 * Reads the fields of a brief from directives. A label counts once; a second directive with the same
 * label, and a value that breaks the grammar of its label, belong to the rest.
 */
export function parseDirectives<Fields extends object>(
  directives: readonly string[],
  fields: BriefFieldTable<Fields>,
  parts: PartNames,
): ParsedDirectives<Fields> {
  const names = getFieldNames(fields)
  const values: { [Name in keyof Fields]?: readonly Fields[Name][] } = {}
  const rest: string[] = []
  const problems: BriefProblem[] = []
  for (const [index, directive] of directives.entries()) {
    const labeled = parseLabel(directive)
    const name = labeled && names.get(labeled.label)
    if (!labeled || name === undefined) {
      rest.push(directive)
      continue
    }
    const { codec, isList = false } = fields[name]
    const parsed = codec.parse(labeled.text, parts)
    const earlier: readonly Fields[typeof name][] = values[name] ?? []
    const isRepeated = earlier.length > 0 && !isList
    if ('value' in parsed && !isRepeated) {
      values[name] = [...earlier, parsed.value]
      continue
    }
    const problem = 'problem' in parsed ? parsed : { problem: '' }
    problems.push({ index, label: labeled.label, ...problem, isRepeated })
    rest.push(directive)
  }
  return { values, rest, problems }
}

const getFieldNames = <Fields extends object>(
  fields: BriefFieldTable<Fields>,
): ReadonlyMap<LabelName, keyof Fields> =>
  new Map((Object.keys(fields) as (keyof Fields)[]).map((name) => [fields[name].label, name]))

/** Reads the first value of one field, which names no part of a page. */
export function readField<T>(
  directives: readonly string[] = [],
  { label, codec }: BriefField<T>,
): T | undefined {
  for (const directive of directives) {
    const labeled = parseLabel(directive)
    if (labeled?.label !== label) continue
    const parsed = codec.parse(labeled.text, NO_PARTS)
    if ('value' in parsed) return parsed.value
  }
  return undefined
}

const NO_PARTS: PartNames = new Set()

/** Writes a value as a directive; none if there is no value, or an empty one. */
export function writeField<T>({ label, codec }: BriefField<T>, value: T | undefined): string[] {
  const text = value === undefined ? '' : codec.format(value)
  return text === '' ? [] : [`${label}: ${text}`]
}
