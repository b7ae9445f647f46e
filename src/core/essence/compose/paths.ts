import { asString } from '../../content/fields.ts'
import type { Page } from '../../generated/types/archetype.v2.ts'

/** A prefix with a leading and without a trailing slash; empty when it adds nothing. */
export const normalizePrefix = (prefix: string | undefined): string => {
  // The lookbehind keeps the search linear in a prefix of many slashes.
  const inner = (prefix ?? '').replace(/^\/+/, '').replace(/(?<!\/)\/+$/, '')
  return inner === '' ? '' : `/${inner}`
}

/** Whether a path lies at the prefix or below it. */
export const isUnderPrefix = (prefix: string, path: string): boolean =>
  path === prefix || path.startsWith(`${prefix}/`)

/** The path below the prefix; one that lies there already stays. */
export const addPrefix = (prefix: string, path: string): string => {
  const absolute = path.startsWith('/') ? path : `/${path}`
  if (prefix === '' || isUnderPrefix(prefix, absolute)) return absolute
  return absolute === '/' ? prefix : prefix + absolute
}

/** The path that an archetype gives a page, else one derived from the page's id. */
export const getPagePath = (page: Page, prefix: string): string =>
  addPrefix(prefix, asString(page.path) ?? derivePath(page.id))

const derivePath = (id: string): string => {
  if (/^(home|index)$/.test(id)) return '/'
  return /(^|-)detail$/.test(id) ? `/${id}/:id` : `/${id}`
}
