import type { ContentRecord } from '../content/assemble-content.ts'
import { type ContentType, toSingular } from '../content/content-types.ts'
import type { CorpusRecords } from '../content/corpus.ts'
import type { Severity } from '../issue.ts'
import { type JsonPath, resolvePointer, toNearestPointer, toPointer } from '../json/pointer.ts'
import type { JsonObject } from '../json/value.ts'

/** The terms that records may use, with their meanings: the files of `content/vocabulary`. */
export interface Vocabulary {
  readonly tags: readonly string[]
  /** The categories of patterns. */
  readonly categories: Readonly<Record<string, string>>
  /** The business domains that products are made for. */
  readonly domains: Readonly<Record<string, string>>
  readonly features: Readonly<Record<string, Feature>>
  readonly components: Readonly<Record<string, string>>
  readonly io: {
    /** The data that patterns consume and produce. */
    readonly signals: Readonly<Record<string, string>>
    /** The actions that patterns start. */
    readonly actions: Readonly<Record<string, string>>
  }
}

/** A product feature, and the part of a product that it depends on. */
export interface Feature {
  readonly meaning: string
  readonly needs?: 'account' | 'billing'
}

/** The input of a check: all records and the vocabulary. */
export interface Corpus {
  readonly records: CorpusRecords
  readonly vocabulary: Vocabulary
}

/** A violation of a rule in one record. */
export interface Finding {
  /** JSON Pointer into the authored form of the record. */
  readonly pointer: string
  readonly message: string
  /** What the author should do. */
  readonly remedy: string
  readonly evidence?: readonly string[]
}

/** The properties that all kinds of rules share. */
export interface RuleInfo {
  /** Short unique id, such as `P7`. */
  readonly id: string
  /** The requirement in one sentence. */
  readonly requirement: string
  readonly severity: Severity
  readonly source: 'schema' | 'reference' | 'quality' | 'coverage' | 'content'
}

/**
 * A rule that depends on nothing but the record. Its findings are cached per record, so `check`
 * must not read anything else.
 */
export interface RecordRule<T extends ContentType = ContentType> extends RuleInfo {
  readonly scope: 'record'
  readonly types: readonly T[]
  check(record: ContentRecord<T>): readonly Finding[]
}

/** A rule for single records that also reads other records or the vocabulary. Never cached. */
export interface ContextRule<T extends ContentType = ContentType> extends RuleInfo {
  readonly scope: 'context'
  readonly types: readonly T[]
  check(record: ContentRecord<T>, corpus: Corpus): readonly Finding[]
}

/** A finding together with its record. */
export interface CorpusFinding extends Finding {
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
export type FindingText = Pick<Finding, 'message' | 'remedy'>

/** A finding at a path that need not exist in the record. */
export interface PathFinding extends FindingText {
  readonly path: JsonPath
}

/** Creates a finding at a path, or at the closest ancestor that exists in the record. */
export const createFinding = (
  authored: JsonObject,
  path: JsonPath,
  { message, remedy }: FindingText,
): Finding => ({ pointer: toNearestPointer(authored, path), message, remedy })

/** Creates the findings of one record from paths and texts. */
export const createFindings = (
  authored: JsonObject,
  findings: readonly PathFinding[],
): readonly Finding[] => findings.map(({ path, ...text }) => createFinding(authored, path, text))

/** The minimum and maximum number of characters of a text. */
export type LengthRange = readonly [min: number, max: number]

/** Checks that the text at a path exists and has an allowed length. */
export function checkLength(
  authored: JsonObject,
  path: JsonPath,
  [min, max]: LengthRange,
): Finding[] {
  const value = resolvePointer(authored, toPointer(path))
  const length = typeof value === 'string' ? value.trim().length : 0
  if (length >= min && length <= max) return []
  const message = `"${path.at(-1)}" has ${length} characters.`
  return [createFinding(authored, path, { message, remedy: `Write ${min} to ${max} characters.` })]
}

/** Returns the pointer to a color of a theme in one mode, or to its closest existing ancestor. */
export const getColorPointer = (theme: JsonObject, token: string, mode: string): string =>
  toNearestPointer(theme, ['palette', token, mode])

/** Names a record in a message, such as `pattern "hero"`. */
export const describeRecord = ({ type, slug }: ContentRecord): string =>
  `${toSingular(type)} "${slug}"`
