import type { RenderedDocument } from './draw-page.ts'

/** The page that a link of a drawn page leads to; undefined where it leads elsewhere. */
export function findLinkedPage(
  href: string,
  { folder, pages }: Pick<RenderedDocument, 'folder' | 'pages'>,
): string | undefined {
  const root = 'https://drawn.invalid/'
  const { href: target } = new URL(href.replace(/#.*$/, ''), root + folder)
  const path = target.startsWith(root) ? target.slice(root.length) : undefined
  return path !== undefined && Object.hasOwn(pages, path) ? pages[path] : undefined
}
