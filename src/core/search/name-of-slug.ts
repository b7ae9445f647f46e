/** The name that a slug says in words: `data-table` is `Data table`. */
export const humanizeSlug = (slug: string): string =>
  slug.slice(0, 1).toUpperCase() + slug.slice(1).replaceAll('-', ' ')
