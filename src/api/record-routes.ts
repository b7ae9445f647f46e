import type { ContentType } from '../core/content/content-types.ts'
import { recordMarkdown } from '../core/content/markdown/record.ts'
import { NAMESPACE } from '../core/content/record.ts'
import { exportFileName, exportMediaType, THEME_FORMATS } from '../core/theme/exports/formats.ts'
import { recordNotFound } from './client.ts'
import { textShape } from './documents.ts'
import { API_ROOT, NAMESPACE_ALIAS } from './paths.ts'
import { get, type Route, schemaUrl } from './route.ts'

const NAMESPACES = [NAMESPACE, NAMESPACE_ALIAS]

/** Returns the routes of a type's records, as JSON, as Markdown and, for themes, as exports. */
export const recordRoutes = (type: ContentType): Route[] => [
  // Exports come first: the slug of a record route would match their file extension too.
  ...(type === 'themes' ? NAMESPACES.flatMap(themeExportRoutes) : []),
  ...NAMESPACES.map((namespace) => markdownRoute(type, namespace)),
  ...NAMESPACES.map((namespace) => recordRoute(type, namespace)),
  get(`${API_ROOT}/${type}/{namespace}/{slug}`, {
    summary: 'Accepts other namespaces for compatibility; they have no records.',
    cache: 'content',
    handle: async (client, { params: { namespace = '', slug = '' } }) => {
      const slugs = (await client.all(type)).items.map((row) => row.slug)
      throw recordNotFound(type, slug, slugs, namespace)
    },
    listPaths: async () => [],
  }),
]

const recordRoute = (type: ContentType, namespace: string): Route =>
  get(`${API_ROOT}/${type}/${namespace}/{slug}`, {
    summary: `Returns one of the ${type} by its slug, with its quality.`,
    cache: 'content',
    describedby: schemaUrl('public-content-record.v1.json'),
    handle: (client, { params: { slug = '' } }) => client.get(type, slug),
    listPaths: async ({ slugs }) =>
      slugs(type).map((slug) => `${API_ROOT}/${type}/${namespace}/${slug}`),
  })

const markdownRoute = (type: ContentType, namespace: string): Route =>
  get(`${API_ROOT}/${type}/${namespace}/{slug}.md`, {
    summary: `Returns one of the ${type} as Markdown, for people and agents.`,
    cache: 'content',
    print: 'text',
    mediaType: 'text/markdown',
    shape: textShape,
    handle: async (client, { params: { slug = '' } }) =>
      recordMarkdown(type, (await client.get(type, slug)).data),
    listPaths: async ({ slugs }) =>
      slugs(type).map((slug) => `${API_ROOT}/${type}/${namespace}/${slug}.md`),
  })

/** Returns one route per export format of themes. */
const themeExportRoutes = (namespace: string): Route[] =>
  THEME_FORMATS.map((format) => {
    const toPath = (slug: string): string =>
      `${API_ROOT}/themes/${namespace}/${exportFileName(slug, format)}`
    return get(toPath('{slug}'), {
      summary: `Returns a theme in the format ${format}, for other tools.`,
      cache: 'content',
      print: 'text',
      mediaType: exportMediaType(format),
      shape: textShape,
      handle: async (client, { params: { slug = '' } }) => {
        const { data } = await client.get('themes', slug)
        const { exportTheme } = await import('../core/theme/exports/export-theme.ts')
        return exportTheme(data, format)
      },
      listPaths: async ({ slugs }) => slugs('themes').map(toPath),
    })
  })
