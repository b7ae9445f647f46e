import { renderToString } from 'preact-render-to-string'
import { renderHtmlDocument } from './html-document.ts'
import baseStyles from './ui/base.css?inline'
import layoutStyles from './ui/site-layout.css?inline'
import { Logo } from './ui/site-layout.tsx'
import tokenStyles from './ui/tokens.css?inline'

/**
 * Renders the 404 page. A host shows it at any depth, so it cannot link to files of the site: its
 * styles are inline, it has no scripts, and its links work at any URL.
 */
export const renderNotFoundPage = (): string =>
  renderHtmlDocument({
    title: 'Nothing here · svc',
    description: 'There is no page at this address.',
    head: [
      '<link rel="icon" href="data:,">',
      `<style>${tokenStyles}${baseStyles}${layoutStyles}</style>`,
    ],
    body: renderToString(<NotFound />),
  })

const FALLBACK_LINKS = [
  ['./', 'This folder'],
  ['../', 'The folder above it'],
  ['/', 'The start page of this host'],
] as const

const NotFound = () => (
  <>
    <header class="site-header">
      <span class="brand">
        <Logo />
        svc
      </span>
    </header>
    <main id="main">
      <div class="title">
        <p class="name">404</p>
        <h1>There is no page at this address</h1>
        <p>
          The address may be mistyped, or the page may have moved. These are the places nearest to
          it:
        </p>
        <ul class="ways-out">
          {FALLBACK_LINKS.map(([href, label]) => (
            <li key={href}>
              <a href={href}>{label}</a> <code>{href}</code>
            </li>
          ))}
        </ul>
      </div>
    </main>
  </>
)
