import { readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { SchemaDocument } from '../src/api/documents.ts'
import type { SchemaName } from '../src/core/generated/names.ts'
import { ifExists, sha256 } from '../src/internal/node.ts'
import { readContent } from '../src/node.ts'
import {
  type AssembledContent,
  type assembleContent,
  type Corpus,
  createCorpus,
  type ReleaseRecord,
  readReleases,
  readShowcaseRun,
  recordRelease,
  type ShowcaseRun,
} from '../src/site.ts'
import { readSourceDate } from './build-options.ts'
import { readBuildInput } from './codegen/input.ts'
import { hideStack } from './read-schemas.ts'

export interface CorpusOptions {
  /** Called if the generated code does not match the schemas and vocabularies. */
  readonly onStale?: (message: string) => void
  /** The content folders; the official one by default. */
  readonly folders?: readonly string[]
  /** Assembles the records; a caching one makes repeated reads cheap. */
  readonly assemble?: typeof assembleContent
}

/** Reads the corpus of a build: the schemas of the catalog and the records of content folders. */
export async function readCorpus(root: string, options: CorpusOptions = {}): Promise<Corpus> {
  const { onStale, folders = [`${root}content`], assemble } = options
  const { version } = JSON.parse(await readFile(`${root}package.json`, 'utf8'))
  const { input, stale } = await readBuildInput(root)
  if (stale) onStale?.(stale)
  const schemas = input.schemas as ReadonlyMap<string, object>
  const content = await readContent(folders, assemble)
  throwOnErrors(content)
  const [released] = await readReleaseLog(folders)
  const verified = await readLastShowcaseRun(folders)
  return createCorpus({
    ...{ version, sha256 },
    schemas: schemas as ReadonlyMap<SchemaName, SchemaDocument>,
    content,
    ...(released && { previousRelease: released }),
    ...(verified && { showcaseRun: verified }),
    ...readSourceDate(process.env),
  })
}

/** Returns the path of the release log, which is in the first content folder. */
export const releaseLogPath = ([first = '']: readonly string[]): string =>
  join(first, 'releases.json')

/** Reads the recorded releases, newest first. */
export async function readReleaseLog(
  folders: readonly string[],
): Promise<readonly ReleaseRecord[]> {
  const text = await readIfExists(releaseLogPath(folders))
  return text === undefined ? [] : readReleases(text)
}

/** Returns the folder of the showcase run, which is in the first content folder. */
export const showcaseFolder = ([first = '']: readonly string[]): string => join(first, 'showcase')

/** Reads the last showcase run, or undefined if there was none. */
export async function readLastShowcaseRun(
  folders: readonly string[],
): Promise<ShowcaseRun | undefined> {
  const folder = showcaseFolder(folders)
  const report = await readIfExists(join(folder, 'report.json'))
  const sites = await readIfExists(join(folder, 'sites.json'))
  return report === undefined || sites === undefined ? undefined : readShowcaseRun(report, sites)
}

const readIfExists = (file: string): Promise<string | undefined> => ifExists(readFile(file, 'utf8'))

/** Stops a build if records cannot be read, and names all of them. */
function throwOnErrors({ issues }: AssembledContent): void {
  const errors = issues.filter(({ severity }) => severity === 'error')
  if (errors.length === 0) return
  const lines = errors.map(({ file, location, pointer, message }) =>
    [`${file}${location ? `:${location.line}:${location.column}` : ''}`, pointer, message].join(
      ' ',
    ),
  )
  throw hideStack(new Error(['The corpus cannot be built:', ...lines].join('\n  ')))
}

/** Reads the pictures that the showcase manifest names, by path below the site's root. */
export async function readThumbnails(
  { showcase }: Corpus,
  folders: readonly string[],
): Promise<Map<string, Uint8Array>> {
  const beside = dirname(showcaseFolder(folders))
  const paths = (showcase?.manifest.apps ?? []).flatMap(({ thumbnail }) =>
    thumbnail ? [thumbnail.src.replace('../', '')] : [],
  )
  const read = paths.map(async (path) => [path, await readFile(join(beside, path))] as const)
  return new Map(await Promise.all(read))
}

/** Records the current content as released. Returns the path of the release log. */
export async function writeRelease(root: string, folders: readonly string[]): Promise<string> {
  const corpus = await readCorpus(root, { folders })
  const file = releaseLogPath(folders)
  await writeFile(file, recordRelease(corpus, await readReleaseLog(folders)))
  return file
}
