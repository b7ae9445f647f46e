/** What frameworks write for a segment of a path, and what a contract writes for it. */
const NOTATIONS: readonly (readonly [notation: RegExp, contract: string])[] = [
  // Next.js, SvelteKit, Nuxt and Astro: `[...rest]`, `[[...rest]]`, `[[id]]`, `[id=number]`.
  [/^\[?\[\.\.\.([^[\]=]+)(?:=[^[\]]*)?\]\]?$/, '*$1'],
  [/^\[\[([^[\]=]+)(?:=[^[\]]*)?\]\]$/, ':$1'],
  [/\[([^[\]=]+)(?:=[^[\]]*)?\]/g, ':$1'],
  // TanStack Router and Remix: `$id`, `$`.
  [/^\$$/, '*'],
  [/^\$([A-Za-z_]\w*)$/, ':$1'],
  // OpenAPI and most servers: `{id}`, `{id:int}`, `{*rest}`.
  [/^\{(?:\*|\.\.\.)([A-Za-z_]\w*)\}$/, '*$1'],
  [/^\{([A-Za-z_]\w*)(?:[:?][^{}]*)?\}$/, ':$1'],
]

const toContractSegment = (segment: string): string =>
  NOTATIONS.reduce((text, [notation, contract]) => text.replace(notation, contract), segment)

/**
 * Writes a path in the notation of a contract, in which `:id` is a parameter and `*rest` the rest
 * of a path: `/orders/[id]`, `/orders/$id` and `/orders/{id}` are `/orders/:id`.
 *
 * @example
 * import { toContractPath } from '@svc/content/essence'
 *
 * toContractPath('/orders/[id]') // => '/orders/:id'
 */
export const toContractPath = (path: string): string =>
  path.split('/').map(toContractSegment).join('/')

/** Removes the names of parameters: `/orders/:id` and `/orders/[key]` are the same route. */
export const getRouteShape = (path: string): string =>
  toContractPath(path)
    .replaceAll(/\/:[^/]*/g, '/:')
    .replaceAll(/\/\*[^/]*/g, '/*')
    .replace(/(.)\/$/, '$1')
