import type { PublicRecord } from '../../index.ts'
import { textsOf } from '../fields.ts'
import { type Wire, wiresOf } from '../pattern-wires.ts'
import { Facts } from './facts.tsx'
import { type Linking, RecordLink, RecordLinks } from './record-links.tsx'

/** What a pattern takes in and gives out, and the patterns that can stand on either side of it. */
export const PatternData = ({
  record,
  ...linking
}: Linking & { readonly record: PublicRecord<'patterns'> }) => {
  const { io, uses } = record.data
  const { from, to } = wiresOf(record, linking.graph.site.records.patterns)
  const parts = textsOf(uses)
  return (
    <>
      <Facts
        facts={[
          ['takes in', codes(io?.consumes)],
          ['gives out', codes(io?.produces)],
          ['actions', codes(io?.actions)],
          [
            'contains',
            parts.length > 0 ? (
              <RecordLinks type="patterns" slugs={parts} {...linking} />
            ) : undefined,
          ],
        ]}
      />
      <div class="users">
        <Wires title="Can feed it" wires={from} {...linking} />
        <Wires title="Can be fed by it" wires={to} {...linking} />
      </div>
    </>
  )
}

const codes = (names: readonly string[] | undefined) =>
  names && names.length > 0 ? (
    <ul class="inline">
      {names.map((name) => (
        <li key={name}>
          <code>{name}</code>
        </li>
      ))}
    </ul>
  ) : undefined

interface WiresProps extends Linking {
  readonly title: string
  readonly wires: readonly Wire[]
}

const Wires = ({ title, wires, ...linking }: WiresProps) =>
  wires.length === 0 ? null : (
    <div>
      <h3>{title}</h3>
      <dl class="pairs">
        {wires.map(({ slug, signals }) => (
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
