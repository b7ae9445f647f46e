import type { ContentRefV1 } from '../generated/types/content-ref.v1.ts'
import { createLocator } from '../json/parse.ts'
import type { JsonObject } from '../json/value.ts'
import { memoizeByObject } from '../memoize.ts'
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
import { type RecordResult, readRecord } from './read-record.ts'
import { DEFAULT_VERSION, NAMESPACE } from './record.ts'
import { findReferences } from './references.ts'

type Override = NonNullable<ContentRefV1['overrideOf']>

/** A record of a corpus in both forms, and where it comes from. */
export interface ContentRecord<T extends ContentType = ContentType> {
  readonly type: T
  readonly slug: string
  readonly file: string
  readonly origin: ContentRefV1['origin']
  /** The record of an earlier folder that this one replaces. */
  readonly overrideOf?: Override
  readonly authored: JsonObject
  readonly data: Content[T]
}

/** The records of some folders, in the order of their slugs, and everything that is wrong with them. */
export interface AssembledContent {
  readonly records: { readonly [T in ContentType]: readonly ContentRecord<T>[] }
  readonly issues: readonly ContentIssue[]
}

interface CorpusEntry extends LocatedRecordFile, RecordResult {
  readonly origin: ContentRefV1['origin']
  readonly overrideOf?: Override
}

/** One corpus of several folders: the first is the official one, a later one adds and replaces. */
export const assembleContent = (folders: readonly ContentFolder[]): AssembledContent =>
  createAssembler()(folders)

/** Assembles content again and again: a record whose files have not changed is the same object. */
export function createAssembler(): typeof assembleContent {
  const known = new Map<string, CorpusEntry>()
  /** Where the files of an entry say what they said, the entry from before. */
  const entryOf = (file: LocatedRecordFile, origin: CorpusEntry['origin']): CorpusEntry => {
    const before = known.get(file.file)
    const isSame = before?.origin === origin && isSameFile(before, file)
    const entry = isSame ? before : { ...file, origin, ...readRecord(file) }
    known.set(file.file, entry)
    return entry
  }
  return (folders) => {
    const entries = folders.flatMap((folder, at) =>
      listRecordFiles(folder).map((file) => entryOf(file, at === 0 ? 'official' : 'local')),
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
  a.examples.size === b.examples.size &&
  [...a.examples].every(([name, text]) => b.examples.get(name) === text)

const getRecordKey = ({ type, slug }: CorpusEntry): string => `${type}/${slug}`

/** The last entry of each record, in the order of type and slug. */
function applyOverrides(entries: readonly CorpusEntry[]): CorpusEntry[] {
  const last = new Map<string, CorpusEntry>()
  for (const entry of entries) {
    const replaced = last.get(getRecordKey(entry))
    last.set(getRecordKey(entry), replaced ? { ...entry, ...toOverride(replaced) } : entry)
  }
  return [...last.values()].sort((a, b) => (getRecordKey(a) < getRecordKey(b) ? -1 : 1))
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

const toContentRecords: (entry: CorpusEntry) => readonly ContentRecord[] = memoizeByObject(
  ({ type, slug, file, origin, overrideOf, record }) =>
    record ? [{ type, slug, file, origin, ...(overrideOf ? { overrideOf } : {}), ...record }] : [],
)

function findDanglingIssues(entries: readonly CorpusEntry[]): ContentIssue[] {
  const known = mapContentTypes((type) => {
    const ofType = entries.filter((entry) => entry.type === type)
    return new Map(ofType.map(({ slug, record }) => [slug, record?.data]))
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

const mapContentTypes = <V>(find: (type: ContentType) => V): Readonly<Record<ContentType, V>> =>
  Object.fromEntries(CONTENT_TYPES.map((type) => [type, find(type)])) as Record<ContentType, V>
