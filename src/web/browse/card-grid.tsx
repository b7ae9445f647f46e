import type { ContentType, SearchResult } from '../../index.ts'
import { Thumbnail } from '../ui/preview-frame.tsx'

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

/** The window sizes of previews. A pattern is part of a page and gets a smaller window. */
const VIEWPORTS = { pattern: { width: 840, height: 525 }, other: { width: 1280, height: 800 } }

interface CardGridProps {
  readonly type: ContentType
  readonly cards: readonly Card[]
  /** The path of each record's preview below the root, by slug. */
  readonly previews: Readonly<Record<string, string>>
  readonly root: string
}

/** Records as cards with thumbnails. */
export const CardGrid = ({ type, cards, previews, root }: CardGridProps) => (
  <ul class="cards">
    {cards.map((card) => (
      <li class="card" key={card.slug}>
        <CardThumbnail src={previews[card.slug]} {...{ type, root }} />
        <h2>
          <a href={`${card.slug}/`}>{card.name}</a>
          <CardBadges card={card} />
        </h2>
        <p>{card.description}</p>
      </li>
    ))}
  </ul>
)

interface CardThumbnailProps extends Pick<CardGridProps, 'type' | 'root'> {
  readonly src: string | undefined
}

const CardThumbnail = ({ src, type, root }: CardThumbnailProps) => {
  const size = type === 'patterns' ? VIEWPORTS.pattern : VIEWPORTS.other
  return src === undefined ? <div class="preview" /> : <Thumbnail src={root + src} {...size} />
}

const CardBadges = ({ card: { isRecommended, note } }: { readonly card: Card }) => (
  <>
    {note !== undefined && <span class="card-note">{note}</span>}
    {isRecommended && <span class="card-note">recommended</span>}
  </>
)
