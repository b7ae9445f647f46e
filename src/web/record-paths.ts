import { type ContentType, NAMESPACE } from '../index.ts'
import type { SiteData } from './site-data.ts'
import { formatPreviewOptions, type PreviewOptions } from './ui/preview-options.ts'

/** The relative path from the page of a record to the site root. */
export const RECORD_ROOT_PATH = '../../'

/** Returns the path of an API file of a record, relative to its page. */
export const getApiFilePath = (type: ContentType, name: string): string =>
  `${RECORD_ROOT_PATH}v1/${type}/${NAMESPACE}/${name}`

/** Replaces characters that are not safe in file names. */
export const toFileName = (name: string): string => name.replaceAll(/[^\w.~-]+|^\.+$/g, '-')

const toPreviewFolder = (...names: readonly string[]): string =>
  `preview/${names.map(toFileName).join('/')}/`

/** The paths of previews below the site root. */
export const previewPath = {
  pattern: (slug: string, preset: string, state?: string): string =>
    toPreviewFolder('patterns', slug, preset, ...(state === undefined ? [] : [state])),
  shell: (slug: string): string => toPreviewFolder('shells', slug),
  theme: (slug: string): string => toPreviewFolder('themes', slug),
  archetype: (slug: string, page: string): string => toPreviewFolder('archetypes', slug, page),
  blueprint: (slug: string, section: string, page: string): string =>
    toPreviewFolder('blueprints', slug, section, page),
} as const

/** Adds an appearance to the URL of a preview. */
export function withAppearance(path: string, appearance: PreviewOptions): string {
  const query = formatPreviewOptions(appearance)
  return query === '' ? path : `${path}?${query}`
}

/** The names of thumbnails: their paths below `thumbnails/`, without color scheme and extension. */
export const thumbnailName = {
  record: (type: ContentType, slug: string): string => `${type}/${toFileName(slug)}`,
  /** The thumbnail of a page is named after its preview. */
  page: (preview: string): string => preview.replace(/^preview\/|\/$/g, ''),
} as const

/** Returns the URL of a thumbnail without color scheme and extension; undefined if none exists. */
export const findThumbnail = (
  { thumbnails }: Pick<SiteData, 'thumbnails'>,
  name: string,
  root: string = RECORD_ROOT_PATH,
): string | undefined => (thumbnails.has(name) ? `${root}thumbnails/${name}` : undefined)
