import type { Content, Lookup } from '../../../src/core/content/content-types.ts'

/** Wraps a lookup so that every record has the fields of `changes`. */
export const createChangedLookup = ({ slugs, get }: Lookup, changes: object): Lookup => ({
  slugs,
  get: async (type, slug) => {
    const record = await get(type, slug)
    return record && ({ ...record, ...changes } as Content[typeof type])
  },
})
