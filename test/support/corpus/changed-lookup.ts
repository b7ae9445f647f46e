import type { Content, Lookup } from '../../../src/core/content/content-types.ts'

/** A lookup whose records hold something else in some of their fields. */
export const createChangedLookup = ({ slugs, get }: Lookup, changes: object): Lookup => ({
  slugs,
  get: async (type, slug) => {
    const record = await get(type, slug)
    return record && ({ ...record, ...changes } as Content[typeof type])
  },
})
