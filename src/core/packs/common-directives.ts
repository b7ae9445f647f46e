import type { EssenceV4 } from '../generated/types/essence.v4.ts'

const known = new WeakMap<EssenceV4, readonly string[]>()

/** The directives that every section has, in the order of the first; none of a single section. */
export function commonDirectives(essence: EssenceV4): readonly string[] {
  const common = known.get(essence) ?? findCommon(essence)
  known.set(essence, common)
  return common
}

function findCommon({ blueprint: { sections } }: EssenceV4): string[] {
  const [first, ...others] = sections
  const lists = others.map(({ directives = [] }) => new Set(directives))
  if (lists.length === 0) return []
  return (first?.directives ?? []).filter((text) => lists.every((list) => list.has(text)))
}
