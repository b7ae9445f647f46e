import type { Route } from '../../generated/types/blueprint.v1.ts'
import type { Issue } from '../../issue.ts'
import type { PageDraft, SectionDraft } from './parts.ts'

/** What a path shows. */
export interface RouteTarget {
  readonly section: SectionDraft
  readonly page: PageDraft
  /** The shell that the product asks for on this path. */
  readonly shell?: string | undefined
}

/** Every path of the product, and the way back from a page to its path. */
export interface RoutePlan {
  readonly targets: ReadonlyMap<string, RouteTarget>
  readonly pathByPage: ReadonlyMap<PageDraft, string>
  /** Paths of pages that the product leaves out. */
  readonly removedPaths: ReadonlySet<string>
  readonly issues: readonly Issue[]
}

/** What the paths of a product follow from. */
export interface RoutePlanInput {
  readonly routes: Readonly<Record<string, Route>>
  readonly sections: readonly SectionDraft[]
  /** The slugs of all composed archetypes, those without a part among them. */
  readonly composedSlugs: ReadonlySet<string>
  readonly removedPageIds: ReadonlySet<string>
}

/** Lists every page of the sections. */
export const listRouteTargets = (sections: readonly SectionDraft[]): RouteTarget[] =>
  sections.flatMap((section) => section.pages.map((page) => ({ section, page })))
