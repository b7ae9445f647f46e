import { CONTENT_TYPES } from '../../content/type.ts'
import { brandsIn } from '../brands.ts'
import { proseOf } from '../prose.ts'
import type { RecordRule } from '../rule.ts'

/** No sentence names a product, a vendor or this service. */
export const brands: RecordRule = {
  id: 'G6',
  asks: 'Prose names no product, no vendor and not this service.',
  severity: 'warn',
  source: 'content',
  types: CONTENT_TYPES,
  check: (record) =>
    brandsIn(proseOf(record)).map(({ pointer, found }) => ({
      pointer,
      message: `"${found}" is a brand.`,
      remedy: 'Say what it does instead of whose it is.',
    })),
}
