import type { PublicRecord } from '../../../index.ts'
import { asObject, asString, asStrings } from '../../../internal.ts'
import { FactList } from '../../ui/fact-list.tsx'
import { type LinkContext, RecordLink, RecordLinks } from '../record-links.tsx'

/** A pattern that shares signals with another pattern. */
export interface Connection {
  readonly slug: string
  readonly signals: readonly string[]
}

/** The patterns that a pattern receives data from and sends data to. */
export interface Connections {
  readonly from: readonly Connection[]
  readonly to: readonly Connection[]
}

type PatternRecord = PublicRecord<'patterns'>

/** Finds the patterns that produce what a pattern consumes, or consume what it produces. */
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

/** Shows the inputs, outputs and actions of a pattern, and the patterns that it can connect to. */
export const PatternConnections = ({
  record,
  ...linkContext
}: LinkContext & { readonly record: PublicRecord<'patterns'> }) => {
  const { io, uses, states } = record.data
  const { from, to } = findConnections(record, linkContext.graph.site.records.patterns)
  const stateSlugs = Object.values(asObject(states)).flatMap(
    (state) => asString(asObject(state).pattern) ?? [],
  )
  const renderLinks = (slugs: readonly string[]) =>
    slugs.length > 0 ? <RecordLinks type="patterns" slugs={slugs} {...linkContext} /> : undefined
  return (
    <>
      <FactList
        facts={[
          ['inputs', renderCodeList(io?.consumes)],
          ['outputs', renderCodeList(io?.produces)],
          ['actions', renderCodeList(io?.actions)],
          ['contains', renderLinks(asStrings(uses))],
          ['states', renderLinks([...new Set(stateSlugs)])],
        ]}
      />
      <div class="users">
        <ConnectionList title="Receives data from" connections={from} {...linkContext} />
        <ConnectionList title="Sends data to" connections={to} {...linkContext} />
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

const ConnectionList = ({ title, connections, ...linkContext }: ConnectionListProps) =>
  connections.length === 0 ? null : (
    <div>
      <h3>{title}</h3>
      <dl class="pairs">
        {connections.map(({ slug, signals }) => (
          <div key={slug}>
            <dt>
              <RecordLink type="patterns" slug={slug} {...linkContext} />
            </dt>
            <dd>{signals.join(', ')}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
