import type { ContentRefV1 } from '../generated/types/content-ref.v1.ts'
import { createLocator } from '../kernel/json/parse.ts'
import type { JsonObject } from '../kernel/json/value.ts'
import { compareStrings } from '../kernel/lists.ts'
import { memoizeByObject } from '../kernel/memoize.ts'
import { CONTENT_TYPES, type Content, type ContentType, toSingular } from './content-types.ts'
import { findDanglingReferences, type KnownRecords } from './dangling-references.ts'
import { payloadDigest } from './digest.ts'
import {
  type ContentFolder,
  type ContentIssue,
  findFolderIssues,
  type LocatedRecordFile,
  listRecordFiles,
} from './folder.ts'
import type { RecordQueries } from './read-queries.ts'
import { type RecordResult, readRecord } from './read-record.ts'
import { DEFAULT_VERSION, getRecordKey, NAMESPACE } from './record.ts'
import { findReferences } from './references.ts'

type Override = NonNullable<ContentRefV1['overrideOf']>

/** A record in its authored and published form, with its origin. */
export interface ContentRecord<T extends ContentType = ContentType> {
  readonly type: T
  readonly slug: string
  readonly file: string
  readonly origin: ContentRefV1['origin']
  /** The record of an earlier folder that this record replaces. */
  readonly overrideOf?: Override
  readonly authored: JsonObject
  readonly data: Content[T]
  /** The searches that must find the record. They are not published. */
  readonly queries?: RecordQueries
}

/** The records of one or more folders, ordered by slug, and the issues of all files. */
export interface AssembledContent {
  readonly records: { readonly [T in ContentType]: readonly ContentRecord<T>[] }
  readonly issues: readonly ContentIssue[]
}

interface CorpusEntry extends LocatedRecordFile, RecordResult {
  readonly origin: ContentRefV1['origin']
  readonly overrideOf?: Override
}

/**
 * Assembles one corpus from several folders. The first is the official one; later folders add
 * records and replace records with the same type and slug.
 */
export const assembleContent = (folders: readonly ContentFolder[]): AssembledContent =>
  createAssembler()(folders)

/**
 * Creates a function that assembles content repeatedly. A record whose files have not changed stays
 * the same object, so results that are cached per record stay valid.
 */
export function createAssembler(): typeof assembleContent {
  // Keyed by file. An entry is reused only if the text of all its files is the same.
  const cache = new Map<string, CorpusEntry>()
  const getEntry = (file: LocatedRecordFile, origin: CorpusEntry['origin']): CorpusEntry => {
    const cached = cache.get(file.file)
    if (cached?.origin === origin && isSameFile(cached, file)) return cached
    const entry = { ...file, origin, ...readRecord(file) }
    cache.set(file.file, entry)
    return entry
  }
  return (folders) => {
    const entries = folders.flatMap((folder, index) =>
      listRecordFiles(folder).map((file) => getEntry(file, index === 0 ? 'official' : 'local')),
    )
    const winners = applyOverrides(entries)
    return {
      records: groupRecordsByType(winners),
      issues: [
        ...folders.flatMap(findFolderIssues),
        ...entries.flatMap(({ file, issues }) => issues.map((issue) => ({ file, ...issue }))),
        ...findDanglingIssues(winners),
      ],
    }
  }
}

const isSameFile = (a: LocatedRecordFile, b: LocatedRecordFile): boolean =>
  a.text === b.text &&
  a.style?.text === b.style?.text &&
  a.behavior?.text === b.behavior?.text &&
  a.queries?.text === b.queries?.text &&
  a.examples.size === b.examples.size &&
  [...a.examples].every(([name, text]) => b.examples.get(name) === text)

/** Keeps the last entry of each record, ordered by type and slug. */
function applyOverrides(entries: readonly CorpusEntry[]): CorpusEntry[] {
  const winners = new Map<string, CorpusEntry>()
  for (const entry of entries) {
    const key = getRecordKey(entry)
    const replaced = winners.get(key)
    winners.set(key, replaced ? { ...entry, ...toOverride(replaced) } : entry)
  }
  return [...winners].sort(([a], [b]) => compareStrings(a, b)).map(([, entry]) => entry)
}

function toOverride({ type, slug, origin, record }: CorpusEntry): Pick<CorpusEntry, 'overrideOf'> {
  if (record === undefined) return {}
  const { data } = record
  return {
    overrideOf: {
      identity: { namespace: NAMESPACE, type: toSingular(type), id: slug },
      version: data.version ?? (origin === 'official' ? DEFAULT_VERSION : null),
      digest: payloadDigest(data as JsonObject),
    },
  }
}

const groupRecordsByType = (entries: readonly CorpusEntry[]): AssembledContent['records'] =>
  mapContentTypes((type) =>
    entries.filter((entry) => entry.type === type).flatMap(toContentRecords),
  ) as AssembledContent['records']

/** Cached per entry, so an unchanged entry yields the same record object. */
const toContentRecords: (entry: CorpusEntry) => readonly ContentRecord[] = memoizeByObject(
  ({ type, slug, file, origin, overrideOf, record }) =>
    record ? [{ type, slug, file, origin, ...(overrideOf ? { overrideOf } : {}), ...record }] : [],
)

function findDanglingIssues(entries: readonly CorpusEntry[]): ContentIssue[] {
  const known = mapContentTypes((type) => {
    const entriesOfType = entries.filter((entry) => entry.type === type)
    return new Map(entriesOfType.map(({ slug, record }) => [slug, record?.data]))
  }) as KnownRecords
  return entries.flatMap(({ type, file, text, record }) => {
    const issues = record
      ? findDanglingReferences(findReferences(type, record.authored), known)
      : []
    if (issues.length === 0) return []
    const locate = createLocator(text)
    return issues.map((issue) => ({ file, ...issue, location: locate(issue.pointer) }))
  })
}

const mapContentTypes = <V>(getValue: (type: ContentType) => V): Readonly<Record<ContentType, V>> =>
  Object.fromEntries(CONTENT_TYPES.map((type) => [type, getValue(type)])) as Record<ContentType, V>
