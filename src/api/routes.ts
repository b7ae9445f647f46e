import { CONTENT_TYPES } from '../core/content/content-types.ts'
import { documentRoutes, entryRoutes, schemaRoutes } from './document-routes.ts'
import { listRoutes, searchRoutes } from './list-routes.ts'
import { packRoutes } from './pack-routes.ts'
import { recordRoutes } from './record-routes.ts'
import type { Route } from './route.ts'

export type { Route, RouteParams } from './route.ts'

/**
 * Every route of the API, in the order of the OpenAPI document. The router, the published files,
 * the host rules and the OpenAPI document are all derived from this table.
 */
export const ROUTES: readonly Route[] = [
  ...entryRoutes(),
  ...searchRoutes(),
  ...CONTENT_TYPES.flatMap((type) => [...listRoutes(type), ...recordRoutes(type)]),
  ...schemaRoutes(),
  ...documentRoutes(),
  ...packRoutes(),
]
