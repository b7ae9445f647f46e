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
    <nav class="neighbours" aria-label="Neighbours">
      <AdjacentLink entry={entries[index - 1]} rel="prev" label="Previous" />
      <AdjacentLink entry={entries[index + 1]} rel="next" label="Next" />
    </nav>
  )
}

interface AdjacentLinkProps {
  readonly entry: PageEntry | undefined
  readonly rel: string
  readonly label: string
}

const AdjacentLink = ({ entry, rel, label }: AdjacentLinkProps) =>
  entry ? (
    <a href={`../${entry.slug}/`} rel={rel}>
      <span class="muted">{label}</span> {entry.name}
    </a>
  ) : null
