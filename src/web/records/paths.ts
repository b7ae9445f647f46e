import { type Content, type ContentType, NAMESPACE, type PublicRecord } from '../../index.ts'
import { formatPreviewOptions, type PreviewOptions } from '../preview/preview-options.ts'

/** The relative path from the page of a record to the site root. */
export const RECORD_ROOT_PATH = '../../'

/** Returns the path of an API file of a record, relative to its page. */
export const getApiFilePath = (type: ContentType, name: string): string =>
  `${RECORD_ROOT_PATH}v1/${type}/${NAMESPACE}/${name}`

/** Replaces characters that are not safe in file names. */
const toPreviewFolder = (...names: readonly string[]): string =>
  `preview/${names.map((name) => name.replaceAll(/[^\w.~-]+|^\.+$/g, '-')).join('/')}/`

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

const THUMBNAIL_PATHS: { readonly [T in ContentType]: (data: Content[T]) => string } = {
  patterns: ({ id, default_preset }) => previewPath.pattern(id, default_preset),
  shells: ({ id }) => previewPath.shell(id),
  themes: ({ id }) => previewPath.theme(id),
  archetypes: ({ id, pages }) => previewPath.archetype(id, pages[0]?.id ?? ''),
  // The first page, in the theme of the blueprint.
  blueprints: ({ routes, theme }) => {
    const { archetype = '', page = '' } = Object.values(routes)[0] ?? {}
    return withAppearance(previewPath.archetype(archetype, page), { theme: theme.id })
  },
}

/** Returns the path of the preview that is shown on a record's card. */
export const getThumbnailPath = <T extends ContentType>(
  type: T,
  { data }: PublicRecord<T>,
): string => THUMBNAIL_PATHS[type](data)
