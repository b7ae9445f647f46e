import { type Content, type ContentType, NAMESPACE, type PublicRecord } from '../../index.ts'

/** The way from the page of a record to the site's root. */
export const RECORD_ROOT_PATH = '../../'

/** A file of the API that belongs to a record, seen from its page. */
export const getApiFilePath = (type: ContentType, name: string): string =>
  `${RECORD_ROOT_PATH}v1/${type}/${NAMESPACE}/${name}`

/** How a preview is to look where that differs from its record. */
export interface Appearance {
  readonly theme?: string
  readonly mode?: 'light' | 'dark'
  readonly density?: 'compact' | 'comfortable' | 'spacious'
}

/** A name that no file system could have is written as one that all can. */
const toPreviewFolder = (...names: readonly string[]): string =>
  `preview/${names.map((name) => name.replaceAll(/[^\w.~-]+|^\.+$/g, '-')).join('/')}/`

/** Where the preview of each kind of thing lies below the site's root. */
export const previewPath = {
  pattern: (slug: string, preset: string, state?: string): string =>
    toPreviewFolder('patterns', slug, preset, ...(state === undefined ? [] : [state])),
  shell: (slug: string): string => toPreviewFolder('shells', slug),
  theme: (slug: string): string => toPreviewFolder('themes', slug),
  archetype: (slug: string, page: string): string => toPreviewFolder('archetypes', slug, page),
  blueprint: (slug: string, section: string, page: string): string =>
    toPreviewFolder('blueprints', slug, section, page),
} as const

/** The address of a preview in a look of one's own. */
export function withAppearance(path: string, look: Appearance): string {
  const query = new URLSearchParams({ ...look }).toString()
  return query === '' ? path : `${path}?${query}`
}

const THUMBNAIL_PATHS: { readonly [T in ContentType]: (data: Content[T]) => string } = {
  patterns: ({ id, default_preset }) => previewPath.pattern(id, default_preset),
  shells: ({ id }) => previewPath.shell(id),
  themes: ({ id }) => previewPath.theme(id),
  archetypes: ({ id, pages }) => previewPath.archetype(id, pages[0]?.id ?? ''),
  // Its first page in its own theme.
  blueprints: ({ routes, theme }) => {
    const { archetype = '', page = '' } = Object.values(routes)[0] ?? {}
    return withAppearance(previewPath.archetype(archetype, page), { theme: theme.id })
  },
}

/** The preview that stands for a record on its card. */
export const getThumbnailPath = <T extends ContentType>(
  type: T,
  { data }: PublicRecord<T>,
): string => THUMBNAIL_PATHS[type](data)
