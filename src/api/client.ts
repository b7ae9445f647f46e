import type * as z from 'zod/mini'
import { isSchemaName } from '../core/catalog.ts'
import { SCHEMA_NAMES } from '../core/generated/names.ts'
import { nearest } from '../core/nearest.ts'
import { isProblem, Problem } from '../core/problem.ts'
import type { Health, SchemaDocument, SchemaList } from './documents.ts'
import { PATHS } from './paths.ts'
import { healthShape, schemaListShape, schemaShape } from './shapes.ts'
import type { Source, SourceOptions } from './source.ts'

/** The API as function calls: the same answers as over HTTP, from any source. */
export interface Client {
  health(options?: SourceOptions): Promise<Health>
  schemas(options?: SourceOptions): Promise<SchemaList>
  schema(name: string, options?: SourceOptions): Promise<SchemaDocument>
}

/** A client that reads everything through one source. */
export function createClient(source: Source): Client {
  const read = async <T>(path: string, shape: z.ZodMiniType<T>, options?: SourceOptions) =>
    trust(shape, await always(source(path, options), path), path)
  return {
    health: (options) => read(PATHS.health, healthShape, options),
    schemas: (options) => read(PATHS.schemas, schemaListShape, options),
    schema: async (name, options) => {
      if (!isSchemaName(name)) throw schemaNotFound(name)
      return read(PATHS.schema(name), schemaShape, options)
    },
  }
}

/** What belongs to every API is never "not there": without it, the source is none. */
const always = (answer: Promise<unknown>, path: string): Promise<unknown> =>
  answer.catch((error: unknown) => {
    throw isProblem(error) && error.code === 'record-not-found' ? notOurs(path, error) : error
  })

/** A static host may answer with any file: an answer counts only when it has the right shape. */
function trust<T>(shape: z.ZodMiniType<T>, answer: unknown, path: string): T {
  const parsed = shape.safeParse(answer)
  if (parsed.success) return parsed.data
  throw notOurs(path, parsed.error)
}

const notOurs = (path: string, cause: unknown): Problem =>
  new Problem('source-unreachable', `What was read at ${path} is not what belongs there.`, {
    hint: 'Check that the address is that of a published API and ends in /v1.',
    cause,
  })

function schemaNotFound(name: string): Problem {
  const [first, ...rest] = nearest(name, SCHEMA_NAMES)
  return new Problem('schema-not-found', `There is no schema called "${name}".`, {
    hint: first
      ? `Did you mean ${[first, ...rest].join(' or ')}?`
      : 'GET /v1/schema lists them all.',
    extensions: { available: SCHEMA_NAMES },
  })
}
