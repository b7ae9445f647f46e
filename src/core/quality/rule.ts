import type { ContentRecord } from '../content/assemble-content.ts'
import { type ContentType, toSingular } from '../content/content-types.ts'
import type { CorpusRecords } from '../content/corpus.ts'
import type { Severity } from '../kernel/finding.ts'
import {
  type JsonPath,
  resolvePointer,
  toNearestPointer,
  toPointer,
} from '../kernel/json/pointer.ts'
import type { JsonObject } from '../kernel/json/value.ts'
import type { Vocabulary } from '../kernel/vocabulary.ts'
import type { HealthFinding, RecordDraft } from './finding.ts'

/** The input of a check: all records and the vocabulary. */
export interface Corpus {
  readonly records: CorpusRecords
  readonly vocabulary: Vocabulary
}

/** The properties that all kinds of rules share. */
export interface RuleInfo {
  /** Short unique id, such as `P7`. */
  readonly id: string
  /** The requirement in one sentence. */
  readonly requirement: string
  readonly severity: Severity
  readonly source: HealthFinding['source']
}

/**
 * A rule that depends on nothing but the record. Its findings are cached per record, so `check`
 * must not read anything else.
 */
export interface RecordRule<T extends ContentType = ContentType> extends RuleInfo {
  readonly scope: 'record'
  readonly types: readonly T[]
  check(record: ContentRecord<T>): readonly RecordDraft[]
}

/** A rule for single records that also reads other records or the vocabulary. Never cached. */
export interface ContextRule<T extends ContentType = ContentType> extends RuleInfo {
  readonly scope: 'context'
  readonly types: readonly T[]
  check(record: ContentRecord<T>, corpus: Corpus): readonly RecordDraft[]
}

/** A finding together with its record. */
export interface CorpusFinding extends RecordDraft {
  readonly record: ContentRecord
}

/** A rule that compares records with each other. Never cached. */
export interface CorpusRule extends RuleInfo {
  readonly scope: 'corpus'
  /** True if it compares all pairs of records, which is too slow for a build. */
  readonly isPairwise?: true
  check(corpus: Corpus): readonly CorpusFinding[]
}

/** Any rule; `scope` tells the three kinds apart. */
export type Rule<T extends ContentType = ContentType> = RecordRule<T> | ContextRule<T> | CorpusRule

/** The texts of a finding. */
export type FindingText = Pick<RecordDraft, 'message' | 'hint'>

/** A finding at a path that need not exist in the record. */
export interface PathFinding extends FindingText {
  readonly path: JsonPath
}

/** Creates a finding at a path, or at the closest ancestor that exists in the record. */
export const createFinding = (
  authored: JsonObject,
  path: JsonPath,
  { message, hint }: FindingText,
): RecordDraft => ({ pointer: toNearestPointer(authored, path), message, hint })

/** Creates the findings of one record from paths and texts. */
export const createFindings = (
  authored: JsonObject,
  findings: readonly PathFinding[],
): readonly RecordDraft[] =>
  findings.map(({ path, ...text }) => createFinding(authored, path, text))

/** The minimum and maximum number of characters of a text. */
export type LengthRange = readonly [min: number, max: number]

/** Checks that the text at a path exists and has an allowed length. */
export function checkLength(
  authored: JsonObject,
  path: JsonPath,
  [min, max]: LengthRange,
): RecordDraft[] {
  const value = resolvePointer(authored, toPointer(path))
  const length = typeof value === 'string' ? value.trim().length : 0
  if (length >= min && length <= max) return []
  const message = `"${path.at(-1)}" has ${length} characters.`
  return [createFinding(authored, path, { message, hint: `Write ${min} to ${max} characters.` })]
}

/** Returns the pointer to a color of a theme in one mode, or to its closest existing ancestor. */
export const getColorPointer = (theme: JsonObject, token: string, mode: string): string =>
  toNearestPointer(theme, ['palette', token, mode])

/** Names a record in a message, by its type and slug. */
export const describeRecord = ({ type, slug }: ContentRecord): string =>
  `${toSingular(type)} "${slug}"`
