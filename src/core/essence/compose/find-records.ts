import {
  type Content,
  type ContentType,
  type Lookup,
  toSingular,
} from '../../content/content-types.ts'
import type { Issue } from '../../kernel/finding.ts'
import { unique } from '../../kernel/lists.ts'
import { quote } from '../../kernel/text.ts'
import { createSuggester, createSuggestion, type Suggest } from '../suggestions.ts'

/** A reference to a record. */
export interface RecordReference {
  readonly slug: string
  readonly pointer: string
  /** The part of the document that has the reference, such as `the blueprint`. */
  readonly referrer: string
}

/** The existing records, and an issue for each reference to a missing record. */
export interface FindRecordsResult<T> {
  readonly records: ReadonlyMap<string, T>
  readonly issues: readonly Issue[]
}

/** Finds the referenced records in parallel, each once. */
export async function findRecords<T extends ContentType>(
  lookup: Lookup,
  type: T,
  references: readonly RecordReference[],
): Promise<FindRecordsResult<Content[T]>> {
  const slugs = unique(references.map(({ slug }) => slug))
  const results = await Promise.all(slugs.map((slug) => lookup.get(type, slug)))
  const records = new Map<string, Content[T]>()
  slugs.forEach((slug, index) => {
    const record = results[index]
    if (record !== undefined) records.set(slug, record)
  })
  const missing = references.filter(({ slug }) => !records.has(slug))
  if (missing.length === 0) return { records, issues: [] }
  const suggest = createSuggester()(await lookup.slugs(type))
  return {
    records,
    issues: uniqueReferences(missing).map((reference) =>
      createUnknownRecordIssue(type, reference, suggest),
    ),
  }
}

const uniqueReferences = (references: readonly RecordReference[]): RecordReference[] => [
  ...new Map(references.map((reference) => [JSON.stringify(reference), reference])).values(),
]

const createUnknownRecordIssue = (
  type: ContentType,
  reference: RecordReference,
  suggest: Suggest,
): Issue => {
  const { slug, pointer, referrer } = reference
  const noun = toSingular(type)
  return {
    code: `${noun}-unknown`,
    severity: 'error',
    pointer,
    message: `Unknown ${noun} ${quote(slug)} in ${referrer}.`,
    expected: `the slug of ${noun === 'archetype' ? 'an' : 'a'} ${noun}`,
    found: JSON.stringify(slug),
    ...createSuggestion(slug, suggest(slug)),
  }
}
