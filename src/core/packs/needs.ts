import type { ReferencedType } from '../essence/model/facts.ts'
import { type AppPage, type AppPlan, listPatternIds } from './app.ts'

/** What a pack is made from beside the theme, which all of them are. */
export interface PackSources {
  readonly pages?: readonly AppPage[]
  readonly shells?: readonly string[]
  readonly archetypes?: readonly string[]
}

/** The slugs of the records that packs are made from, and the pages that name the patterns. */
export interface RequiredRecords extends Readonly<Record<ReferencedType, ReadonlySet<string>>> {
  readonly pages: ReadonlySet<AppPage>
}

/** What all these packs need together. */
export function getRequiredRecords(
  { essence }: AppPlan,
  subjects: readonly { readonly sources: PackSources }[],
): RequiredRecords {
  const sources = subjects.map((subject) => subject.sources)
  const pages = new Set(sources.flatMap(({ pages = [] }) => pages))
  return {
    pages,
    patterns: new Set([...pages].flatMap(listPatternIds)),
    themes: new Set([essence.dna.theme.id]),
    shells: new Set(sources.flatMap(({ shells = [] }) => shells)),
    archetypes: new Set(sources.flatMap(({ archetypes = [] }) => archetypes)),
  }
}
