import { compareStrings, unique } from '../kernel/lists.ts'
import type { StyledType } from './css/layout-stylesheet.ts'
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
  /** Returns the URL of a record's style, if it has one. Absent: `layout` has all styles. */
  readonly recordStyle?: (type: StyledType, id: string) => string | undefined
  /** The rules of the page that shows a theme. */
  readonly themeSample?: string
  readonly theme: string
  /** A script that changes the appearance before the first paint. */
  readonly script?: string
  readonly controls?: ControlScripts
}

/**
 * The scripts that make the controls of a page work. A page has them if one of its patterns has a
 * behavior, or if it has tools.
 */
export interface ControlScripts {
  readonly src: string
  /** Returns the URL of a pattern's behavior; undefined if it has none. */
  readonly behavior: (pattern: string) => string | undefined
  /** The URLs that the tools of a showcase site link to, by name. Absent: the page has no tools. */
  readonly tools?: Readonly<Record<string, string>> | undefined
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
  { layout, recordStyle, themeSample, theme, script, controls }: StylesheetLinks,
  body: readonly Node[],
): Node[] => [
  ...[layout, ...listRecordStyles(body, recordStyle), ...(themeSample ? [themeSample] : [])].map(
    (href) => el('link', { rel: 'stylesheet', href }),
  ),
  el('link', { rel: 'stylesheet', href: theme, id: 'theme' }),
  ...(script === undefined ? [] : [el('script', { src: script })]),
  ...(controls === undefined ? [] : createControlScripts(controls, body)),
]

/** Lists the URLs of the styles of the patterns and the shell in a document, in this order. */
function listRecordStyles(
  body: readonly Node[],
  recordStyle: StylesheetLinks['recordStyle'],
): string[] {
  if (recordStyle === undefined) return []
  return [
    ...listIds(body, 'data-pattern').flatMap((id) => recordStyle('patterns', id) ?? []),
    ...listIds(body, 'data-shell').flatMap((id) => recordStyle('shells', id) ?? []),
  ]
}

/** Lists the records that an attribute of a document names, ordered by id. */
const listIds = (body: readonly Node[], attribute: string): string[] =>
  unique(listElements(body).flatMap((element) => getAttribute(element, attribute) ?? [])).sort(
    compareStrings,
  )

/** Creates the scripts of the behaviors in a page, and the one that runs them. */
function createControlScripts(
  { src, behavior, tools }: ControlScripts,
  body: readonly Node[],
): Node[] {
  const behaviors = listIds(body, 'data-pattern').flatMap((id) => behavior(id) ?? [])
  if (behaviors.length === 0 && tools === undefined) return []
  const data = Object.entries(tools ?? {}).map(([name, url]) => [`data-${name}`, url])
  const attributes = { ...(tools && { 'data-tools': true }), ...Object.fromEntries(data) }
  return [
    ...behaviors.map((url) => el('script', { src: url, defer: true })),
    el('script', { src, defer: true, ...attributes }),
  ]
}

/** Forbids inline scripts, requests to other hosts and sending forms. */
const createContentSecurityPolicy = (styles: DocumentStyles): string =>
  [
    "default-src 'none'",
    ...('script' in styles || 'controls' in styles ? ["script-src 'self'"] : []),
    `style-src ${'inline' in styles ? "'unsafe-inline'" : "'self'"}`,
    'img-src data:',
    `font-src ${'inline' in styles ? "'self' data:" : "'self'"}`,
    "form-action 'none'",
    "base-uri 'none'",
  ].join('; ')
