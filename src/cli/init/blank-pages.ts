import { CliError } from '../exit.ts'

/** A page as `--page /orders=filter-bar,data-table` says it. */
export interface BlankPage {
  readonly id: string
  readonly path: string
  readonly patterns: readonly string[]
}

const PAGE_SPEC = /^(\/[^=\s]*)=([a-z][a-z0-9-]*(?:,[a-z][a-z0-9-]*)*)$/

/** The pages that were asked for, each with an id of its own. */
export function parsePages(specs: readonly string[]): BlankPage[] {
  if (specs.length === 0) {
    throw new CliError('usage', '--blank needs at least one page.', {
      hint: 'Add --page /orders=filter-bar,data-table.',
    })
  }
  const pages = specs.map((spec) => {
    const [, path, list] = PAGE_SPEC.exec(spec.trim()) ?? []
    if (path === undefined || list === undefined) {
      throw new CliError('usage', `--page is "${spec}".`, {
        hint: 'Write a path and its patterns: --page /orders=filter-bar,data-table.',
      })
    }
    return { path, id: toPageId(path), patterns: list.split(',') }
  })
  const twice = pages.find(({ id }, at) => pages.findIndex((page) => page.id === id) !== at)
  if (twice) {
    throw new CliError('usage', `Two pages would be called "${twice.id}".`, {
      hint: `${twice.path} is one of them: give each path once.`,
    })
  }
  return pages
}

/** `/` is `home`, `/orders/:id` is `orders-detail`, `/a/b` is `a-b`. */
function toPageId(path: string): string {
  const parts = path.split('/').filter(Boolean)
  const named = parts.map((part) => (part.startsWith(':') ? 'detail' : part))
  const id = named
    .join('-')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
  return /^\d/.test(id) ? `page-${id}` : id || 'home'
}

/** An id as people read it. */
export const humanizeId = (id: string): string =>
  `${id.charAt(0).toUpperCase()}${id.slice(1)}`.replaceAll('-', ' ')
