import type { ContentType, SearchResult } from '../../index.ts'
import { thumbnailName } from '../record-paths.ts'
import { Thumbnail } from '../ui/thumbnail.tsx'
import { formatCategory } from './categories.ts'

/** The fields of a record that a card shows. */
export interface Card {
  readonly slug: string
  readonly name: string
  readonly description: string
  readonly isRecommended: boolean
  /** The visibility of a blueprint that is not simply public. */
  readonly note?: string
}

/** Converts a row of a list to a card. */
export function toCard(row: Omit<SearchResult, 'source'>): Card {
  const { slug, name = slug, description = '', intelligence, blueprint_portfolio } = row
  const note = blueprint_portfolio?.visibility
  return {
    slug,
    name,
    description,
    isRecommended: intelligence?.recommended === true,
    ...(note === undefined || note === 'public' ? {} : { note }),
  }
}

interface CardGridProps {
  readonly type: ContentType
  readonly cards: readonly Card[]
  /** The category of each record by slug. */
  readonly categories: Readonly<Record<string, string>>
  /** The slugs of records without a thumbnail. */
  readonly withoutThumbnail: readonly string[]
  /** False if all records of the list are recommended, so that saying it would be noise. */
  readonly showRecommended: boolean
  readonly root: string
}

/** Records as cards with thumbnails. */
export const CardGrid = (props: CardGridProps) => (
  <ul class="cards">
    {props.cards.map((card) => {
      const { type, categories, withoutThumbnail, showRecommended, root } = props
      const { slug, name, description, isRecommended, note } = card
      const category = categories[slug] && formatCategory(categories[slug])
      const picture = `${root}thumbnails/${thumbnailName.record(type, slug)}`
      return (
        <li class="card" key={slug}>
          <Thumbnail
            src={withoutThumbnail.includes(slug) ? undefined : picture}
            {...{ name, category }}
          />
          <h2>
            <a href={`${slug}/`}>{name}</a>
          </h2>
          <p>{description}</p>
          <CardNotes
            notes={[
              category,
              note && formatCategory(note),
              isRecommended && showRecommended && 'Recommended',
            ]}
          />
        </li>
      )
    })}
  </ul>
)

interface CardNotesProps {
  readonly notes: readonly (string | false | undefined)[]
}

const CardNotes = ({ notes }: CardNotesProps) => {
  const shown = notes.filter(Boolean)
  return shown.length === 0 ? null : <p class="card-notes">{shown.join(' · ')}</p>
}
