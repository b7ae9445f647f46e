import type { PublicRecord } from '../../index.ts'
import { asStrings } from '../fields.ts'
import { type Connection, findConnections } from '../pattern-wires.ts'
import { FactList } from './facts.tsx'
import { type LinkContext, RecordLink, RecordLinks } from './record-links.tsx'

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
