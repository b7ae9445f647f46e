import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Client, Essence } from '../index.ts'
import {
  changedHeadings,
  listPacks,
  type PackBundle,
  type PackCause,
  packCauses,
} from '../packs.ts'
import { writeFileAtomic } from './files.ts'
import { MANIFEST_FILE, type PackFolder, type PackFormat, renderPackFiles } from './pack-files.ts'

/** A file of a pack that is not what it would be now, and why. */
export interface StalePack {
  readonly file: string
  readonly change: 'added' | 'removed' | 'changed' | 'missing' | 'edited'
  /** The headings under which its Markdown changes. */
  readonly parts: readonly string[]
  readonly causes: readonly string[]
}

/** What packs are, and what they would be. */
export interface PackComparison {
  readonly written: PackFolder
  readonly bundle: PackBundle
  readonly format: PackFormat
  /** What the bundle was made with. */
  readonly essence: Essence
  readonly client: Client
}

/** The files whose bytes would change, in the order of the manifest. */
export async function findStalePacks(comparison: PackComparison): Promise<StalePack[]> {
  const { written, bundle, format } = comparison
  const files = [...renderPackFiles(bundle, format)].filter(([file]) => file !== MANIFEST_FILE)
  const wrong = files.filter(([file, text]) => written.texts.get(file) !== text)
  const known = new Set(files.map(([file]) => file))
  const gone = [...written.entries.keys()].filter(
    (file) => written.texts.has(file) && !known.has(file) && hasFormat(format, file),
  )
  const causes = packCauses(written.provenance, bundle.provenance)
  const stale = await Promise.all(
    wrong.map(([file, text]) => toStalePack(file, text, { ...comparison, causes })),
  )
  return [
    ...stale,
    ...gone.map((file): StalePack => ({ file, change: 'removed', parts: [], causes: ['essence'] })),
  ]
}

/** A file of the other form is nobody's concern here. */
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
  const now = listPacks(bundle).find((one) => [one.entry.markdown, one.entry.json].includes(file))
  if (entry?.digest === now?.entry.digest) return { file, change: 'edited', parts, causes: [] }
  return { file, change: 'changed', parts, causes: await findCauses(now, comparison) }
}

/** Why a pack changed: of the records that changed, only those that it is made from. */
async function findCauses(
  pack: ReturnType<typeof listPacks>[number] | undefined,
  { causes, essence, client }: PackComparison & { readonly causes: readonly PackCause[] },
): Promise<string[]> {
  const hasRecords = causes.some(({ cause }) => cause === 'record')
  const used = hasRecords && pack ? await listUsedRecords(client, essence, pack) : new Set()
  const own = causes.filter(
    ({ cause, name }) => cause !== 'release' && (cause !== 'record' || used.has(name)),
  )
  return own.length > 0 ? own.map(describeCause) : ['the imports in svc.config.json']
}

async function listUsedRecords(
  client: Client,
  essence: Essence,
  { kind, entry }: ReturnType<typeof listPacks>[number],
): Promise<ReadonlySet<string | undefined>> {
  const isOnly = kind === 'scaffold' || kind === 'review'
  const asked = { essence, pack_type: kind, ...(isOnly ? {} : { id: entry.id }) }
  const { provenance } = await client.select(asked)
  return new Set(provenance?.records.map(({ type, id }) => `${type} ${id}`))
}

function describeCause({ cause, name, before, after }: PackCause): string {
  if (cause === 'essence') return 'essence'
  const what = cause === 'record' ? `record ${name}` : cause
  if (before === after) return `${what} ${after ?? ''} with other content`
  return `${what} ${before ?? 'new'} -> ${after ?? 'gone'}`
}

/** A line about a file for people. */
export function formatStalePack({ file, change, parts, causes }: StalePack): string {
  const what = parts.length > 0 ? `: ${parts.join(', ')}` : ''
  const why = causes.length > 0 ? ` (${causes.join('; ')})` : ''
  return `${file} ${CHANGE_LABELS[change]}${what}${why}`
}

const CHANGE_LABELS: Readonly<Record<StalePack['change'], string>> = {
  added: 'is new',
  removed: 'goes',
  changed: 'changes',
  missing: 'is missing',
  edited: 'was edited by hand',
}

/** Writes the packs of a bundle into a folder, and says which files are no longer what they were. */
export async function writePacks(folder: string, comparison: PackComparison): Promise<StalePack[]> {
  const stale = await findStalePacks(comparison)
  const gone = stale.filter(({ change }) => change === 'removed')
  for (const [name, text] of renderPackFiles(comparison.bundle, comparison.format)) {
    await writeFileAtomic(join(folder, name), text)
  }
  for (const { file } of gone) await rm(join(folder, file), { force: true })
  return stale
}
