import type {
  Portfolio,
  PublicContentSummaryV1,
} from '../generated/types/public-content-summary.v1.ts'
import { isFields, textOf } from './fields.ts'
import { FIRST_VERSION, NAMESPACE, type Published, SOURCE } from './record.ts'
import { singularOf } from './type.ts'

/** The row that stands for a record in a list or a search. */
export function publicSummary(published: Published): PublicContentSummaryV1 {
  const { type, data, intelligence = null, source = SOURCE } = published
  return {
    id: data.id,
    slug: data.id,
    namespace: NAMESPACE,
    source,
    type: singularOf(type),
    version: textOf(data.version) ?? FIRST_VERSION,
    ...whenSaid('name', data.name),
    ...whenSaid('description', data.description),
    ...whenSaid('published_at', data.created),
    ...whenSaid('updated_at', data.updated),
    owner_name: null,
    owner_username: null,
    thumbnail_url: null,
    blueprint_portfolio: portfolioOf(published),
    intelligence,
  }
}

const whenSaid = (key: string, value: unknown): object =>
  textOf(value) === undefined ? {} : { [key]: value }

function portfolioOf({ type, data }: Published): Portfolio | null {
  const portfolio = type === 'blueprints' ? data.blueprint_portfolio : undefined
  // A blueprint's schema has checked it; other types may carry anything under that name.
  return isFields(portfolio) ? (portfolio as unknown as Portfolio) : null
}
