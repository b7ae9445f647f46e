import type { Showcase } from '../../index.ts'
import type { Environment } from '../environment.ts'
import { openClient } from './content.ts'

/** The views of the showcase. */
export const SHOWCASE_VIEWS = ['manifest', 'shortlist', 'verification'] as const

/** A view of the showcase. */
export type ShowcaseView = (typeof SHOWCASE_VIEWS)[number]

/** The document of each view. */
export interface ShowcaseDocuments {
  readonly manifest: Showcase['manifest']
  readonly shortlist: Showcase['shortlist']
  readonly verification: Showcase['shortlist-verification']
}

/** Returns the sites that were rendered from blueprints, the best of them, or their test results. */
export async function readShowcase<View extends ShowcaseView>(
  environment: Environment,
  { view }: { readonly view: View },
): Promise<ShowcaseDocuments[View]> {
  const client = await openClient(environment)
  const read: { readonly [V in ShowcaseView]: () => Promise<ShowcaseDocuments[V]> } = {
    manifest: () => client.showcase('manifest'),
    shortlist: () => client.showcase('shortlist'),
    verification: () => client.showcase('shortlist-verification'),
  }
  return read[view]()
}

/** Shortens a view of the showcase to one row per site, with what the view is about. */
export function summarizeShowcase<View extends ShowcaseView>(
  view: View,
  document: ShowcaseDocuments[View],
): object {
  return SUMMARIES[view](document)
}

const SUMMARIES: {
  readonly [V in ShowcaseView]: (document: ShowcaseDocuments[V]) => object
} = {
  manifest: ({ total, shortlisted, apps }) => ({
    total,
    shortlisted,
    items: apps.map(({ goldenCandidate, ...app }) => ({
      ...describeSite(app),
      shortlisted: goldenCandidate === true,
      verification: app.verification?.verificationStatus ?? 'not verified',
    })),
  }),
  shortlist: ({ generatedAt, apps }) => ({
    total: apps.length,
    verified_at: generatedAt,
    items: apps.map((app) => ({ ...describeSite(app), url: app.url })),
  }),
  verification: ({ generatedAt, summary, results }) => ({
    total: results.length,
    verified_at: generatedAt,
    passed_builds: summary.passedBuilds,
    passed_smokes: summary.passedSmokes,
    items: results.map(({ verificationStatus, smoke, drift, ...result }) => ({
      ...describeSite(result),
      verification: verificationStatus,
      routes_passed: `${smoke.routeDocumentsPassed} of ${smoke.routeDocumentsChecked}`,
      drift: drift.signal,
      failures: smoke.failures,
    })),
  }),
}

const describeSite = ({ slug, target, classification }: SiteFacts): SiteFacts => ({
  slug,
  target,
  classification,
})

interface SiteFacts {
  readonly slug: string
  readonly target?: string | null | undefined
  readonly classification: string
}
