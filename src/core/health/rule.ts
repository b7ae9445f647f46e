import type { AssembledContent, ContentRecord } from '../content/assemble-content.ts'
import type { ContentType } from '../content/content-types.ts'
import type { Severity } from '../issue.ts'

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
