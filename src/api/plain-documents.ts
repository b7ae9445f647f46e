import { mapConcurrent } from '../core/concurrency.ts'
import { CONTENT_TYPES } from '../core/content/content-types.ts'
import { SCHEMA_NAMES } from '../core/generated/names.ts'
import { asString, getOwn } from '../core/json/value.ts'
import { getSchemaFamily } from '../core/schema/catalog.ts'
import type { Health, SchemaList } from './documents.ts'
import { PATHS } from './paths.ts'
import { type DocumentReader, requireDocument } from './read.ts'
import { healthShape, listShape, schemaShape, unknownShape } from './shapes.ts'

/** The specification does not say what the body is: what is missing in it is counted. */
export async function readPlainHealth(read: DocumentReader): Promise<Health> {
  const answer = await requireDocument(read(PATHS.health, unknownShape), PATHS.health)
  const ours = healthShape.safeParse(answer)
  if (ours.success) return ours.data
  const counts = await mapConcurrent(CONTENT_TYPES, async (type): Promise<[string, number]> => {
    const { total } = await requireDocument(read(`${type}?limit=1`, listShape), type)
    return [type, total]
  })
  return {
    status: 'ok',
    version: asString(getOwn(answer, 'version')) ?? '',
    surface: 'content-api',
    release: asString(getOwn(answer, 'release')) ?? '',
    counts: Object.fromEntries(counts) as Health['counts'],
    schemas: SCHEMA_NAMES.length,
  }
}

/** The catalog has fixed names, but only a site of ours lists them with their titles. */
export async function readPlainSchemas(read: DocumentReader): Promise<SchemaList> {
  const items = await mapConcurrent(SCHEMA_NAMES, async (name) => {
    const { title, description } = await requireDocument(
      read(PATHS.schema(name), schemaShape),
      name,
    )
    return { name, title, description, family: getSchemaFamily(name) }
  })
  return { total: items.length, release: '', items }
}
