import { CONTENT_TYPES } from '../index.ts'
import { CHANGES_FEED } from './docs/changes-feed.ts'
import { escapeHtml } from './html-document.ts'
import { pathToRoot, type View } from './view.ts'

/** What the pages of a site know about the place where it is published. */
export interface SiteMeta {
  /** The public address of the site, ending in a slash; undefined if the build was not told. */
  readonly siteUrl?: string | undefined
  /** True if the site has a file at a path below its root. */
  readonly hasFile?: (path: string) => boolean
}

/** The path of the web app manifest below the site root. */
export const WEB_MANIFEST = 'app.webmanifest'

/** The path of the sitemap below the site root. */
export const SITEMAP = 'sitemap.xml'

/** Returns the head elements that describe a page to search engines, feeds and link previews. */
export function createMetaTags(view: Omit<View, 'main'>, meta: SiteMeta): readonly string[] {
  const { path, title, description } = view
  const root = pathToRoot(path)
  const url = meta.siteUrl && toPageUrl(meta.siteUrl, path)
  const image = findImage(path, meta)
  const properties: readonly (readonly [name: string, value: string | undefined])[] = [
    ['og:type', 'website'],
    ['og:site_name', 'svc'],
    ['og:title', title],
    ['og:description', description],
    ['og:url', url],
    ['og:image', image],
  ]
  return [
    `<link rel="icon" href="${root}favicon.ico" sizes="32x32">`,
    `<link rel="icon" href="${root}favicon.svg" type="image/svg+xml">`,
    `<link rel="apple-touch-icon" href="${root}apple-touch-icon.png">`,
    `<link rel="manifest" href="${root}${WEB_MANIFEST}">`,
    `<link rel="alternate" type="application/atom+xml" title="Changes" href="${root}${CHANGES_FEED}">`,
    ...(url ? [`<link rel="canonical" href="${escapeHtml(url)}">`] : []),
    ...properties.flatMap(([name, value]) =>
      value ? [`<meta property="${name}" content="${escapeHtml(value)}">`] : [],
    ),
    `<meta name="twitter:card" content="${image ? 'summary_large_image' : 'summary'}">`,
  ]
}

/** Returns the address of a page, which is that of its folder. */
const toPageUrl = (siteUrl: string, path: string): string =>
  siteUrl + path.replace(/(^|\/)index\.html$/, '$1')

/** Returns the absolute URL of a record's thumbnail, if the site has one and knows its address. */
function findImage(path: string, { siteUrl, hasFile }: SiteMeta): string | undefined {
  const [type, slug, file] = path.split('/')
  const isRecord = file === 'index.html' && CONTENT_TYPES.some((name) => name === type)
  const image = `thumbnails/${type}/${slug}-light.webp`
  return siteUrl && isRecord && hasFile?.(image) ? siteUrl + image : undefined
}

/** Renders the sitemap (https://www.sitemaps.org/protocol.html) of the pages at some paths. */
export const renderSitemap = (siteUrl: string, paths: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map((path) => `<url><loc>${escapeHtml(toPageUrl(siteUrl, path))}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n')
