import type { Provenance, ProvenanceRecord } from '../generated/types/execution-pack.common.v1.ts'
import type { ExecutionPackBundleV1 } from '../generated/types/execution-pack-bundle.v1.ts'
import { canonicalJson } from '../json/canonical.ts'
import { listPacks } from './manifest.ts'
import type { Pack, PackKind } from './pack.ts'

/** What became of one pack. */
export interface PackChange {
  readonly kind: PackKind
  readonly id: string
  readonly change: 'added' | 'removed' | 'changed'
  /** The headings under which its Markdown changed; empty when only its data did. */
  readonly parts: readonly string[]
}

/** What the packs of before and after were made from and differ in. */
export interface PackCause {
  readonly cause: 'essence' | 'compiler' | 'release' | 'record'
  readonly before: string | null
  readonly after: string | null
  /** The record, such as `pattern data-table`. */
  readonly name?: string
}

/** The packs to read again, and why. */
export interface PackDiff {
  readonly packs: readonly PackChange[]
  readonly causes: readonly PackCause[]
}

/** What changed between two bundles. */
export function diffPacks(before: ExecutionPackBundleV1, after: ExecutionPackBundleV1): PackDiff {
  const [old, now] = [indexPacks(before), indexPacks(after)]
  const keys = [...new Set([...now.keys(), ...old.keys()])]
  return {
    packs: keys.flatMap((key) => comparePack(key, old.get(key), now.get(key)) ?? []),
    causes: packCauses(before.provenance, after.provenance),
  }
}

const indexPacks = (bundle: ExecutionPackBundleV1): ReadonlyMap<string, Pack> =>
  new Map(listPacks(bundle).map(({ kind, entry, pack }) => [`${kind} ${entry.id}`, pack]))

function comparePack(
  key: string,
  old: Pack | undefined,
  now: Pack | undefined,
): PackChange | undefined {
  const at = key.indexOf(' ')
  const name = { kind: key.slice(0, at) as PackKind, id: key.slice(at + 1) }
  if (old === undefined) return { ...name, change: 'added', parts: [] }
  if (now === undefined) return { ...name, change: 'removed', parts: [] }
  const parts = changedHeadings(old.renderedMarkdown, now.renderedMarkdown)
  const isSame =
    parts.length === 0 && canonicalJson(omitMarkdown(old)) === canonicalJson(omitMarkdown(now))
  return isSame ? undefined : { ...name, change: 'changed', parts }
}

const omitMarkdown = ({ renderedMarkdown: _, ...pack }: Pack): unknown => pack

/** The headings under which two texts of a pack differ. */
export function changedHeadings(before: string, after: string): string[] {
  const [was, is] = [splitByHeading(before), splitByHeading(after)]
  const headings = [...new Set([...is.keys(), ...was.keys()])]
  return headings.filter((heading) => was.get(heading) !== is.get(heading))
}

/** The text under each heading. */
function splitByHeading(markdown: string): ReadonlyMap<string, string> {
  const parts = new Map<string, string>()
  let heading = ''
  for (const line of markdown.split('\n')) {
    const isHeading = /^##? /.test(line)
    if (isHeading) heading = line.replace(/^#+ /, '')
    if (!isHeading) parts.set(heading, `${parts.get(heading) ?? ''}${line}\n`)
  }
  return parts
}

/** What two sets of packs were made from and differ in. */
export function packCauses(old: Provenance | undefined, now: Provenance | undefined): PackCause[] {
  const single = [
    ['essence', old?.essence_digest, now?.essence_digest],
    ['compiler', old?.compiler, now?.compiler],
    ['release', old?.release, now?.release],
  ] as const
  return [
    ...single.flatMap(([cause, was = null, is = null]): PackCause[] =>
      was === is ? [] : [{ cause, before: was, after: is }],
    ),
    ...recordCauses(old?.records ?? [], now?.records ?? []),
  ]
}

function recordCauses(
  old: readonly ProvenanceRecord[],
  now: readonly ProvenanceRecord[],
): PackCause[] {
  const byName = (records: readonly ProvenanceRecord[]) =>
    new Map(records.map((record) => [`${record.type} ${record.id}`, record]))
  const [was, is] = [byName(old), byName(now)]
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((name): PackCause[] => {
    const [a, b] = [was.get(name), is.get(name)]
    if (a?.digest === b?.digest && a?.version === b?.version) return []
    return [{ cause: 'record', name, before: a?.version ?? null, after: b?.version ?? null }]
  })
}
