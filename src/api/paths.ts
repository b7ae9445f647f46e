/** Where the API lives below a site's root; every address of it starts so. */
export const API_ROOT = '/v1'

/** Where each document lies below `/v1/`: the path a `Source` is asked for. */
export const PATHS = {
  health: 'health.json',
  schemas: 'schema.json',
  schema: (name: string): string => `schema/${name}`,
} as const

/** Whether an address of a site is answered by the handler rather than by a file of its own. */
export const isApiAddress = (pathname: string): boolean =>
  /^\/(v1|health(\.json)?)(\/|$)/.test(pathname)

/** The file of a site that holds the answer to an address: `X.json` whatever the address calls it. */
export const fileOf = (address: string): string =>
  `${address.slice(1)}${address.endsWith('.json') ? '' : '.json'}`
