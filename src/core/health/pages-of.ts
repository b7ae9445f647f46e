import type { ContentRecord } from '../content/assemble-content.ts'
import { getPagePath } from '../essence/compose/section-drafts.ts'
import type { Page } from '../generated/types/archetype.v2.ts'
import { asArray, getOwn } from '../json/value.ts'
import { listPatternUses, type PatternUse } from './layout-items.ts'

/** A page of an archetype in both forms. */
export interface ArchetypePage {
  readonly index: number
  readonly id: string
  readonly shell: string
  /** The page as its author wrote it. */
  readonly authored: unknown
  /** The path that the archetype gives it, stated or derived. */
  readonly path: string
  readonly uses: readonly PatternUse[]
}

/** The pages of an archetype. */
export const listArchetypePages = ({
  authored,
  data,
}: ContentRecord<'archetypes'>): ArchetypePage[] =>
  data.pages.map((page: Page, index) => {
    const source = asArray(getOwn(authored, 'pages'))[index]
    const uses = listPatternUses(source, ['pages', index])
    return {
      index,
      id: page.id,
      shell: page.shell,
      authored: source,
      path: getPagePath(page, ''),
      uses,
    }
  })

/** Whether a path has a part that only a record can fill. */
export const hasRouteParameter = (path: string): boolean => /[:*{[]/.test(path)
