import type { ContentIntelligenceV1 } from '../generated/types/content-intelligence.v1.ts'
import type { PublicContentRecordV1 } from '../generated/types/public-content-record.v1.ts'
import type {
  Portfolio,
  PublicContentSummaryV1,
} from '../generated/types/public-content-summary.v1.ts'
import { asObject, asString, getOwn, isObject, type JsonObject } from '../kernel/json/value.ts'
import { type Content, type ContentType, toSingular } from './content-types.ts'

/** The namespace of all published records. */
export const NAMESPACE = '@official'

/** The source of records without another one. */
export const OFFICIAL_SOURCE = 'official'

/** Returns the key of a record within its corpus, `<type>/<slug>`. */
export const getRecordKey = (record: {
  readonly type: ContentType
  readonly slug: string
}): string => `${record.type}/${record.slug}`

/** The version of a record without one. */
export const DEFAULT_VERSION = '1.0.0'

/** The date of a record without one, which sorts before all others. The schema requires a date. */
const UNKNOWN_DATE = '1970-01-01'

/** A published record and its computed quality. */
export interface PublishedRecord<T extends ContentType = ContentType> {
  readonly type: T
  readonly data: Content[T]
  readonly intelligence?: ContentIntelligenceV1 | null
  /** The corpus of the record; the official one by default. */
  readonly source?: string | undefined
}

/** Returns a record in the format of the API, with the release that it is published in. */
export function toPublicRecord(
  published: PublishedRecord,
  release?: string,
): PublicContentRecordV1 {
  const { type, data, intelligence = null, source = OFFICIAL_SOURCE } = published
  const created = asString(data.created)
  const updated = asString(data.updated)
  return {
    id: data.id,
    slug: data.id,
    namespace: NAMESPACE,
    type: toSingular(type),
    version: asString(data.version) ?? DEFAULT_VERSION,
    data: { ...data },
    visibility: 'public',
    status: 'published',
    created_at: created ?? updated ?? UNKNOWN_DATE,
    updated_at: updated ?? created ?? UNKNOWN_DATE,
    ...(created === undefined ? {} : { published_at: created }),
    owner_name: null,
    owner_username: null,
    thumbnail_url: null,
    intelligence,
    source,
    ...(release === undefined ? {} : { release }),
  }
}

/**
 * Returns a record for the table of all records. Without the examples of patterns: they are most of
 * its bytes, and no compiler reads them.
 */
export function toCorpusRecord({ type, data }: Pick<PublishedRecord, 'type' | 'data'>) {
  if (type !== 'patterns') return { type: toSingular(type), data }
  const presets = Object.entries(asObject(getOwn(data, 'presets'))).map(([name, preset]) => [
    name,
    omitCode(asObject(preset)),
  ])
  return {
    type: toSingular(type),
    data: { ...omitCode({ ...data }), presets: Object.fromEntries(presets) },
  }
}

const omitCode = ({ code, ...rest }: JsonObject): JsonObject => rest

/** Returns the summary of a record for lists and search results. */
export function toPublicSummary(published: PublishedRecord): PublicContentSummaryV1 {
  const { type, data, intelligence = null, source = OFFICIAL_SOURCE } = published
  return {
    id: data.id,
    slug: data.id,
    namespace: NAMESPACE,
    source,
    type: toSingular(type),
    version: asString(data.version) ?? DEFAULT_VERSION,
    ...textField('name', data.name),
    ...textField('description', data.description),
    ...textField('published_at', data.created),
    ...textField('updated_at', data.updated),
    owner_name: null,
    owner_username: null,
    thumbnail_url: null,
    blueprint_portfolio: getPortfolio(published),
    intelligence: intelligence && summarizeRecordIntelligence(intelligence),
  }
}

/** Evidence and blockers are on the record only: in lists they would be most of the bytes. */
const summarizeRecordIntelligence = (
  intelligence: ContentIntelligenceV1,
): ContentIntelligenceV1 => ({ ...intelligence, evidence: [], recommendation_blockers: [] })

const textField = (key: string, value: unknown): object =>
  asString(value) === undefined ? {} : { [key]: value }

function getPortfolio({ type, data }: PublishedRecord): Portfolio | null {
  const portfolio = type === 'blueprints' ? data.blueprint_portfolio : undefined
  // The schema validates the portfolio of a blueprint only; other types may have any value.
  return isObject(portfolio) ? (portfolio as unknown as Portfolio) : null
}

/** Selects the records that lists and searches show: all except hidden blueprints. */
export const selectListed = <P extends PublishedRecord>(records: readonly P[]): P[] =>
  records.filter((record) => isInBlueprintSet(getPortfolio(record), 'all'))

/** The sets of blueprints that lists and searches can be filtered by. */
export const BLUEPRINT_SETS = ['all', 'featured', 'certified', 'labs'] as const

export type BlueprintSet = (typeof BLUEPRINT_SETS)[number]

const BLUEPRINT_SET_FILTERS: {
  readonly [S in BlueprintSet]: (portfolio: Portfolio | null) => boolean
} = {
  all: () => true,
  featured: (portfolio) => portfolio?.visibility === 'featured',
  certified: (portfolio) => portfolio?.artifact.status === 'certified',
  labs: (portfolio) => portfolio?.visibility === 'labs',
}

/** True if a blueprint with this portfolio is in a set; a hidden blueprint is in none. */
export const isInBlueprintSet = (portfolio: Portfolio | null, set: BlueprintSet): boolean =>
  portfolio?.visibility !== 'hidden' && BLUEPRINT_SET_FILTERS[set](portfolio)

/** What a slug consists of, in words. */
export const SLUG_RULE =
  'a name of 1 to 64 lower-case letters, digits and hyphens that does not start with a hyphen'

/** True if a string can be a slug, which is the name of a record in files and addresses. */
export const isSlug = (slug: string): boolean => /^[a-z0-9][a-z0-9-]{0,63}$/.test(slug)

/** Returns the slug that is most similar to a name; empty if the name has no usable character. */
export const toSlug = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 64)
    .replaceAll(/^-+|-+$/g, '')
