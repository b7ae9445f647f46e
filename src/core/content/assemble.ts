import type { ContentRefV1 } from '../generated/types/content-ref.v1.ts'
import { createLocator } from '../json.ts'
import { onceForEach } from '../once-for-each.ts'
import { danglingReferences, type KnownRecords } from './dangling.ts'
import { payloadDigest } from './digest.ts'
import type { Fields } from './fields.ts'
import {
  type ContentFault,
  type ContentFolder,
  type FolderFile,
  folderFaults,
  recordFiles,
} from './folder.ts'
import type { Content } from './lookup.ts'
import { type ReadRecord, readRecord } from './read-record.ts'
import { FIRST_VERSION, NAMESPACE } from './record.ts'
import { referencesOf } from './references.ts'
import { CONTENT_TYPES, type ContentType, singularOf } from './type.ts'

type Override = NonNullable<ContentRefV1['overrideOf']>

/** A record of a corpus in both forms, and where it comes from. */
export interface ContentRecord<T extends ContentType = ContentType> {
  readonly type: T
  readonly slug: string
  readonly file: string
  readonly origin: ContentRefV1['origin']
  /** The record of an earlier folder that this one replaces. */
  readonly overrideOf?: Override
  readonly authored: Fields
  readonly data: Content[T]
}

/** The records of some folders, in the order of their slugs, and everything that is wrong with them. */
export interface AssembledContent {
  readonly records: { readonly [T in ContentType]: readonly ContentRecord<T>[] }
  readonly faults: readonly ContentFault[]
}

interface Entry extends FolderFile, ReadRecord {
  readonly origin: ContentRefV1['origin']
  readonly overrideOf?: Override
}

/** One corpus of several folders: the first is the official one, a later one adds and replaces. */
export const assembleContent = (folders: readonly ContentFolder[]): AssembledContent =>
  createAssembler()(folders)

/** Assembles content again and again: a record whose files have not changed is the same object. */
export function createAssembler(): typeof assembleContent {
  const known = new Map<string, Entry>()
  /** Where the files of an entry say what they said, the entry from before. */
  const entryOf = (file: FolderFile, origin: Entry['origin']): Entry => {
    const before = known.get(file.file)
    const isSame = before?.origin === origin && isSameFile(before, file)
    const entry = isSame ? before : { ...file, origin, ...readRecord(file) }
    known.set(file.file, entry)
    return entry
  }
  return (folders) => {
    const entries = folders.flatMap((folder, at) =>
      recordFiles(folder).map((file) => entryOf(file, at === 0 ? 'official' : 'local')),
    )
    const winners = overlay(entries)
    return {
      records: recordsOf(winners),
      faults: [
        ...folders.flatMap(folderFaults),
        ...entries.flatMap(({ file, issues }) => issues.map((issue) => ({ file, ...issue }))),
        ...dangling(winners),
      ],
    }
  }
}

const isSameFile = (a: FolderFile, b: FolderFile): boolean =>
  a.text === b.text &&
  a.examples.size === b.examples.size &&
  [...a.examples].every(([name, text]) => b.examples.get(name) === text)

const keyOf = ({ type, slug }: Entry): string => `${type}/${slug}`

/** The last entry of each record, in the order of type and slug. */
function overlay(entries: readonly Entry[]): Entry[] {
  const last = new Map<string, Entry>()
  for (const entry of entries) {
    const replaced = last.get(keyOf(entry))
    last.set(keyOf(entry), replaced ? { ...entry, ...overriding(replaced) } : entry)
  }
  return [...last.values()].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
}

function overriding({ type, slug, origin, record }: Entry): Pick<Entry, 'overrideOf'> {
  if (record === undefined) return {}
  const { data } = record
  return {
    overrideOf: {
      identity: { namespace: NAMESPACE, type: singularOf(type), id: slug },
      version: data.version ?? (origin === 'official' ? FIRST_VERSION : null),
      digest: payloadDigest(data as Fields),
    },
  }
}

const recordsOf = (entries: readonly Entry[]): AssembledContent['records'] =>
  byType((type) =>
    entries.filter((entry) => entry.type === type).flatMap(recordOf),
  ) as AssembledContent['records']

const recordOf: (entry: Entry) => readonly ContentRecord[] = onceForEach(
  ({ type, slug, file, origin, overrideOf, record }) =>
    record ? [{ type, slug, file, origin, ...(overrideOf ? { overrideOf } : {}), ...record }] : [],
)

function dangling(entries: readonly Entry[]): ContentFault[] {
  const known = byType((type) => {
    const ofType = entries.filter((entry) => entry.type === type)
    return new Map(ofType.map(({ slug, record }) => [slug, record?.data]))
  }) as KnownRecords
  return entries.flatMap(({ type, file, text, record }) => {
    const issues = record ? danglingReferences(referencesOf(type, record.authored), known) : []
    if (issues.length === 0) return []
    const locate = createLocator(text)
    return issues.map((issue) => ({ file, ...issue, location: locate(issue.pointer) }))
  })
}

const byType = <V>(find: (type: ContentType) => V): Readonly<Record<ContentType, V>> =>
  Object.fromEntries(CONTENT_TYPES.map((type) => [type, find(type)])) as Record<ContentType, V>
