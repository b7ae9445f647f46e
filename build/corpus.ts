import { readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { SchemaDocument } from '../src/api/documents.ts'
import type { SchemaName } from '../src/core/generated/names.ts'
import { ifExists, readContent, sha256 } from '../src/node.ts'
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
  /** Called when the generated code does not come from these schemas and words. */
  readonly onStale?: (message: string) => void
  /** The folders to read instead of the official one, or after it. */
  readonly folders?: readonly string[]
  /** What remembers the records of the last reading, for those who read again and again. */
  readonly assemble?: typeof assembleContent
}

/** The corpus of a build: the schemas of the catalog and the records of some folders, judged. */
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

/** Where the releases of a corpus are recorded: in the first of its folders. */
export const releaseLogPath = ([first = '']: readonly string[]): string =>
  join(first, 'releases.json')

/** The releases that were recorded, the newest first; none where nothing was released yet. */
export async function readReleaseLog(
  folders: readonly string[],
): Promise<readonly ReleaseRecord[]> {
  const text = await readIfExists(releaseLogPath(folders))
  return text === undefined ? [] : readReleases(text)
}

/** Where runs of the showcase are kept: in the first of the folders of a corpus. */
export const showcaseFolder = ([first = '']: readonly string[]): string => join(first, 'showcase')

/** The last run of the showcase; none where nothing was ever run. */
export async function readLastShowcaseRun(
  folders: readonly string[],
): Promise<ShowcaseRun | undefined> {
  const folder = showcaseFolder(folders)
  const report = await readIfExists(join(folder, 'report.json'))
  const sites = await readIfExists(join(folder, 'sites.json'))
  return report === undefined || sites === undefined ? undefined : readShowcaseRun(report, sites)
}

const readIfExists = (file: string): Promise<string | undefined> => ifExists(readFile(file, 'utf8'))

/** A record that cannot be read stops a build; all of them are named at once. */
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

/** The pictures that the manifest of a corpus names, by their path below the root of its site. */
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

/** Records what some folders hold as released; the file that says so. */
export async function writeRelease(root: string, folders: readonly string[]): Promise<string> {
  const corpus = await readCorpus(root, { folders })
  const file = releaseLogPath(folders)
  await writeFile(file, recordRelease(corpus, await readReleaseLog(folders)))
  return file
}
