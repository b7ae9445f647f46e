import type { Card } from '../card.ts'
import { Thumbnail } from './preview-frame.tsx'

interface CardGridProps {
  readonly cards: readonly Card[]
  /** Where the preview of each record lies below the root, by slug. */
  readonly previews: Readonly<Record<string, string>>
  readonly root: string
}

/** Records as cards, each with a picture of itself. */
export const CardGrid = ({ cards, previews, root }: CardGridProps) => (
  <ul class="cards">
    {cards.map((card) => (
      <li class="card" key={card.slug}>
        <Picture src={previews[card.slug]} root={root} />
        <h2>
          <a href={`${card.slug}/`}>{card.name}</a>
          <Badge card={card} />
        </h2>
        <p>{card.description}</p>
      </li>
    ))}
  </ul>
)

const Picture = ({ src, root }: { readonly src: string | undefined; readonly root: string }) =>
  src === undefined ? <div class="preview" /> : <Thumbnail src={root + src} />

const Badge = ({ card: { isRecommended, note } }: { readonly card: Card }) => (
  <>
    {note !== undefined && <span class="card-note">{note}</span>}
    {!isRecommended && <span class="card-note">not recommended</span>}
  </>
)
