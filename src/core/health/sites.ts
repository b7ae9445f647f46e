import type { ContentIntelligenceV1 } from '../generated/types/content-intelligence.v1.ts'

type Status = ContentIntelligenceV1['verification_status']

/** What a verified showcase site proves about the records that it is built from. */
export interface Site {
  /** The blueprint that the site shows. */
  readonly slug: string
  readonly status: Status
  readonly isShortlisted: boolean
  /** What the site was built for, such as `html`. */
  readonly target: string | null
  readonly verifiedAt: string | null
  readonly benchmark: NonNullable<ContentIntelligenceV1['benchmark']>
  /** The records that it is built from, such as `patterns/hero`. */
  readonly records: ReadonlySet<string>
}

/** From the worst news to the best. */
const STATUSES: readonly Status[] = [
  ...(['smoke-red', 'build-red'] as const),
  ...(['unknown', 'pending', 'build-green', 'smoke-green'] as const),
]

export const isRed = (status: Status): boolean => status === 'smoke-red' || status === 'build-red'

/** What several sites say together: the worst where one is red, otherwise the best. */
export function statusOf(sites: readonly Site[]): Status {
  const known = sites.map(({ status }) => status).sort(byNews)
  const [worst = 'unknown'] = known
  return isRed(worst) ? worst : (known.at(-1) ?? 'unknown')
}

const byNews = (a: Status, b: Status): number => STATUSES.indexOf(a) - STATUSES.indexOf(b)
