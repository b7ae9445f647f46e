import { CONTENT_TYPES, type IntelligenceSummary } from '../../index.ts'
import { toSingular } from '../../internal.ts'
import type { SiteData } from '../site-data.ts'
import { TYPE_LABELS } from '../ui/content-type-labels.ts'
import { type Fact, FactList } from '../ui/fact-list.tsx'
import type { View } from '../view.ts'
import {
  BarChart,
  countByConfidenceTier,
  countByScoreBand,
  listTypedRecords,
  type TypedRecord,
} from './quality-charts.tsx'
import { VERIFICATION_TEXT } from './record-quality.tsx'

/** Creates the page about the quality of all records: totals, charts and reasons. */
export function intelligenceView({ records, summary }: SiteData): View {
  const typedRecords = listTypedRecords(records)
  const { total_public_items: total, recommended } = summary.totals
  return {
    path: 'intelligence/index.html',
    title: 'Intelligence · svc',
    description: `${recommended} of ${total} records are recommended; why, record by record.`,
    main: (
      <>
        <div class="title">
          <h1>Intelligence</h1>
          <p>
            {recommended} of {total} records are recommended. Nobody writes that down: it is
            computed from each record, from the records that name it and from the sites that were
            built with it. <a href="../v1/intelligence/summary.json">The same as JSON</a>.
          </p>
        </div>
        <QualityCharts summary={summary} records={typedRecords} />
        <MethodSection />
        <NotRecommended
          records={typedRecords.filter(({ record }) => !record.intelligence?.recommended)}
        />
        <AllRecords records={typedRecords} />
      </>
    ),
  }
}

const QualityCharts = ({
  summary: { by_type, totals },
  records,
}: {
  readonly summary: IntelligenceSummary
  readonly records: readonly TypedRecord[]
}) => (
  <div class="charts">
    <BarChart
      caption="Recommended"
      columns={['Type', 'Recommended records']}
      shares={CONTENT_TYPES.map((type) => {
        const { recommended, total_public_items } = by_type[toSingular(type)]
        return { label: TYPE_LABELS[type], count: recommended, total: total_public_items }
      })}
    />
    <BarChart
      caption="Quality"
      columns={['Score', 'Records']}
      shares={countByScoreBand(
        records.map(({ record }) => record.intelligence?.quality_score ?? null),
      )}
    />
    <BarChart
      caption="Confidence"
      columns={['Step', 'Records']}
      shares={countByConfidenceTier(records.map(({ record }) => record))}
    />
    <BarChart
      caption="Verified by sites"
      columns={['Result', 'Records']}
      shares={[
        { label: 'built', count: totals.build_green, total: totals.total_public_items },
        { label: 'tested', count: totals.smoke_green, total: totals.total_public_items },
      ]}
    />
  </div>
)

const METHOD_FACTS: readonly Fact[] = [
  [
    'quality',
    'The mean of three shares, 0 to 100: rules that the record meets, kinds of guidance that it has, and its presets (or the whole record) that verified pages show.',
  ],
  [
    'confidence',
    'The mean of how complete the record is, how many records use it (three are enough) and, if a site with it was verified, the result.',
  ],
  [
    'recommended',
    'Verified showcase pages show it (for a pattern, more than half of its presets), its accessibility claims have sources, it has no error, and no site with it failed. Lists and searches show these first.',
  ],
  [
    'source',
    'benchmark: verified pages show the whole record. hybrid: they show some of it, and only rules cover the rest. authored: only rules do.',
  ],
]

const MethodSection = () => (
  <section class="part" aria-labelledby="method">
    <h2 id="method">How records are judged</h2>
    <div class="part-body">
      <FactList facts={METHOD_FACTS} />
    </div>
  </section>
)

const NotRecommended = ({ records }: { readonly records: readonly TypedRecord[] }) => (
  <section class="part" aria-labelledby="against">
    <h2 id="against">Not recommended yet</h2>
    <div class="part-body">
      {records.length === 0 ? (
        <p>Every record of this release is recommended.</p>
      ) : (
        <ul class="judged">
          {records.map((item) => (
            <RecordQualityRow key={item.record.slug} {...item} />
          ))}
        </ul>
      )}
    </div>
  </section>
)

const AllRecords = ({ records }: { readonly records: readonly TypedRecord[] }) => (
  <section class="part" aria-labelledby="judged">
    <h2 id="judged">Every record</h2>
    <div class="part-body">
      {CONTENT_TYPES.map((type) => {
        const rows = records.filter((item) => item.type === type)
        return (
          <details key={type} class="disclosure">
            <summary>
              {TYPE_LABELS[type]} <span class="muted">{rows.length}</span>
            </summary>
            <ul class="judged">
              {rows.map((item) => (
                <RecordQualityRow key={item.record.slug} {...item} />
              ))}
            </ul>
          </details>
        )
      })}
    </div>
  </section>
)

const RecordQualityRow = ({ type, record: { slug, data, intelligence } }: TypedRecord) => (
  <li>
    <a href={`../${type}/${slug}/#standing`}>{data.name}</a>
    <span class="badge" data-kind={intelligence?.recommended ? 'good' : 'open'}>
      {intelligence?.recommended ? 'recommended' : 'not yet'}
    </span>
    <span class="muted">
      quality {intelligence?.quality_score ?? 'unknown'}, confidence{' '}
      {intelligence?.confidence_score ?? 'unknown'}
    </span>
    <p class="muted">
      {[
        ...(intelligence?.recommended
          ? intelligence.recommendation_reasons
          : (intelligence?.recommendation_blockers ?? [])),
        intelligence && `${VERIFICATION_TEXT[intelligence.verification_status]}.`,
      ].join(' ')}
    </p>
  </li>
)
