import { NAMESPACE_ALIAS } from '../api/paths.ts'
import { SORT_ORDERS } from '../core/content/list.ts'
import { Problem } from '../core/kernel/problem.ts'

/** The optional parts of a site, by their name in `--without`. */
const PARTS = {
  plane: {
    // The default list keeps its pages, because the `next` links of its first page lead to them.
    files: new RegExp(`^v1/[\\w-]+/q/(?!all/${SORT_ORDERS[0]}/)`),
    holds: 'the pages of lists in other orders and with filters',
  },
  terms: { files: /^v1\/search-terms\//, holds: 'the first results of single words' },
  alias: {
    files: new RegExp(`^v1/[\\w-]+/${NAMESPACE_ALIAS}/`),
    holds: `the records once more below ${NAMESPACE_ALIAS}/`,
  },
  twins: { files: /^(health|v1\/(.*\/)?[^./]+)$/, holds: 'the files once more without .json' },
  previews: {
    files: /^(preview|showcase|code)\/|^v1\/r\//,
    holds: 'pages that show the records, and the code of patterns',
  },
} as const satisfies Record<string, { files: RegExp; holds: string }>

/** A part of a site that can be left out. */
export type SitePart = keyof typeof PARTS

/** The parts of a site that can be left out. */
export const SITE_PARTS = Object.keys(PARTS) as readonly SitePart[]

/** True if a file belongs to one of these parts. */
export const isInParts = (parts: readonly SitePart[], file: string): boolean =>
  parts.some((part) => PARTS[part].files.test(file))

/** Cloudflare Pages allows 20,000 files; the difference is for files that a host adds. */
const MAX_FILES = 18_000

export interface FileCountOptions {
  /** The maximum number of files; 0 means no limit. */
  readonly maxFiles?: number | undefined
  /** Whether only some files of the site are known yet. */
  readonly isPartial?: boolean
}

/** Throws if a site has too many files, and lists the parts to leave out. */
export function checkFileCount(
  files: readonly string[],
  { maxFiles = MAX_FILES, isPartial = false }: FileCountOptions = {},
): void {
  if (maxFiles === 0 || files.length <= maxFiles) return
  const parts = SITE_PARTS.flatMap((part) => {
    const count = files.filter((file) => isInParts([part], file)).length
    if (isPartial && count === 0) return []
    return `  --without ${part.padEnd(8)} ${String(count).padStart(7)} files: ${PARTS[part].holds}`
  })
  const amount = `${isPartial ? 'at least ' : ''}${files.length}`
  throw new Problem(
    'parameter-invalid',
    [
      `The site has ${amount} files, more than ${maxFiles}, which some hosts reject.`,
      ...parts,
      '  --max-files N  allows N files, 0 any number',
    ].join('\n'),
  )
}
