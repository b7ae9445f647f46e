import type { SchemaDocument } from '../api/documents.ts'
import type { ContentType } from '../core/content/type.ts'
import type { SchemaName } from '../core/generated/names.ts'

/** Everything that a site is made of. */
export interface Corpus {
  /** The version of the package that builds the site. */
  readonly version: string
  readonly schemas: ReadonlyMap<SchemaName, SchemaDocument>
  readonly records: ReadonlyMap<ContentType, readonly object[]>
}
