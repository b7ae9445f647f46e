import type { EssenceV3 } from '../../generated/types/essence.v3.ts'
import type { EssenceV4 } from '../../generated/types/essence.v4.ts'
import { type Change, converted, type Step } from './change.ts'
import { gatherPages } from './gather-pages.ts'

const VERSION = '4.0.0'

/** A version 3 document as version 4: pages that stand alone get a section, the rest stays. */
export function migrateV3(source: EssenceV3): Step<EssenceV4> {
  const link = currentLink(source.$schema)
  const blueprint = gatherPages(source)
  return {
    document: {
      ...source,
      ...(link === undefined ? {} : { $schema: link }),
      version: VERSION,
      blueprint: blueprint.document,
    },
    changes: [
      inPlace('/version', VERSION, 'The format has a new version.'),
      ...(link === source.$schema
        ? []
        : [inPlace('/$schema', link, 'The schema of the new version.')]),
      ...blueprint.changes,
    ],
  }
}

/** An address that names an older essence schema would have editors refuse the new document. */
const currentLink = (link: string | undefined): string | undefined =>
  link?.replace(/essence\.v[23]\.json(?=#?$)/, 'essence.v4.json')

const inPlace = (pointer: string, value: unknown, note: string): Change =>
  converted({ from: pointer, to: pointer, value, note })
