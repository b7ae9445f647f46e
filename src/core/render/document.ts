import { type LayoutPart, listLayoutParts } from './css/layout-stylesheet.ts'
import { el, getAttribute, listElements, type Node, serializeNodes } from './element.ts'

/** The appearance of a document where it differs from its theme. */
export interface Appearance {
  readonly mode?: 'light' | 'dark' | 'auto' | undefined
  readonly density?: string | undefined
  readonly shape?: string | undefined
  readonly motion?: string | undefined
  readonly dir?: 'ltr' | 'rtl' | undefined
}

/** The files that style a document, by their URLs. */
export interface StylesheetLinks {
  readonly layout: string
  /** Returns the URL of a part that `layout` does not have. Absent: it has all. */
  readonly layoutPart?: (part: LayoutPart) => string
  readonly theme: string
  /** A script that changes the appearance before the first paint. */
  readonly script?: string
  readonly behavior?: BehaviorScript
}

/** A script that makes the controls of a page work. */
export interface BehaviorScript {
  readonly src: string
  /** The URLs that the script links to, which are its `data-*` attributes. */
  readonly links?: Readonly<Record<string, string>>
}

/** The styles of a document: links to files, or inline CSS. */
export type DocumentStyles = StylesheetLinks | { readonly inline: string }

/** The parts of an HTML document. */
export interface DocumentParts {
  readonly title: string
  readonly body: readonly Node[]
  readonly appearance?: Appearance
  readonly styles: DocumentStyles
}

/** Renders a complete HTML document. */
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
    ].map((element) => serializeNodes([element])),
    'inline' in styles
      ? `<style>\n${styles.inline}</style>`
      : serializeNodes(createLinks(styles, body)),
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

const createLinks = (
  { layout, layoutPart, theme, script, behavior }: StylesheetLinks,
  body: readonly Node[],
): Node[] => [
  ...[layout, ...(layoutPart ? listLayoutParts(listNames(body)).map(layoutPart) : [])].map((href) =>
    el('link', { rel: 'stylesheet', href }),
  ),
  el('link', { rel: 'stylesheet', href: theme, id: 'theme' }),
  ...(script === undefined ? [] : [el('script', { src: script })]),
  ...(behavior === undefined ? [] : [createBehaviorScript(behavior)]),
]

/** Lists the patterns and the shell of a document, and what it is a sample of. */
const listNames = (body: readonly Node[]): string[] =>
  listElements(body).flatMap((element) =>
    ['data-pattern', 'data-shell', 'data-specimen'].flatMap(
      (name) => getAttribute(element, name) ?? [],
    ),
  )

const createBehaviorScript = ({ src, links = {} }: BehaviorScript): Node =>
  el('script', {
    src,
    defer: true,
    ...Object.fromEntries(Object.entries(links).map(([name, url]) => [`data-${name}`, url])),
  })

/** Forbids inline scripts, requests to other hosts and sending forms. */
const createContentSecurityPolicy = (styles: DocumentStyles): string =>
  [
    "default-src 'none'",
    ...('script' in styles || 'behavior' in styles ? ["script-src 'self'"] : []),
    `style-src ${'inline' in styles ? "'unsafe-inline'" : "'self'"}`,
    'img-src data:',
    `font-src ${'inline' in styles ? "'self' data:" : "'self'"}`,
    "form-action 'none'",
    "base-uri 'none'",
  ].join('; ')
