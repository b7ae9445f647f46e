import type { Client, Essence } from '../../index.ts'
import {
  changedHeadings,
  type ListedPack,
  listPacks,
  type PackBundle,
  type PackCause,
  packCauses,
} from '../../packs.ts'
import { MANIFEST_FILE, type PackFolder, type PackFormat, parseManifest } from './pack-files.ts'

/** A pack file that differs from the current bundle, with the causes. */
export interface StalePack {
  readonly file: string
  readonly change: 'added' | 'removed' | 'changed' | 'missing' | 'edited'
  /** The Markdown headings whose text changes. */
  readonly parts: readonly string[]
  readonly causes: readonly string[]
}

/** The packs on disk, and the bundle to compare them with. */
export interface PackComparison {
  readonly written: PackFolder
  readonly bundle: PackBundle
  /** The files of the bundle: their texts by name. */
  readonly rendered: ReadonlyMap<string, string>
  readonly format: PackFormat
  /** The essence of the bundle. */
  readonly essence: Essence
  readonly client: Client
}

/** Returns the files that differ from the bundle, in the order of the manifest, which is last. */
export async function findStalePacks(comparison: PackComparison): Promise<StalePack[]> {
  const { written, bundle, rendered, format } = comparison
  const different = [...rendered].filter(
    ([file, text]) => file !== MANIFEST_FILE && written.texts.get(file) !== text,
  )
  const removed = [...written.entries.keys()].filter(
    (file) => written.texts.has(file) && !rendered.has(file) && hasFormat(format, file),
  )
  const causes = packCauses(written.provenance, bundle.provenance)
  const stale = await Promise.all(
    different.map(([file, text]) => toStalePack(file, text, { ...comparison, causes })),
  )
  return [
    ...stale,
    ...removed.map(
      (file): StalePack => ({ file, change: 'removed', parts: [], causes: ['essence'] }),
    ),
    ...findStaleManifest(comparison, causes),
  ]
}

function findStaleManifest(
  { written, rendered, format }: PackComparison,
  causes: readonly PackCause[],
): StalePack[] {
  const file = MANIFEST_FILE
  const before = written.texts.get(file)
  if (before === undefined) {
    const change = written.texts.size === 0 ? 'added' : 'missing'
    return [{ file, change, parts: [], causes: [] }]
  }
  // Another release may have the same records, and files of another format are left alone.
  const ignored = ['release', ...IGNORED_NAMES[format]]
  const simplify = (text: string | undefined): string =>
    JSON.stringify(parseManifest(text), (key, value) => (ignored.includes(key) ? undefined : value))
  if (simplify(before) === simplify(rendered.get(file))) return []
  const reasons = causes.filter(({ cause }) => cause !== 'release').map(describeCause)
  return [{ file, change: 'changed', parts: [], causes: reasons }]
}

/** The fields of a manifest that name files of the other format. */
const IGNORED_NAMES: Readonly<Record<PackFormat, readonly string[]>> = {
  markdown: ['json'],
  json: ['markdown'],
  both: [],
}

/** True if a file has the format. Files of the other format are left alone. */
const hasFormat = (format: PackFormat, file: string): boolean =>
  format === 'both' || file.endsWith('.md') === (format === 'markdown')

async function toStalePack(
  file: string,
  text: string,
  comparison: PackComparison & { readonly causes: readonly PackCause[] },
): Promise<StalePack> {
  const { written, bundle } = comparison
  const before = written.texts.get(file)
  const entry = written.entries.get(file)
  if (before === undefined) {
    return entry === undefined
      ? { file, change: 'added', parts: [], causes: ['essence'] }
      : { file, change: 'missing', parts: [], causes: [] }
  }
  const parts = file.endsWith('.md') ? changedHeadings(before, text) : []
  const pack = listPacks(bundle).find((item) =>
    [item.entry.markdown, item.entry.json].includes(file),
  )
  if (entry?.digest === pack?.entry.digest) return { file, change: 'edited', parts, causes: [] }
  return { file, change: 'changed', parts, causes: await findCauses(pack, comparison) }
}

/** Returns the causes of a change, with only those records that the pack uses. */
async function findCauses(
  pack: ListedPack | undefined,
  { causes, essence, client }: PackComparison & { readonly causes: readonly PackCause[] },
): Promise<string[]> {
  const hasRecords = causes.some(({ cause }) => cause === 'record')
  const used = hasRecords && pack ? await listUsedRecords(client, essence, pack) : new Set()
  const relevant = causes.filter(
    ({ cause, name }) => cause !== 'release' && (cause !== 'record' || used.has(name)),
  )
  return relevant.length > 0
    ? relevant.map(describeCause)
    : ['the settings in svc.config.json, or the style sheet']
}

async function listUsedRecords(
  client: Client,
  essence: Essence,
  { kind, entry }: ListedPack,
): Promise<ReadonlySet<string | undefined>> {
  const isSingle = kind === 'scaffold' || kind === 'review'
  const request = { essence, pack_type: kind, ...(isSingle ? {} : { id: entry.id }) }
  const { provenance } = await client.select(request)
  return new Set(provenance?.records.map(({ type, id }) => `${type} ${id}`))
}

function describeCause({ cause, name, before, after }: PackCause): string {
  if (cause === 'essence') return 'essence'
  if (cause === 'app') return 'files of the app'
  const subject = cause === 'record' ? `record ${name}` : cause
  if (before === after) return `${subject} ${after ?? ''} with different content`
  return `${subject} ${before ?? 'new'} -> ${after ?? 'removed'}`
}
