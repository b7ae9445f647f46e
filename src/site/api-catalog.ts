import { API_ROOT, PATHS } from '../api/paths.ts'
import { serializeBody } from '../api/respond.ts'

/** Where a site says which APIs it has (RFC 9727, 2). */
export const API_CATALOG_FILE = '.well-known/api-catalog'

/**
 * The API of a site as a linkset (RFC 9264, 4.2). A site does not know its own address, so that
 * every reference is relative to this document.
 */
export const apiCatalogJson = (): string => {
  const api = (path: string): string => `..${API_ROOT}/${path}`
  return serializeBody({
    linkset: [
      {
        anchor: api(''),
        'service-desc': [{ href: api(PATHS.openapi), type: 'application/json' }],
        'service-doc': [
          { href: '../llms.txt', type: 'text/plain' },
          { href: '../', type: 'text/html' },
        ],
        'service-meta': [{ href: api(PATHS.entry), type: 'application/json' }],
        status: [{ href: api(PATHS.health), type: 'application/json' }],
      },
    ],
  })
}
