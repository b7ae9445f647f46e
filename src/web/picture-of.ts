import type { Content, ContentType, PublicRecord } from '../index.ts'
import { previewPath, withAppearance } from './preview-path.ts'

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
