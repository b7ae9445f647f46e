import type { Intelligence } from '../../index.ts'
import { type Fact, FactList } from '../ui/fact-list.tsx'
import { TextList } from '../ui/rich-text.tsx'

/** Shows whether a record is recommended, with the reasons and the scores. */
export const RecordQuality = ({
  intelligence,
  root,
}: {
  readonly intelligence: Intelligence | null
  readonly root: string
}) => {
  if (!intelligence) return <p>Nothing is known about the quality of this record.</p>
  const { recommended, recommendation_reasons, recommendation_blockers, evidence } = intelligence
  return (
    <div class="standing">
      <div>
        <p>
          <strong>{recommended ? 'Recommended.' : 'Not recommended yet.'}</strong>{' '}
          {recommended
            ? 'Lists and searches show it first, because:'
            : 'Lists and searches show others first, because:'}
        </p>
        <TextList texts={recommended ? recommendation_reasons : recommendation_blockers} />
        <p class="muted">
          Computed when the site is built, never written by hand:{' '}
          <a href={`${root}intelligence/`}>how records are judged</a>.
        </p>
      </div>
      <FactList facts={[...listQualityFacts(intelligence), ['based on', evidence.join('; ')]]} />
    </div>
  )
}

const listQualityFacts = (intelligence: Intelligence): Fact[] => [
  ['quality', formatScore(intelligence.quality_score)],
  ['confidence', `${formatScore(intelligence.confidence_score)}, ${intelligence.confidence_tier}`],
  ['sites', VERIFICATION_TEXT[intelligence.verification_status]],
]

const formatScore = (score: number | null): string =>
  score === null ? 'unknown' : `${score} of 100`

/** Descriptions of what sites that use a record tell about it. */
export const VERIFICATION_TEXT: Readonly<Record<Intelligence['verification_status'], string>> = {
  unknown: 'no site with it was verified yet',
  pending: 'a site with it is waiting for verification',
  'build-green': 'a site that uses it was built',
  'build-red': 'a site that uses it could not be built',
  'smoke-green': 'a site that uses it was built and tested',
  'smoke-red': 'a site that uses it failed its test',
}
