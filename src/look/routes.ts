/** The most pages to open if no routes are chosen. */
export const MAX_PAGES = 10

/** The most pages below the same path, such as the records of a list. */
const MAX_SIBLINGS = 2

/** Links that end a session or are no page. */
const SKIPPED = /\b(log|sign)-?out\b|\.(?!html?$)[a-z\d]{2,5}$/i

/** Adds the links of a page to the known routes, in their order, up to the maximum. */
export function addLinks(
  routes: readonly string[],
  links: readonly string[],
  baseUrl: string,
): string[] {
  const known = [...routes]
  for (const link of links) {
    const route = toRoute(link, baseUrl)
    if (route === undefined || known.length >= MAX_PAGES || known.includes(route)) continue
    const folder = getFolder(route)
    const siblings = known.filter((other) => getFolder(other) === folder)
    if (folder === '/' || siblings.length < MAX_SIBLINGS) known.push(route)
  }
  return known
}

/** Returns the path of a link below the app; undefined if it leads elsewhere. */
function toRoute(link: string, baseUrl: string): string | undefined {
  if (link !== baseUrl && !link.startsWith(`${baseUrl}/`)) return undefined
  const path = link.slice(baseUrl.length).replace(/[?#].*/s, '')
  const route = path.replace(/(?<=.)\/(index\.html)?$/, '') || '/'
  return SKIPPED.test(route) ? undefined : route
}

const getFolder = (route: string): string => route.replace(/[^/]*$/, '')
