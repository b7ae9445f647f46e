import { readdirSync, readFileSync } from 'node:fs'
import {
  type Migration,
  migrateEssence,
} from '../../../../src/core/essence/migrate/migrate-essence.ts'
import { ROOT } from '../../../support/root.ts'

const FOLDER = `${ROOT}test/fixtures/essence/`

const read = (name: string): object =>
  JSON.parse(readFileSync(`${FOLDER}${name}.json`, 'utf8')) as object

/** The names of the older documents; each has a fixture and its migrated document. */
export const FIXTURE_NAMES = readdirSync(FOLDER)
  .filter((file) => !file.endsWith('.migrated.json'))
  .map((file) => file.replace(/\.json$/, ''))
  .sort()

/** Reads an older document. */
export const readFixtureDocument = (shape: string): object => read(shape)

/** Reads the expected document after the migration. */
export const readMigratedDocument = (shape: string): object => read(`${shape}.migrated`)

/** Migrates an older document that must be valid. */
export function migrateOrThrow(document: unknown): Extract<Migration, { from: 'v2' | 'v3' }> {
  const migration = migrateEssence(document)
  if (!migration.ok) throw new Error(migration.issues.map(({ message }) => message).join('\n'))
  if (migration.from === 'v4') throw new Error('The document already has version 4.')
  return migration
}
