/** A page of an ordered set, as its neighbours name it. */
interface PageEntry {
  /** Its folder beside theirs. */
  readonly slug: string
  readonly name: string
}

interface PreviousNextProps {
  readonly entries: readonly PageEntry[]
  readonly slug: string
}

/** The pages before and after one, in the order of its set. */
export const PreviousNext = ({ entries, slug }: PreviousNextProps) => {
  const at = entries.findIndex((entry) => entry.slug === slug)
  return (
    <nav class="neighbours" aria-label="Neighbours">
      <AdjacentLink entry={entries[at - 1]} rel="prev" label="Previous" />
      <AdjacentLink entry={entries[at + 1]} rel="next" label="Next" />
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
