import type { AssembledContent, ContentRecord } from '../content/assemble-content.ts'
import { CONTENT_TYPES, type ContentType, toSingular } from '../content/content-types.ts'
import type { KnownRecords } from '../content/dangling-references.ts'
import type { Severity } from '../issue.ts'
import type { JsonPath } from '../json/pointer.ts'
import { resolvePointer, toNearestPointer, toPointer } from '../json/pointer.ts'
import type { JsonObject } from '../json/value.ts'
import { memoizeByObject } from '../memoize.ts'

/** The words that records may use, with what each means: the files of `content/vocabulary`. */
export interface Vocabulary {
  readonly tags: readonly string[]
  /** The groups of patterns. */
  readonly categories: Readonly<Record<string, string>>
  /** The fields that products are made for. */
  readonly domains: Readonly<Record<string, string>>
  readonly features: Readonly<Record<string, Feature>>
  readonly components: Readonly<Record<string, string>>
  readonly io: {
    /** What a pattern consumes and produces. */
    readonly signals: Readonly<Record<string, string>>
    /** What it starts. */
    readonly actions: Readonly<Record<string, string>>
  }
}

/** Something that a product can do, and what it cannot do it without. */
export interface Feature {
  readonly meaning: string
  readonly needs?: 'account' | 'billing'
}

/** What rules look at: every record, and the words they may use. */
export interface Corpus {
  readonly records: AssembledContent['records']
  readonly vocabulary: Vocabulary
}

/** What a rule found in one record. */
export interface Finding {
  /** JSON Pointer into the record as its author wrote it. */
  readonly pointer: string
  readonly message: string
  /** What the author should do. */
  readonly remedy: string
  readonly evidence?: readonly string[]
}

interface RuleInfo {
  /** The rule's short name, such as `P7`. */
  readonly id: string
  /** What the rule asks for, in one sentence. */
  readonly requirement: string
  readonly severity: Severity
  readonly source: 'schema' | 'reference' | 'quality' | 'coverage' | 'content'
}

/** A rule for each record of one type, or of every type. */
export interface RecordRule<T extends ContentType = ContentType> extends RuleInfo {
  readonly types: readonly T[]
  check(record: ContentRecord<T>, corpus: Corpus): readonly Finding[]
}

/** A finding of a rule that compares records, with the record that it is about. */
export interface CorpusFinding extends Finding {
  readonly record: ContentRecord
}

/** A rule that looks at records together. */
export interface CorpusRule extends RuleInfo {
  /** It holds every record against every other, which is for authors and not for builds. */
  readonly isPairwise?: true
  check(corpus: Corpus): readonly CorpusFinding[]
}

interface FindingText {
  readonly message: string
  readonly remedy: string
}

/** A finding at a path of a record, or at the innermost part of the way that is there. */
export const createFinding = (
  authored: JsonObject,
  path: JsonPath,
  { message, remedy }: FindingText,
): Finding => ({
  pointer: toNearestPointer(authored, path),
  message,
  remedy,
})

/** The fewest and the most characters that a text may have. */
export type LengthRange = readonly [least: number, most: number]

/** A finding when the text at a path is missing or its length is out of bounds. */
export function checkLength(
  authored: JsonObject,
  path: JsonPath,
  [least, most]: LengthRange,
): Finding[] {
  const value = resolvePointer(authored, toPointer(path))
  const length = typeof value === 'string' ? value.trim().length : 0
  if (length >= least && length <= most) return []
  const message = `"${path.at(-1)}" has ${length} characters.`
  return [
    createFinding(authored, path, { message, remedy: `Write ${least} to ${most} characters.` }),
  ]
}

/** Where the value of a colour in a mode stands, or should. */
export const getColorPointer = (theme: JsonObject, token: string, mode: string): string =>
  toNearestPointer(theme, ['palette', token, mode])

/** The records of every type, in the order of type and slug. */
export const listRecords = ({ records }: Pick<Corpus, 'records'>): ContentRecord[] =>
  CONTENT_TYPES.flatMap((type): readonly ContentRecord[] => records[type])

/** What a record is called in a message, such as `pattern "hero"`. */
export const describeRecord = ({ type, slug }: ContentRecord): string =>
  `${toSingular(type)} "${slug}"`

/** The patterns of a corpus by slug, for rules that ask for no other type. */
export const getKnownPatterns = memoizeByObject(
  ({ records }: Corpus): KnownRecords => ({
    patterns: new Map(records.patterns.map(({ slug, data }) => [slug, data])),
    themes: new Map(),
    blueprints: new Map(),
    archetypes: new Map(),
    shells: new Map(),
  }),
)
