import { readdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseJson } from '../../essence.ts'
import { checksum, ifExists } from '../../internal/node.ts'
import { isObject, pluralize } from '../../internal.ts'
import { type ManifestFile, mapConcurrent } from '../../site.ts'
import type { Environment } from '../environment.ts'
import { EXIT, OperationError } from '../errors.ts'
import {
  readBytes,
  readText,
  resolveChosenFolder,
  writeFileAtomic,
  writeFilesAtomic,
} from '../folder/files.ts'
import { findProjectRoot } from '../folder/project.ts'
import {
  type Deployment,
  HOST_FILES,
  isSitePath,
  openDeployment,
  readManifests,
  toSitePath,
} from './deployment.ts'

/** The site to copy, and the folder to copy it to. */
export interface MirrorInput {
  readonly url: string
  readonly out: string
}

/** A complete copy of a site. */
export interface Mirror {
  readonly url: string
  readonly folder: string
  readonly release: string
  readonly files: number
  /** How many files were downloaded; the others were in the folder already. */
  readonly downloaded: number
  readonly removed: number
  /** Configuration files that the host reads but does not serve. */
  readonly skipped: readonly string[]
}

/** The file that marks a folder as a copy, and says of what. */
const MARKER = '.svc-mirror.json'

interface Marker {
  readonly url: string
  readonly release: string
  /** The files of the copy, so that a later copy removes those that are gone. */
  readonly files: readonly string[]
}

/**
 * Copies a whole site, checked file by file against its manifests. Files that are already in the
 * folder are not downloaded again, so an interrupted copy continues where it stopped.
 */
export async function mirrorSite(
  environment: Environment,
  { url, out }: MirrorInput,
): Promise<Mirror> {
  const project = await findProjectRoot(environment)
  const folder = resolveChosenFolder(project, resolve(environment.cwd, out))
  const previous = await readMarker(folder, out)
  const deployment = await openDeployment(environment, url)
  const { release, files, body } = await readManifests(deployment)
  const paths = ['v1/manifest.json', ...files.map(({ path }) => toSitePath(path))]
  // Written first: an interrupted copy is recognized by it, and continued.
  const all = [...new Set([...(previous?.files ?? []), ...paths])]
  await writeMarker(folder, { url: deployment.base, release, files: all })
  let done = 0
  const results = await mapConcurrent(files, async (file) => {
    const result = await copyFile(deployment, folder, file)
    done += 1
    environment.progress?.('Copying files', done, files.length)
    return { path: toSitePath(file.path), result }
  })
  const list = (wanted: CopyResult) =>
    results.filter(({ result }) => result === wanted).map(({ path }) => path)
  rejectDamaged(deployment, list('damaged'))
  const removed = (previous?.files ?? []).filter((path) => !paths.includes(path))
  const removals = removed.map((path) => ({ path, content: undefined }))
  writeFilesAtomic(folder, removals, REAL_FOLDER)
  // Written last: it lists files that are all there now.
  await writeFileAtomic(folder, 'v1/manifest.json', body, REAL_FOLDER)
  await writeMarker(folder, { url: deployment.base, release, files: paths })
  return {
    ...{ url: deployment.base, folder: out, release, files: paths.length },
    ...{ downloaded: list('downloaded').length, removed: removed.length, skipped: list('skipped') },
  }
}

async function readMarker(folder: string, name: string): Promise<Marker | undefined> {
  const text = await readText(folder, MARKER, FILE_LIMIT)
  if (text !== undefined) return parseMarker(text, `${name}/${MARKER}`)
  const names = (await ifExists(readdir(folder))) ?? []
  if (names.length === 0) return undefined
  throw new OperationError('folder-not-empty', `${name} is not empty and is not a mirror.`, {
    hint: 'Choose another folder with --out.',
  })
}

/** Parses a marker. It may have come with the folder, so its paths are not trusted. */
function parseMarker(text: string, name: string): Marker {
  const parsed = parseJson(text)
  const value = parsed.ok ? parsed.value : undefined
  const files = isObject(value) ? value.files : undefined
  if (Array.isArray(files) && files.every(isSitePath)) return value as unknown as Marker
  throw new OperationError('mirror-invalid', `${name} does not list the files of a mirror.`, {
    hint: 'Choose another folder with --out, or remove this one.',
  })
}

/** Files of a site are read whatever their size: their checksums are compared. */
const FILE_LIMIT = { maxBytes: Number.POSITIVE_INFINITY }

/**
 * Copying takes a while, in which another program could replace the folder by a link. The path of the
 * folder is a real one, so this is noticed at each file.
 */
const REAL_FOLDER = { isRealRoot: true }

const writeMarker = (folder: string, marker: Marker) =>
  writeFileAtomic(folder, MARKER, `${JSON.stringify(marker)}\n`, REAL_FOLDER)

type CopyResult = 'same' | 'downloaded' | 'skipped' | 'damaged'

async function copyFile(
  deployment: Deployment,
  folder: string,
  entry: ManifestFile,
): Promise<CopyResult> {
  const file = toSitePath(entry.path)
  const existing = await readBytes(folder, file, FILE_LIMIT)
  if (existing && checksum(existing).integrity === entry.integrity) return 'same'
  const body = await deployment.download(entry)
  if (body) {
    await writeFileAtomic(folder, file, body, REAL_FOLDER)
    return 'downloaded'
  }
  return HOST_FILES.has(file) ? 'skipped' : 'damaged'
}

function rejectDamaged({ base }: Deployment, paths: readonly string[]): void {
  if (paths.length === 0) return
  const count = pluralize(paths.length, 'file')
  throw new OperationError('digest-mismatch', `${count} of ${base} differ from its manifest.`, {
    exit: EXIT.findings,
    hint: 'They were not copied. Run the command again: the site may have been published just now.',
    issues: paths.map((file) => ({
      ...{ file, code: 'digest-mismatch', severity: 'error', pointer: '' },
      message: 'The file is missing, or its checksum is not the one in the manifest.',
    })),
  })
}
