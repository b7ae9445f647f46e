import { NAMESPACE_ALIAS } from '../api/paths.ts'
import { SORT_ORDERS } from '../core/content/list.ts'
import { Problem } from '../core/problem.ts'

/** Files that a site can do without, by how they are asked to be left out. */
const PARTS = {
  plane: {
    // The pages that the `next` links of every first page lead to stay: a plain host has no others.
    files: new RegExp(`^v1/\\w+/q/(?!all/${SORT_ORDERS[0]}/)`),
    holds: 'the pages of lists in other orders and with filters',
  },
  terms: { files: /^v1\/search-terms\//, holds: 'the first results of single words' },
  alias: {
    files: new RegExp(`^v1/\\w+/${NAMESPACE_ALIAS}/`),
    holds: `the records once more below ${NAMESPACE_ALIAS}/`,
  },
  twins: { files: /^(health|v1\/(.*\/)?[^./]+)$/, holds: 'the files once more without .json' },
  previews: { files: /^(preview|showcase)\//, holds: 'pages that show the records' },
} as const satisfies Record<string, { files: RegExp; holds: string }>

/** A part of a site that can be left out. */
export type SitePart = keyof typeof PARTS

/** The parts of a site that can be left out. */
export const SITE_PARTS = Object.keys(PARTS) as readonly SitePart[]

/** Whether a file belongs to one of some parts. */
export const isInParts = (parts: readonly SitePart[], file: string): boolean =>
  parts.some((part) => PARTS[part].files.test(file))

/** Cloudflare Pages takes 20,000 files; the rest is for what a host adds. */
const MAX_FILES = 18_000

/** Refuses a site with too many files, and says what could be left out. No limit when it is 0. */
export function checkFileCount(files: readonly string[], most = MAX_FILES): void {
  if (most === 0 || files.length <= most) return
  const parts = SITE_PARTS.map((part) => {
    const count = files.filter((file) => isInParts([part], file)).length
    return `  --without ${part.padEnd(8)} ${String(count).padStart(7)} files: ${PARTS[part].holds}`
  })
  throw new Problem(
    'parameter-invalid',
    [
      `The site has ${files.length} files, more than ${most}, and some hosts refuse it.`,
      ...parts,
      '  --max-files N  allows N files, 0 any number',
    ].join('\n'),
  )
}
