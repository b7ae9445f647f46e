/** A page of an ordered set, as its neighbours name it. */
interface Entry {
  /** Its folder beside theirs. */
  readonly slug: string
  readonly name: string
}

interface NeighboursProps {
  readonly entries: readonly Entry[]
  readonly slug: string
}

/** The pages before and after one, in the order of its set. */
export const Neighbours = ({ entries, slug }: NeighboursProps) => {
  const at = entries.findIndex((entry) => entry.slug === slug)
  return (
    <nav class="neighbours" aria-label="Neighbours">
      <Neighbour entry={entries[at - 1]} rel="prev" label="Previous" />
      <Neighbour entry={entries[at + 1]} rel="next" label="Next" />
    </nav>
  )
}

interface NeighbourProps {
  readonly entry: Entry | undefined
  readonly rel: string
  readonly label: string
}

const Neighbour = ({ entry, rel, label }: NeighbourProps) =>
  entry ? (
    <a href={`../${entry.slug}/`} rel={rel}>
      <span class="muted">{label}</span> {entry.name}
    </a>
  ) : null
