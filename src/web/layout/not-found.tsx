import { renderToString } from 'preact-render-to-string'
import { renderHtmlDocument } from '../html-document.ts'
import baseStyles from '../ui/base.css?inline'
import controlStyles from '../ui/controls.css?inline'
import tokenStyles from '../ui/tokens.css?inline'
import layoutStyles from './site-layout.css?inline'
import { Logo, SiteLinks } from './site-layout.tsx'

/**
 * Renders the 404 page. A host shows it at any depth, so its links start at the path of the site,
 * its styles are inline and it has no scripts. A site below a path must be built with its address.
 */
export function renderNotFoundPage(siteUrl?: string): string {
  const root = siteUrl === undefined ? '/' : new URL(siteUrl).pathname
  return renderHtmlDocument({
    title: 'Page not found · svc',
    description: 'There is no page at this address.',
    head: [
      '<meta name="robots" content="noindex">',
      `<link rel="icon" href="${root}favicon.ico">`,
      `<style>${tokenStyles}${baseStyles}${layoutStyles}${controlStyles}</style>`,
    ],
    body: renderToString(<NotFound root={root} />),
  })
}

const NotFound = ({ root }: { readonly root: string }) => (
  <>
    <header class="site-header">
      <a class="brand" href={root}>
        <Logo />
        svc
      </a>
    </header>
    <main id="main">
      <div class="title">
        <p class="name">404</p>
        <h1>There is no page at this address</h1>
        <p>The address may be mistyped, or the page may have moved. Search for it:</p>
        <search>
          <form class="search-form" action={`${root}search/`}>
            <label class="hidden" for="q">
              Search
            </label>
            <input
              id="q"
              type="search"
              name="q"
              maxLength={256}
              placeholder="Search svc"
              required
            />
            <button type="submit" class="button primary">
              Search
            </button>
          </form>
        </search>
        <SiteLinks root={root} />
      </div>
    </main>
  </>
)
