import type { RecordOf } from '../../index.ts'

interface NeighboursProps {
  readonly records: readonly RecordOf[]
  readonly slug: string
}

/** The records before and after one, in the order of its list. */
export const Neighbours = ({ records, slug }: NeighboursProps) => {
  const at = records.findIndex((record) => record.slug === slug)
  return (
    <nav class="neighbours" aria-label="Neighbours">
      <Neighbour record={records[at - 1]} rel="prev" label="Previous" />
      <Neighbour record={records[at + 1]} rel="next" label="Next" />
    </nav>
  )
}

interface NeighbourProps {
  readonly record: RecordOf | undefined
  readonly rel: string
  readonly label: string
}

const Neighbour = ({ record, rel, label }: NeighbourProps) =>
  record ? (
    <a href={`../${record.slug}/`} rel={rel}>
      <span class="muted">{label}</span> {record.data.name}
    </a>
  ) : null
