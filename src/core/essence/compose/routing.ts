import type { Route } from '../../generated/types/blueprint.v1.ts'
import type { Issue } from '../../issue.ts'
import type { Part, PartPage } from './parts.ts'

/** What a path shows. */
export interface Stop {
  readonly part: Part
  readonly page: PartPage
  /** The shell that the product asks for on this path. */
  readonly shell?: string | undefined
}

/** Every path of the product, and the way back from a page to its path. */
export interface Routing {
  readonly stops: ReadonlyMap<string, Stop>
  readonly pathOf: ReadonlyMap<PartPage, string>
  /** Paths of pages that the product leaves out. */
  readonly gone: ReadonlySet<string>
  readonly issues: readonly Issue[]
}

/** What the paths of a product follow from. */
export interface Routed {
  readonly routes: Readonly<Record<string, Route>>
  readonly parts: readonly Part[]
  /** The slugs of all composed archetypes, those without a part among them. */
  readonly composed: ReadonlySet<string>
  readonly removed: ReadonlySet<string>
}

/** Every page of the parts. */
export const placesOf = (parts: readonly Part[]): Stop[] =>
  parts.flatMap((part) => part.pages.map((page) => ({ part, page })))
