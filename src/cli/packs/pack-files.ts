import { listPacks, type PackBundle } from '../../packs.ts'

/** In which form packs are written. */
export const PACK_FORMATS = ['markdown', 'json', 'both'] as const

export type PackFormat = (typeof PACK_FORMATS)[number]

/** What lists the packs of a folder, and what they were made from. */
export const MANIFEST_FILE = 'manifest.json'

/** The files of a bundle by name. The manifest comes last: while it is old, the packs count as stale. */
export function renderPackFiles(
  bundle: PackBundle,
  format: PackFormat,
): ReadonlyMap<string, string> {
  const { manifest, provenance } = bundle
  const packs = listPacks(bundle).flatMap(({ entry, pack }): [string, string][] => [
    ...(format === 'json' ? [] : [[entry.markdown, pack.renderedMarkdown] as [string, string]]),
    ...(format === 'markdown' ? [] : [[entry.json, toJson(pack)] as [string, string]]),
  ])
  return new Map([...packs, [MANIFEST_FILE, toJson({ ...manifest, provenance })]])
}

const toJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`
