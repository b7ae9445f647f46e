import type { SearchResult } from '../index.ts'

/** As much of a record as a card shows. */
export interface Card {
  readonly slug: string
  readonly name: string
  readonly description: string
  readonly isRecommended: boolean
  /** Where a blueprint is listed, unless everywhere. */
  readonly note?: string
}

/** A row of a list as a card. */
export function toCard(row: Omit<SearchResult, 'source'>): Card {
  const { slug, name = slug, description = '', intelligence, blueprint_portfolio } = row
  const note = blueprint_portfolio?.visibility
  return {
    ...{ slug, name, description, isRecommended: intelligence?.recommended === true },
    ...(note === undefined || note === 'public' ? {} : { note }),
  }
}
