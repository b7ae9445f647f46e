import type { PublicRecord } from '../index.ts'

/** A pattern that another is wired to by the names of their data. */
export interface Connection {
  readonly slug: string
  readonly signals: readonly string[]
}

/** The patterns that feed a pattern and those that it feeds. */
export interface Connections {
  readonly from: readonly Connection[]
  readonly to: readonly Connection[]
}

type PatternRecord = PublicRecord<'patterns'>

/** How a pattern can be wired to the others: what one side produces the other side consumes. */
export function findConnections(
  pattern: PatternRecord,
  patterns: readonly PatternRecord[],
): Connections {
  const others = patterns.filter(({ slug }) => slug !== pattern.slug)
  const { io } = pattern.data
  return {
    from: others.flatMap((other) => connect(other.slug, other.data.io?.produces, io?.consumes)),
    to: others.flatMap((other) => connect(other.slug, io?.produces, other.data.io?.consumes)),
  }
}

function connect(slug: string, produced: readonly string[] = [], consumed: readonly string[] = []) {
  const signals = produced.filter((name) => consumed.includes(name))
  return signals.length === 0 ? [] : [{ slug, signals }]
}
