import type { EssenceV4 } from '../generated/types/essence.v4.ts'
import { memoizeByObject } from '../memoize.ts'

/** The directives that every section has, in the order of the first; none of a single section. */
export const getCommonDirectives = memoizeByObject(
  ({ blueprint }: EssenceV4): readonly string[] => {
    const [first = [], ...others] = blueprint.sections.map(({ directives = [] }) => directives)
    const lists = others.map((directives) => new Set(directives))
    return lists.length === 0 ? [] : first.filter((text) => lists.every((list) => list.has(text)))
  },
)
