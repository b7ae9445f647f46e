// By itself, so that a page can read the links without the renderer that writes them.

/** Where a drawn page lies among the others of its essence. */
export const folderOfPage = (id: string): string => `${id}/`

/** The page that a link of a drawn page leads to; undefined where it leads elsewhere. */
export const pageOfLink = (href: string): string | undefined =>
  /^(?:\.\.\/)+([^#]+)\/(?:#|$)/.exec(href)?.[1]
