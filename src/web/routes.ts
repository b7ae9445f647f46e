import { ROUTES, toFilePath } from '../index.ts'

/** One address of the site that programs read. */
export interface ApiRoute {
  readonly path: string
  /** A file that holds an answer to it, from the site's root. */
  readonly file: string
  readonly summary: string
}

/** A value for each segment that varies, so that every address leads somewhere. */
const SAMPLE_VALUES: Readonly<Record<string, string>> = {
  ...{ type: 'patterns', slug: 'hero', name: 'essence.v4.json', term: 'table' },
  ...{ filter: 'all', sort: 'name', offset: '0' },
}

const toSamplePath = (path: string): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => SAMPLE_VALUES[name] ?? name)

/** The lists and records of the other types are answered alike, and aliases say nothing new. */
const isDocumentedPath = (path: string): boolean =>
  path.startsWith('/v1') &&
  !/^\/v1\/(themes|blueprints|archetypes|shells)(\/|$)|\/official\/|\{namespace\}/.test(path)

/** What programs can ask for: the API's own table, and the published files beside it. */
export const API_ROUTES: readonly ApiRoute[] = [
  // The root answers /health too, for clients that know no prefix.
  ...ROUTES.filter(({ path }) => isDocumentedPath(path)).map(({ path, summary }) => {
    const general = path.replace('/patterns', '/{type}')
    return {
      path: general,
      file: toFilePath(toSamplePath(general)),
      summary: generalizeSummary(summary),
    }
  }),
  {
    path: '/schemas/{name}',
    file: `schemas/${SAMPLE_VALUES.name}`,
    summary: 'The same file at the address that its $id ends in.',
  },
]

function generalizeSummary(summary: string): string {
  return summary
    .replaceAll('the patterns', 'the records of a type')
    .replaceAll('patterns', 'records')
}
