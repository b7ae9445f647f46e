/** A page of an ordered list. */
interface PageEntry {
  /** Its folder, next to the folders of the other pages. */
  readonly slug: string
  readonly name: string
}

interface PreviousNextProps {
  readonly entries: readonly PageEntry[]
  readonly slug: string
}

/** Links to the previous and the next page of a list. */
export const PreviousNext = ({ entries, slug }: PreviousNextProps) => {
  const index = entries.findIndex((entry) => entry.slug === slug)
  return (
    <AdjacentLinks
      previous={toAdjacentPage(entries[index - 1])}
      next={toAdjacentPage(entries[index + 1])}
    />
  )
}

const toAdjacentPage = (entry: PageEntry | undefined): AdjacentPage | undefined =>
  entry && { href: `../${entry.slug}/`, name: entry.name }

interface AdjacentPage {
  readonly href: string
  readonly name: string
}

interface AdjacentLinksProps {
  readonly previous: AdjacentPage | undefined
  readonly next: AdjacentPage | undefined
}

/** Links to the page before and the page after, where there is one. */
export const AdjacentLinks = ({ previous, next }: AdjacentLinksProps) => (
  <nav class="neighbours" aria-label="Previous and next page">
    <AdjacentLink page={previous} rel="prev" label="Previous" />
    <AdjacentLink page={next} rel="next" label="Next" />
  </nav>
)

interface AdjacentLinkProps {
  readonly page: AdjacentPage | undefined
  readonly rel: string
  readonly label: string
}

const AdjacentLink = ({ page, rel, label }: AdjacentLinkProps) =>
  page ? (
    <a href={page.href} rel={rel}>
      <span class="muted">{label}</span> {page.name}
    </a>
  ) : null
