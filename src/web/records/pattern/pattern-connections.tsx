import type { PublicRecord } from '../../../index.ts'
import { FactList } from '../../ui/fact-list.tsx'
import { asStrings } from '../json-values.ts'
import { type LinkContext, RecordLink, RecordLinks } from '../record-links.tsx'

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

/** What a pattern takes in and gives out, and the patterns that can stand on either side of it. */
export const PatternConnections = ({
  record,
  ...linking
}: LinkContext & { readonly record: PublicRecord<'patterns'> }) => {
  const { io, uses } = record.data
  const { from, to } = findConnections(record, linking.graph.site.records.patterns)
  const parts = asStrings(uses)
  return (
    <>
      <FactList
        facts={[
          ['takes in', renderCodeList(io?.consumes)],
          ['gives out', renderCodeList(io?.produces)],
          ['actions', renderCodeList(io?.actions)],
          [
            'contains',
            parts.length > 0 ? (
              <RecordLinks type="patterns" slugs={parts} {...linking} />
            ) : undefined,
          ],
        ]}
      />
      <div class="users">
        <ConnectionList title="Can feed it" connections={from} {...linking} />
        <ConnectionList title="Can be fed by it" connections={to} {...linking} />
      </div>
    </>
  )
}

const renderCodeList = (names: readonly string[] | undefined) =>
  names && names.length > 0 ? (
    <ul class="inline">
      {names.map((name) => (
        <li key={name}>
          <code>{name}</code>
        </li>
      ))}
    </ul>
  ) : undefined

interface ConnectionListProps extends LinkContext {
  readonly title: string
  readonly connections: readonly Connection[]
}

const ConnectionList = ({ title, connections, ...linking }: ConnectionListProps) =>
  connections.length === 0 ? null : (
    <div>
      <h3>{title}</h3>
      <dl class="pairs">
        {connections.map(({ slug, signals }) => (
          <div key={slug}>
            <dt>
              <RecordLink type="patterns" slug={slug} {...linking} />
            </dt>
            <dd>{signals.join(', ')}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
