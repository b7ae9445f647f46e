import type { Page } from 'playwright'
import type { HtmlElement } from '../../src/core/kernel/html/parse.ts'
import { createRouter, getPageFolders } from '../../src/core/render/links.ts'
import { themeTokens } from '../../src/core/theme/tokens.ts'
import type { ShowcaseSite } from '../../src/site/showcase/render-showcase.ts'
import type { DocumentSignals } from './document-signals.ts'

/** A document that the essence of a site declares: its route, and the path of its file. */
export interface ExpectedDocument {
  readonly route: string
  readonly path: string
}

/** Returns the documents that the essence of a site declares. */
export const listExpectedDocuments = ({ app, folder }: ShowcaseSite): ExpectedDocument[] =>
  [...getPageFolders(app)].map(([page, pageFolder]) => ({
    route: page.path,
    path: `${folder}${pageFolder}index.html`,
  }))

/** The parsed documents of a site, by path. */
export type ParsedDocuments = ReadonlyMap<string, Pick<DocumentSignals, 'elements'>>

/** Describes where a site differs from its essence: extra pages, navigation, current pages. */
export function findContractViolations(site: ShowcaseSite, documents: ParsedDocuments): string[] {
  const expected = new Set(listExpectedDocuments(site).map(({ path }) => path))
  const pages = [...site.files.keys()].filter((path) => path.endsWith('.html'))
  return [
    ...pages.flatMap((path) =>
      expected.has(path) ? [] : [`${path} is not a page of the essence`],
    ),
    ...findNavigationViolations(site, documents),
    ...[...documents].flatMap(([path, { elements }]) => findCurrentPageViolations(path, elements)),
  ]
}

/** Checks that some document links to every navigation item of the essence by its label. */
function findNavigationViolations(
  { app, folder }: ShowcaseSite,
  documents: ParsedDocuments,
): string[] {
  const folders = getPageFolders(app)
  const findPage = createRouter(app)
  const links = new Set(
    [...documents].flatMap(([path, { elements }]) =>
      elements.filter(isLink).map((link) => `${link.text} ${resolveLinkPath(path, link)}`),
    ),
  )
  return app.sections
    .flatMap(({ section }) => section.navigation_items ?? [])
    .flatMap(({ label, route }) => {
      const page = findPage(route)
      const path = page && `${folder}${folders.get(page)}index.html`
      return links.has(`${label} ${path}`) ? [] : [`no page links to "${label}" (${route})`]
    })
}

const findCurrentPageViolations = (path: string, elements: readonly HtmlElement[]): string[] =>
  elements
    .filter((link) => isLink(link) && link.attributes.get('aria-current') === 'page')
    .filter((link) => resolveLinkPath(path, link) !== path)
    .map(({ text }) => `${path} marks "${text}" as the current page`)

const isLink = ({ name, attributes }: HtmlElement): boolean =>
  name === 'a' && attributes.has('href')

/** Returns the path of the file that a link leads to; empty for a link to another site. */
export function resolveLinkPath(path: string, { attributes }: HtmlElement): string {
  const { origin, pathname } = new URL(
    attributes.get('href') ?? '',
    `${PLACEHOLDER_ORIGIN}/${path}`,
  )
  if (origin !== PLACEHOLDER_ORIGIN) return ''
  return pathname.slice(1).replace(/(^|\/)$/, '$1index.html')
}

const PLACEHOLDER_ORIGIN = 'http://showcase.invalid'

/** Describes the theme colors that a rendered page does not have, in both modes. */
export async function findTokenViolations(page: Page, { app }: ShowcaseSite): Promise<string[]> {
  const colors = (app.theme ? themeTokens(app.theme) : []).flatMap((token) =>
    'light' in token && token.name.startsWith('--color-') ? [token] : [],
  )
  const violations: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const rendered = await page.evaluate(
      ({ names, scheme }) => {
        const root = document.documentElement
        const style = getComputedStyle(root)
        const { mode } = root.dataset
        return {
          mode: mode === 'light' || mode === 'dark' ? mode : scheme,
          values: names.map((name) => style.getPropertyValue(name).trim()),
        }
      },
      { names: colors.map(({ name }) => name), scheme: colorScheme },
    )
    for (const [index, token] of colors.entries()) {
      const [actual = '', expected] = [rendered.values[index], token[rendered.mode]]
      if (actual.toLowerCase() === expected.toLowerCase()) continue
      violations.push(`${token.name} is "${actual}", not "${expected}", in ${rendered.mode} mode`)
    }
  }
  return violations
}
