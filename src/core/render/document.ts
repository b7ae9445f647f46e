import { el, type Node, serializeNodes } from './element.ts'

/** How a document looks where that differs from its theme. */
export interface Appearance {
  readonly mode?: 'light' | 'dark' | 'auto' | undefined
  readonly density?: string | undefined
  readonly shape?: string | undefined
  readonly motion?: string | undefined
  readonly dir?: 'ltr' | 'rtl' | undefined
}

/** Files that a document takes its styles from, by their addresses. */
export interface StylesheetLinks {
  readonly layout: string
  readonly theme: string
  /** A script that changes the look before anything is painted. */
  readonly script?: string
}

/** Where the styles of a document come from: files beside it, or itself. */
export type DocumentStyles = StylesheetLinks | { readonly inline: string }

/** What a document is made of. */
export interface DocumentParts {
  readonly title: string
  readonly body: readonly Node[]
  readonly appearance?: Appearance
  readonly styles: DocumentStyles
}

/** A whole document that stands on its own. */
export const renderDocument = ({ title, body, appearance = {}, styles }: DocumentParts): string =>
  [
    '<!doctype html>',
    serializeNodes([el('html', rootAttributes(appearance))]).replace(/<\/html>$/, ''),
    '<head>',
    ...[
      el('meta', { charset: 'utf-8' }),
      el('title', {}, [title]),
      el('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      el('meta', { name: 'robots', content: 'noindex' }),
      el('meta', {
        'http-equiv': 'Content-Security-Policy',
        content: createContentSecurityPolicy(styles),
      }),
    ].map((one) => serializeNodes([one])),
    'inline' in styles ? `<style>\n${styles.inline}</style>` : serializeNodes(createLinks(styles)),
    '</head>',
    '<body>',
    serializeNodes(body),
    '</body>',
    '</html>',
    '',
  ].join('\n')

const rootAttributes = ({ mode, density, shape, motion, dir }: Appearance) => ({
  lang: 'en',
  dir,
  'data-mode': mode === 'auto' ? undefined : mode,
  'data-density': density,
  'data-shape': shape,
  'data-motion': motion,
})

const createLinks = ({ layout, theme, script }: StylesheetLinks): Node[] => [
  el('link', { rel: 'stylesheet', href: layout }),
  el('link', { rel: 'stylesheet', href: theme, id: 'theme' }),
  ...(script === undefined ? [] : [el('script', { src: script })]),
]

/** Nothing is loaded from elsewhere, nothing is sent, and no script stands in the page. */
const createContentSecurityPolicy = (styles: DocumentStyles): string =>
  [
    "default-src 'none'",
    ...('script' in styles ? ["script-src 'self'"] : []),
    `style-src ${'inline' in styles ? "'unsafe-inline'" : "'self'"}`,
    'img-src data:',
    "form-action 'none'",
    "base-uri 'none'",
  ].join('; ')
