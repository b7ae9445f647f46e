import type * as z from 'zod/mini'
import { isSchemaName } from '../core/catalog.ts'
import { SCHEMA_NAMES } from '../core/generated/names.ts'
import { nearest } from '../core/nearest.ts'
import { Problem } from '../core/problem.ts'
import type { Health, SchemaDocument, SchemaList } from './documents.ts'
import { PATHS } from './paths.ts'
import { healthShape, schemaListShape } from './shapes.ts'
import type { Source, SourceOptions } from './source.ts'

/** The API as function calls: the same answers as over HTTP, from any source. */
export interface Client {
  health(options?: SourceOptions): Promise<Health>
  schemas(options?: SourceOptions): Promise<SchemaList>
  schema(name: string, options?: SourceOptions): Promise<SchemaDocument>
}

/** A client that reads everything through one source. */
export function createClient(source: Source): Client {
  const read = async <T extends z.ZodMiniType>(path: string, shape: T, options?: SourceOptions) =>
    trust(shape, await source(path, options), path)
  return {
    health: (options) => read(PATHS.health, healthShape, options),
    schemas: (options) => read(PATHS.schemas, schemaListShape, options),
    schema: async (name, options) => {
      if (!isSchemaName(name)) throw schemaNotFound(name)
      return (await source(PATHS.schema(name), options)) as SchemaDocument
    },
  }
}

/** A static host may answer with any file: an answer counts only when it has the right shape. */
function trust<T extends z.ZodMiniType>(shape: T, answer: unknown, path: string): z.infer<T> {
  const parsed = shape.safeParse(answer)
  if (parsed.success) return parsed.data
  throw new Problem('source-unreachable', `What was read at ${path} is not what belongs there.`, {
    hint: 'Check that the address is that of a published API and ends in /v1.',
    cause: parsed.error,
  })
}

function schemaNotFound(name: string): Problem {
  const [first, ...rest] = nearest(name, SCHEMA_NAMES)
  return new Problem('schema-not-found', `There is no schema called "${name}".`, {
    hint: first ? `Did you mean ${[first, ...rest].join(' or ')}?` : 'GET /v1/schema lists all 59.',
    extensions: { available: SCHEMA_NAMES },
  })
}
