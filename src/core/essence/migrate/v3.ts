import type { EssenceV3 } from '../../generated/types/essence.v3.ts'
import type { EssenceV4 } from '../../generated/types/essence.v4.ts'
import { type Change, createConversion, type MigrationStep } from './change.ts'
import { groupLoosePages } from './gather-pages.ts'

const VERSION = '4.0.0'

/** A version 3 document as version 4: pages that stand alone get a section, the rest stays. */
export function migrateV3(source: EssenceV3): MigrationStep<EssenceV4> {
  const link = updateSchemaLink(source.$schema)
  const blueprint = groupLoosePages(source)
  return {
    document: {
      ...source,
      ...(link === undefined ? {} : { $schema: link }),
      version: VERSION,
      blueprint: blueprint.document,
    },
    changes: [
      createInPlaceChange('/version', VERSION, 'The format has a new version.'),
      ...(link === source.$schema
        ? []
        : [createInPlaceChange('/$schema', link, 'The schema of the new version.')]),
      ...blueprint.changes,
    ],
  }
}

/** An address that names an older essence schema would have editors refuse the new document. */
const updateSchemaLink = (link: string | undefined): string | undefined =>
  link?.replace(/essence\.v[23]\.json(?=#?$)/, 'essence.v4.json')

const createInPlaceChange = (pointer: string, value: unknown, note: string): Change =>
  createConversion({ from: pointer, to: pointer, value, note })
