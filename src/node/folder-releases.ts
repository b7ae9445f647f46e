import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type Entry, isDocumentPath, isPublishedDocument, type Source } from '../index.ts'
import { asArray, asObject, asString, parseContentType } from '../internal.ts'
import { listFiles } from './file-tree.ts'
import { folderSource } from './folder-source.ts'
import { ifExists } from './if-exists.ts'
import { type PackedFiles, packedSource, packFiles } from './packed-files.ts'
import { sha256 } from './sha256.ts'

/** A release in memory, or a folder without a whole release, which is read file by file. */
export type FolderRelease = { readonly files: PackedFiles } | { readonly folder: string }

/** Returns the source of a release. */
export const releaseSource = (release: FolderRelease): Source =>
  'files' in release ? packedSource(release.files) : folderSource(release.folder)

/** What a folder serves, made from one release of it at a time. */
export interface FolderReleases<T> {
  /** Returns what was made from the newest release that could be loaded whole. */
  current(): T
  /** Looks for another release now, instead of at the next interval. */
  check(): Promise<void>
  close(): void
}

export interface FolderReleasesOptions {
  /** The time between two looks at the folder, in milliseconds. */
  readonly interval?: number
  /** Receives a sentence if the folder has a release that cannot be loaded. */
  readonly note?: (message: string) => void
}

/** The longest time between two attempts to load a release that is not complete. */
const MAX_INTERVAL = 30_000

/**
 * Serves the `v1` folder of a built site from memory, one release at a time. If the folder is
 * replaced or built again, the previous release answers until the next one is loaded whole. A folder
 * without a whole release is read file by file.
 */
export async function openFolderReleases<T>(
  folder: string,
  create: (release: FolderRelease) => T,
  { interval = 1000, note = console.error }: FolderReleasesOptions = {},
): Promise<FolderReleases<T>> {
  let value: T | undefined
  let loadedState: string | undefined
  let notedState: string | undefined
  let delay = interval

  async function check(): Promise<void> {
    const state = await readState(folder)
    if (state === undefined || state === loadedState) {
      delay = interval
      return
    }
    const result = await loadRelease(folder, state)
    if ('files' in result) {
      value = create({ files: result.files })
      loadedState = state
      delay = interval
      return
    }
    delay = Math.min(delay * 2, MAX_INTERVAL)
    if (value !== undefined && notedState !== state) {
      note(`${folder} has another release that is not complete: ${result.reason}`)
    }
    notedState = state
  }

  await check()
  value ??= create({ folder })
  let timer = setTimeout(checkAgain, delay).unref()
  async function checkAgain(): Promise<void> {
    await check().catch((error: unknown) => note(String(error)))
    if (!isClosed) timer = setTimeout(checkAgain, delay).unref()
  }
  let isClosed = false
  return {
    current: () => value as T,
    check,
    close: () => {
      isClosed = true
      clearTimeout(timer)
    },
  }
}

const ENTRY = 'index.json'

/** Returns what changes when another release is written; undefined if there is no entry. */
async function readState(folder: string): Promise<string | undefined> {
  const stats = await ifExists(stat(join(folder, ENTRY)))
  return stats && `${stats.ino} ${stats.mtimeMs} ${stats.size}`
}

type LoadedRelease = { readonly files: PackedFiles } | { readonly reason: string }

/** Reads all documents of a release into memory; a missing or foreign one is a reason not to. */
async function loadRelease(folder: string, state: string): Promise<LoadedRelease> {
  const entry = await readDocument(folder, ENTRY)
  if (entry.value === undefined) return { reason: `${ENTRY} is not an entry.` }
  const { release, tables } = entry.value as Entry
  const corpus = await readDocument(folder, tables.corpus)
  const required = new Set([...Object.values(tables), ...listRecordPaths(corpus.value)])
  const found = (await listFiles(folder)).filter(
    // A record that no table lists is left from another release.
    (path) => isDocumentPath(path) && (required.has(path) || !isRecordOrTable(path)),
  )
  const files = new Map<string, Buffer>()
  for (const path of new Set([...required, ...found])) {
    const document = await readDocument(folder, path)
    if (!isOfRelease(release, path, document)) {
      return { reason: `${path} is not of release ${release}.` }
    }
    // Only builds read the table of all records.
    if (path !== tables.corpus) files.set(path, Buffer.from(document.text))
  }
  if ((await readState(folder)) !== state) return { reason: 'It changed while it was read.' }
  return { files: packFiles(files) }
}

const isRecordOrTable = (path: string): boolean => /^(_i|[\w-]+\/@official)\//.test(path)

interface Document {
  readonly text: string
  readonly value: unknown
}

/** Reads a document; its value is undefined if it is not what belongs at its path. */
async function readDocument(folder: string, path: string): Promise<Document> {
  const text = (await ifExists(readFile(join(folder, path), 'utf8'))) ?? ''
  try {
    const value: unknown = JSON.parse(text)
    return { text, value: isPublishedDocument(path, value) ? value : undefined }
  } catch (error) {
    if (error instanceof SyntaxError) return { text, value: undefined }
    throw error
  }
}

/** True if a document names no other release, and a table has the hash in its name. */
function isOfRelease(release: string, path: string, { text, value }: Document): boolean {
  if (value === undefined) return false
  const named = asObject(value).release
  if (named !== undefined && named !== release) return false
  return !path.startsWith('_i/') || path.endsWith(`.${sha256(text).slice(0, 16)}.json`)
}

/** Lists the paths of all records, including hidden ones. */
const listRecordPaths = (corpus: unknown): string[] =>
  asArray(asObject(corpus).records).flatMap((record) => {
    const { type, data } = asObject(record)
    const plural = parseContentType(asString(type) ?? '')
    return plural ? [`${plural}/@official/${asString(asObject(data).id)}.json`] : []
  })
