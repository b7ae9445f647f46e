import type { Health, SchemaList } from '../api/documents.ts'
import { PATHS } from '../api/paths.ts'
import { familyOf } from '../core/catalog.ts'
import { CONTENT_TYPES } from '../core/content/type.ts'
import type { Corpus } from './corpus.ts'
import { releaseOf } from './release.ts'

/** What the client reads, by path below `/v1/`: the corpus as the answers need it. */
export function tablesOf(corpus: Corpus): Map<string, unknown> {
  const release = releaseOf(corpus)
  return new Map<string, unknown>([
    [PATHS.health, health(corpus, release)],
    [PATHS.schemas, schemaList(corpus, release)],
    ...[...corpus.schemas].map(([name, schema]) => [PATHS.schema(name), schema] as const),
  ])
}

const health = ({ version, schemas, records }: Corpus, release: string): Health => ({
  status: 'ok',
  version,
  surface: 'content-api',
  release,
  counts: Object.fromEntries(
    CONTENT_TYPES.map((type) => [type, records[type].length]),
  ) as Health['counts'],
  schemas: schemas.size,
})

const schemaList = ({ schemas }: Corpus, release: string): SchemaList => ({
  total: schemas.size,
  release,
  items: [...schemas].map(([name, { title, description }]) => ({
    name,
    title,
    description,
    family: familyOf(name),
  })),
})
