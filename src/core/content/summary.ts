import type {
  Portfolio,
  PublicContentSummaryV1,
} from '../generated/types/public-content-summary.v1.ts'
import { asString, isObject } from './fields.ts'
import { DEFAULT_VERSION, NAMESPACE, OFFICIAL_SOURCE, type PublishedRecord } from './record.ts'
import { toSingular } from './type.ts'

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
