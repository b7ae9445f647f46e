import type { Provenance, ProvenanceRecord } from '../generated/types/execution-pack.common.v1.ts'
import type { ExecutionPackBundleV1 } from '../generated/types/execution-pack-bundle.v1.ts'
import { canonicalJson } from '../kernel/json/canonical.ts'
import { unique } from '../kernel/lists.ts'
import { listPacks } from './manifest.ts'
import type { Pack, PackKind } from './pack.ts'

/** A pack that was added, removed or changed. */
export interface PackChange {
  readonly kind: PackKind
  readonly id: string
  readonly change: 'added' | 'removed' | 'changed'
  /** The headings under which its Markdown changed; empty if only its data did. */
  readonly parts: readonly string[]
}

/** A source of the packs that differs before and after. */
export interface PackCause {
  readonly cause: 'essence' | 'compiler' | 'release' | 'record' | 'app'
  readonly before: string | null
  readonly after: string | null
  /** The type and the id of the record. */
  readonly name?: string
}

/** The packs that differ between two bundles, and the reasons. */
export interface PackDiff {
  readonly packs: readonly PackChange[]
  readonly causes: readonly PackCause[]
}

/**
 * Compares two bundles.
 *
 * @example
 * import { createClient, essenceFromBlueprint, lookupFrom } from '@svc/content'
 * import { embeddedSource } from '@svc/content/embedded'
 * import { compilePacks, diffPacks } from '@svc/content/packs'
 *
 * const client = createClient(embeddedSource())
 * const lookup = lookupFrom(client)
 * const { data: blueprint } = await client.get('blueprints', 'internal-admin')
 * const { value: essence } = await essenceFromBlueprint(blueprint, lookup)
 * const bundle = await compilePacks(essence, lookup)
 * diffPacks(bundle, bundle).packs // => []
 */
export function diffPacks(before: ExecutionPackBundleV1, after: ExecutionPackBundleV1): PackDiff {
  const oldPacks = indexPacks(before)
  const newPacks = indexPacks(after)
  const keys = unique([...newPacks.keys(), ...oldPacks.keys()])
  return {
    packs: keys.flatMap((key) => comparePack(key, oldPacks.get(key), newPacks.get(key)) ?? []),
    causes: packCauses(before.provenance, after.provenance),
  }
}

const indexPacks = (bundle: ExecutionPackBundleV1): ReadonlyMap<string, Pack> =>
  new Map(listPacks(bundle).map(({ kind, entry, pack }) => [`${kind} ${entry.id}`, pack]))

function comparePack(
  key: string,
  before: Pack | undefined,
  after: Pack | undefined,
): PackChange | undefined {
  const separator = key.indexOf(' ')
  const name = { kind: key.slice(0, separator) as PackKind, id: key.slice(separator + 1) }
  if (before === undefined) return { ...name, change: 'added', parts: [] }
  if (after === undefined) return { ...name, change: 'removed', parts: [] }
  const parts = changedHeadings(before.renderedMarkdown, after.renderedMarkdown)
  const hasSameData = canonicalJson(omitMarkdown(before)) === canonicalJson(omitMarkdown(after))
  const isSame = parts.length === 0 && hasSameData
  return isSame ? undefined : { ...name, change: 'changed', parts }
}

const omitMarkdown = ({ renderedMarkdown: _, ...pack }: Pack): unknown => pack

/**
 * Returns the headings under which two versions of a pack differ.
 *
 * @example
 * import { changedHeadings } from '@svc/content/packs'
 *
 * changedHeadings('## Layout\n- a\n', '## Layout\n- b\n') // => ['Layout']
 */
export function changedHeadings(before: string, after: string): string[] {
  const oldTexts = splitByHeading(before)
  const newTexts = splitByHeading(after)
  const headings = unique([...newTexts.keys(), ...oldTexts.keys()])
  return headings.filter((heading) => oldTexts.get(heading) !== newTexts.get(heading))
}

/** Returns the text under each heading. */
function splitByHeading(markdown: string): ReadonlyMap<string, string> {
  const texts = new Map<string, string>()
  let heading = ''
  for (const line of markdown.split('\n')) {
    if (/^##? /.test(line)) heading = line.replace(/^#+ /, '')
    else texts.set(heading, `${texts.get(heading) ?? ''}${line}\n`)
  }
  return texts
}

/** Lists the sources in which two sets of packs differ. */
export function packCauses(
  before: Provenance | undefined,
  after: Provenance | undefined,
): PackCause[] {
  const sources = [
    ['essence', before?.essence_digest, after?.essence_digest],
    ['compiler', before?.compiler, after?.compiler],
    ['release', before?.release, after?.release],
  ] as const
  return [
    ...sources.flatMap(([cause, before = null, after = null]): PackCause[] =>
      before === after ? [] : [{ cause, before, after }],
    ),
    ...listRecordCauses(before?.records ?? [], after?.records ?? []),
    ...(canonicalJson(before?.app ?? null) === canonicalJson(after?.app ?? null)
      ? []
      : [{ cause: 'app' as const, before: null, after: null }]),
  ]
}

function listRecordCauses(
  before: readonly ProvenanceRecord[],
  after: readonly ProvenanceRecord[],
): PackCause[] {
  const oldRecords = indexRecords(before)
  const newRecords = indexRecords(after)
  return unique([...oldRecords.keys(), ...newRecords.keys()]).flatMap((name): PackCause[] => {
    const [old, now] = [oldRecords.get(name), newRecords.get(name)]
    if (old?.digest === now?.digest && old?.version === now?.version) return []
    return [{ cause: 'record', name, before: old?.version ?? null, after: now?.version ?? null }]
  })
}

const indexRecords = (
  records: readonly ProvenanceRecord[],
): ReadonlyMap<string, ProvenanceRecord> =>
  new Map(records.map((record) => [`${record.type} ${record.id}`, record]))
