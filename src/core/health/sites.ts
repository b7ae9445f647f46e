import type { ContentIntelligenceV1 } from '../generated/types/content-intelligence.v1.ts'

type VerificationStatus = ContentIntelligenceV1['verification_status']

/** What a verified showcase site proves about the records that it is built from. */
export interface ShowcaseSite {
  /** The blueprint that the site shows. */
  readonly slug: string
  readonly status: VerificationStatus
  readonly isShortlisted: boolean
  /** What the site was built for, such as `html`. */
  readonly target: string | null
  readonly verifiedAt: string | null
  readonly benchmark: NonNullable<ContentIntelligenceV1['benchmark']>
  /** The records that it is built from, such as `patterns/hero`. */
  readonly records: ReadonlySet<string>
}

/** From the worst news to the best. */
const STATUSES_WORST_FIRST: readonly VerificationStatus[] = [
  ...(['smoke-red', 'build-red'] as const),
  ...(['unknown', 'pending', 'build-green', 'smoke-green'] as const),
]

export const isFailed = (status: VerificationStatus): boolean =>
  status === 'smoke-red' || status === 'build-red'

/** What several sites say together: the worst where one is red, otherwise the best. */
export function combineStatuses(sites: readonly ShowcaseSite[]): VerificationStatus {
  const known = sites.map(({ status }) => status).sort(compareStatuses)
  const [worst = 'unknown'] = known
  return isFailed(worst) ? worst : (known.at(-1) ?? 'unknown')
}

const compareStatuses = (a: VerificationStatus, b: VerificationStatus): number =>
  STATUSES_WORST_FIRST.indexOf(a) - STATUSES_WORST_FIRST.indexOf(b)
