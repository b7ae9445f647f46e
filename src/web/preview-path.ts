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
