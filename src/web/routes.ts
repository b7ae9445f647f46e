/** One address of the site that programs read. */
export interface Address {
  readonly path: string
  /** A file that holds an answer to it, from the site's root. */
  readonly file: string
  readonly summary: string
}

/** What programs can ask for. `test/web/routes.test.ts` holds it against the API's own table. */
export const ADDRESSES: readonly Address[] = [
  {
    path: '/v1/health',
    file: 'v1/health.json',
    summary: 'That the API is there, and which release it serves. Also at /health.',
  },
  {
    path: '/v1/schema',
    file: 'v1/schema.json',
    summary: 'The catalog: name, title, description and family of each schema.',
  },
  {
    path: '/v1/schema/{name}',
    file: 'v1/schema/essence.v4.json',
    summary: 'One schema by its file name.',
  },
  {
    path: '/schemas/{name}',
    file: 'schemas/essence.v4.json',
    summary: 'The same file at the address that its $id ends in.',
  },
]
