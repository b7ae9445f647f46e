import type { Page } from '../generated/types/essence.v4.ts'
import { type AppPage, type Plan, patternIdsOf, type Referenced } from './app.ts'
import { shellIdsOf } from './shells.ts'

/** The slugs of the records that packs are made from, and the pages that name the patterns. */
export interface Needs extends Readonly<Record<Referenced, ReadonlySet<string>>> {
  readonly pages: ReadonlySet<Page>
}

interface Given {
  readonly pages?: readonly AppPage[]
  readonly shells?: readonly string[]
  readonly archetypes?: readonly string[]
}

/** What a pack needs beside the theme, which all of them do. */
export const needsOf = ({ essence }: Plan, { pages = [], shells, archetypes }: Given): Needs => ({
  pages: new Set(pages.map(({ page }) => page)),
  patterns: new Set(pages.flatMap(patternIdsOf)),
  themes: new Set([essence.dna.theme.id]),
  shells: new Set(shells),
  archetypes: new Set(archetypes),
})

/** Everything that the essence names. */
export const allNeeds = (plan: Plan): Needs =>
  needsOf(plan, {
    pages: plan.pages,
    shells: shellIdsOf(plan),
    archetypes: [plan.essence.meta.archetype],
  })
