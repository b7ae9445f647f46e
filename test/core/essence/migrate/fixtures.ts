import { readdirSync, readFileSync } from 'node:fs'
import {
  type Migration,
  migrateEssence,
} from '../../../../src/core/essence/migrate/migrate-essence.ts'
import { ROOT } from '../../../support/root.ts'

const FOLDER = `${ROOT}test/fixtures/essence/`

const read = (name: string): object =>
  JSON.parse(readFileSync(`${FOLDER}${name}.json`, 'utf8')) as object

/** The shapes of older documents, each with a fixture and, beside it, what it is migrated to. */
export const FIXTURE_NAMES = readdirSync(FOLDER)
  .filter((file) => !file.endsWith('.migrated.json'))
  .map((file) => file.replace(/\.json$/, ''))
  .sort()

/** The document of a shape. */
export const readFixtureDocument = (shape: string): object => read(shape)

/** What the document of a shape is migrated to. */
export const readMigratedDocument = (shape: string): object => read(`${shape}.migrated`)

/** The migration of an older document that is known to be a right one. */
export function migrateOrThrow(document: unknown): Extract<Migration, { from: 'v2' | 'v3' }> {
  const migration = migrateEssence(document)
  if (!migration.ok) throw new Error(migration.issues.map(({ message }) => message).join('\n'))
  if (migration.from === 'v4') throw new Error('The document is of version 4 already.')
  return migration
}
