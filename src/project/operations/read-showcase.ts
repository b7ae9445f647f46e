import { asObject, type Showcase } from '../../index.ts'
import { openClient } from '../content.ts'
import type { Environment } from '../environment.ts'

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

/** Shortens a view of the showcase to one row per site. */
export function summarizeShowcase(document: ShowcaseDocuments[ShowcaseView]): object {
  const items = 'results' in document ? document.results : document.apps
  return {
    total: items.length,
    items: items.map((item) => ({
      slug: item.slug,
      target: item.target,
      classification: item.classification,
      verification: getVerificationStatus(item),
    })),
  }
}

const getVerificationStatus = (item: object): unknown => {
  const { verificationStatus, verification } = asObject(item)
  return verificationStatus ?? asObject(verification).verificationStatus ?? 'not verified'
}
