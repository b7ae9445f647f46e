import type { ContentRecord } from '../content/assemble.ts'
import { asArray, getOwn } from '../content/fields.ts'
import { ownPath } from '../essence/compose/paths.ts'
import type { Page } from '../generated/types/archetype.v2.ts'
import { type LayoutUse, usesOf } from './layout-items.ts'

/** A page of an archetype in both forms. */
export interface ArchetypePage {
  readonly at: number
  readonly id: string
  readonly shell: string
  /** The page as its author wrote it. */
  readonly authored: unknown
  /** The path that the archetype gives it, stated or derived. */
  readonly path: string
  readonly uses: readonly LayoutUse[]
}

/** The pages of an archetype. */
export const pagesOf = ({ authored, data }: ContentRecord<'archetypes'>): ArchetypePage[] =>
  data.pages.map((page: Page, at) => {
    const source = asArray(getOwn(authored, 'pages'))[at]
    const uses = usesOf(source, ['pages', at])
    return { at, id: page.id, shell: page.shell, authored: source, path: ownPath(page, ''), uses }
  })

/** Whether a path has a part that only a record can fill. */
export const hasParameter = (path: string): boolean => /[:*{[]/.test(path)
