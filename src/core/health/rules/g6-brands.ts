import { CONTENT_TYPES } from '../../content/content-types.ts'
import { findBrands } from '../brands.ts'
import { listProse } from '../prose.ts'
import type { RecordRule } from '../rule.ts'

/** No sentence names a product, a vendor or this service. */
export const brandsRule: RecordRule = {
  id: 'G6',
  requirement: 'Prose names no product, no vendor and not this service.',
  severity: 'warn',
  source: 'content',
  types: CONTENT_TYPES,
  check: (record) =>
    findBrands(listProse(record)).map(({ pointer, match }) => ({
      pointer,
      message: `"${match}" is a brand.`,
      remedy: 'Say what it does instead of whose it is.',
    })),
}
