import type { Page } from 'playwright'
import type { HtmlElement } from '../../src/core/html/parse.ts'
import { createRouter, getPageFolders } from '../../src/core/render/links.ts'
import { themeTokens } from '../../src/core/theme/tokens.ts'
import type { ShowcaseSite } from '../../src/site/showcase/render-showcase.ts'
import type { DocumentSignals } from './document-signals.ts'

/** A document of a site: the route that its essence gives it, and where it must lie. */
export interface ExpectedDocument {
  readonly route: string
  readonly path: string
}

/** The documents that an essence asks for. */
export const listExpectedDocuments = ({ app, folder }: ShowcaseSite): ExpectedDocument[] =>
  [...getPageFolders(app)].map(([page, below]) => ({
    route: page.path,
    path: `${folder}${below}index.html`,
  }))

/** A document that was read, by its path below the root of all. */
export type ParsedDocuments = ReadonlyMap<string, Pick<DocumentSignals, 'elements'>>

/** Where a site is not what its essence says: documents too many, navigation, current places. */
export function findContractViolations(site: ShowcaseSite, documents: ParsedDocuments): string[] {
  const expected = new Set(listExpectedDocuments(site).map(({ path }) => path))
  const pages = [...site.files.keys()].filter((path) => path.endsWith('.html'))
  return [
    ...pages.flatMap((path) => (expected.has(path) ? [] : [`${path} is no page of the essence`])),
    ...findNavigationViolations(site, documents),
    ...[...documents].flatMap(([path, { elements }]) => findCurrentPageViolations(path, elements)),
  ]
}

/** Every place of the essence's navigation can be reached under its name from some document. */
function findNavigationViolations(
  { app, folder }: ShowcaseSite,
  documents: ParsedDocuments,
): string[] {
  const folders = getPageFolders(app)
  const route = createRouter(app)
  const links = new Set(
    [...documents].flatMap(([path, { elements }]) =>
      elements.filter(isLink).map((link) => `${link.text} ${resolveLinkPath(path, link)}`),
    ),
  )
  return app.sections
    .flatMap(({ section }) => section.navigation_items ?? [])
    .flatMap(({ label, route: to }) => {
      const page = route(to)
      const place = page && `${folder}${folders.get(page)}index.html`
      return links.has(`${label} ${place}`) ? [] : [`no page leads to "${label}" (${to})`]
    })
}

const findCurrentPageViolations = (path: string, elements: readonly HtmlElement[]): string[] =>
  elements
    .filter((one) => isLink(one) && one.attributes.get('aria-current') === 'page')
    .filter((link) => resolveLinkPath(path, link) !== path)
    .map(({ text }) => `${path} marks "${text}" as the page that it is`)

const isLink = ({ name, attributes }: HtmlElement): boolean =>
  name === 'a' && attributes.has('href')

/** The file that a link leads to, by its path below the root of all; empty where it leads away. */
export function resolveLinkPath(path: string, { attributes }: HtmlElement): string {
  const { origin, pathname } = new URL(
    attributes.get('href') ?? '',
    `${PLACEHOLDER_ORIGIN}/${path}`,
  )
  if (origin !== PLACEHOLDER_ORIGIN) return ''
  return pathname.slice(1).replace(/(^|\/)$/, '$1index.html')
}

const PLACEHOLDER_ORIGIN = 'http://showcase.invalid'

/** Colours of the theme that a page does not have when it is drawn, in either mode. */
export async function findTokenViolations(page: Page, { app }: ShowcaseSite): Promise<string[]> {
  const colors = (app.theme ? themeTokens(app.theme) : []).flatMap((token) =>
    'light' in token && token.name.startsWith('--color-') ? [token] : [],
  )
  const faults: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const drawn = await page.evaluate(
      ({ names, scheme }) => {
        const root = document.documentElement
        const style = getComputedStyle(root)
        const mode = root.dataset.mode === 'light' || root.dataset.mode === 'dark'
        return {
          mode: mode ? (root.dataset.mode as 'light' | 'dark') : scheme,
          values: names.map((name) => style.getPropertyValue(name).trim()),
        }
      },
      { names: colors.map(({ name }) => name), scheme: colorScheme },
    )
    for (const [at, token] of colors.entries()) {
      const [found = '', wanted] = [drawn.values[at], token[drawn.mode]]
      if (found.toLowerCase() === wanted.toLowerCase()) continue
      faults.push(`${token.name} is "${found}" and not "${wanted}" in ${drawn.mode} mode`)
    }
  }
  return faults
}
