import { fileOf, ROUTES } from '../index.ts'

/** One address of the site that programs read. */
export interface Address {
  readonly path: string
  /** A file that holds an answer to it, from the site's root. */
  readonly file: string
  readonly summary: string
}

const SAMPLE = 'essence.v4.json'

/** What programs can ask for: the API's own table, and the published files beside it. */
export const ADDRESSES: readonly Address[] = [
  // The root answers /health too, for clients that know no prefix.
  ...ROUTES.filter(({ path }) => path.startsWith('/v1')).map(({ path, summary }) => ({
    path,
    file: fileOf(path.replace('{name}', SAMPLE)),
    summary,
  })),
  {
    path: '/schemas/{name}',
    file: `schemas/${SAMPLE}`,
    summary: 'The same file at the address that its $id ends in.',
  },
]
