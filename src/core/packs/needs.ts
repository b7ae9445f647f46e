import type { ReferencedType } from '../essence/diagnostics/records.ts'
import { type AppPage, type Plan, patternIdsOf } from './app.ts'

/** What a pack is made from beside the theme, which all of them are. */
export interface Sources {
  readonly pages?: readonly AppPage[]
  readonly shells?: readonly string[]
  readonly archetypes?: readonly string[]
}

/** The slugs of the records that packs are made from, and the pages that name the patterns. */
export interface Needs extends Readonly<Record<ReferencedType, ReadonlySet<string>>> {
  readonly pages: ReadonlySet<AppPage>
}

/** What all these packs need together. */
export function needsOf(
  { essence }: Plan,
  subjects: readonly { readonly sources: Sources }[],
): Needs {
  const sources = subjects.map((subject) => subject.sources)
  const pages = new Set(sources.flatMap(({ pages = [] }) => pages))
  return {
    pages,
    patterns: new Set([...pages].flatMap(patternIdsOf)),
    themes: new Set([essence.dna.theme.id]),
    shells: new Set(sources.flatMap(({ shells = [] }) => shells)),
    archetypes: new Set(sources.flatMap(({ archetypes = [] }) => archetypes)),
  }
}
