import {
  type Content,
  type ContentType,
  type Lookup,
  toSingular,
} from '../../content/content-types.ts'
import type { Issue } from '../../issue.ts'
import { unique } from '../../lists.ts'
import { createSuggester, createSuggestion, type Suggest } from '../suggestions.ts'

/** A record that something names. */
export interface RecordReference {
  readonly slug: string
  /** Where the name stands in the document. */
  readonly pointer: string
  /** Who names it, as the subject of a sentence. */
  readonly referrer: string
}

/** The records that were there, and an issue for each reference to one that was not. */
export interface FindRecordsResult<T> {
  readonly records: ReadonlyMap<string, T>
  readonly issues: readonly Issue[]
}

/** Every record that is named, each asked for once and all at once. */
export async function findRecords<T extends ContentType>(
  lookup: Lookup,
  type: T,
  references: readonly RecordReference[],
): Promise<FindRecordsResult<Content[T]>> {
  const slugs = unique(references.map(({ slug }) => slug))
  const answers = await Promise.all(slugs.map((slug) => lookup.get(type, slug)))
  const records = new Map<string, Content[T]>()
  slugs.forEach((slug, at) => {
    const answer = answers[at]
    if (answer !== undefined) records.set(slug, answer)
  })
  const missing = references.filter(({ slug }) => !records.has(slug))
  if (missing.length === 0) return { records, issues: [] }
  const near = createSuggester()(await lookup.slugs(type))
  return {
    records,
    issues: uniqueReferences(missing).map((reference) =>
      createUnknownRecordIssue(type, reference, near),
    ),
  }
}

const uniqueReferences = (references: readonly RecordReference[]): RecordReference[] => [
  ...new Map(references.map((reference) => [JSON.stringify(reference), reference])).values(),
]

const createUnknownRecordIssue = (
  type: ContentType,
  reference: RecordReference,
  near: Suggest,
): Issue => {
  const { slug, pointer, referrer } = reference
  const noun = toSingular(type)
  return {
    code: `${noun}-unknown`,
    severity: 'error',
    pointer,
    message: `${referrer} names the ${noun} "${slug}", which does not exist.`,
    expected: `the slug of ${noun === 'archetype' ? 'an' : 'a'} ${noun}`,
    found: JSON.stringify(slug),
    ...createSuggestion(slug, near(slug)),
  }
}
