import type { ContentIntelligenceV1 } from '../generated/types/content-intelligence.v1.ts'
import type { PublicContentRecordV1 } from '../generated/types/public-content-record.v1.ts'
import type {
  Portfolio,
  PublicContentSummaryV1,
} from '../generated/types/public-content-summary.v1.ts'
import { asString, isObject } from '../json/value.ts'
import { type Content, type ContentType, toSingular } from './content-types.ts'

/** The namespace of every record that is served. */
export const NAMESPACE = '@official'

/** The corpus of every record that names no other. */
export const OFFICIAL_SOURCE = 'official'

/** Returns the key of a record within its corpus, such as `patterns/hero`. */
export const getRecordKey = (record: {
  readonly type: ContentType
  readonly slug: string
}): string => `${record.type}/${record.slug}`

/** The version of a record that states none. */
export const DEFAULT_VERSION = '1.0.0'

/** The shape of the answer has dates that a record need not have; this one sorts before all others. */
const UNKNOWN_DATE = '1970-01-01'

/** A published record and what is computed about it. */
export interface PublishedRecord<T extends ContentType = ContentType> {
  readonly type: T
  readonly data: Content[T]
  readonly intelligence?: ContentIntelligenceV1 | null
  /** The corpus that it comes from; the official one when absent. */
  readonly source?: string | undefined
}

/** The answer to a request for one record. */
export function toPublicRecord(published: PublishedRecord): PublicContentRecordV1 {
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
  }
}

/** The row that stands for a record in a list or a search. */
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
    intelligence,
  }
}

const textField = (key: string, value: unknown): object =>
  asString(value) === undefined ? {} : { [key]: value }

function getPortfolio({ type, data }: PublishedRecord): Portfolio | null {
  const portfolio = type === 'blueprints' ? data.blueprint_portfolio : undefined
  // A blueprint's schema has checked it; other types may carry anything under that name.
  return isObject(portfolio) ? (portfolio as unknown as Portfolio) : null
}

/** The sets of blueprints that a list or a search can be restricted to. */
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

/** Whether a blueprint with this portfolio belongs to a set; a hidden one belongs to none. */
export const isInBlueprintSet = (portfolio: Portfolio | null, set: BlueprintSet): boolean =>
  portfolio?.visibility !== 'hidden' && BLUEPRINT_SET_FILTERS[set](portfolio)
