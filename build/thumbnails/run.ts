import type { Browser } from 'playwright'
import { serializeBody } from '../../src/api/http/response.ts'
import { ifExists, readTree, replaceTree, type Tree } from '../../src/internal/node.ts'
import { readCorpus } from '../corpus.ts'
import { createFonts } from '../fonts/create-fonts.ts'
import { serveFiles } from '../showcase/serve-files.ts'
import { COLOR_SCHEMES, openCamera } from './capture.ts'
import {
  DIGESTS_FILE,
  readThumbnailDigests,
  type ThumbnailDigests,
  thumbnailFolder,
} from './digests.ts'
import { renderThumbnailSources, type ThumbnailSource } from './thumbnail-sources.ts'

/** Options of a run. */
export interface ThumbnailOptions {
  /** The root of the project, with a slash at its end. */
  readonly root: string
  /** Reports the differences and writes nothing. */
  readonly check: boolean
  /** Also takes the pictures whose previews have not changed. */
  readonly all: boolean
  readonly launch: () => Promise<Browser>
  readonly log: (line: string) => void
}

/** Takes the pictures that are missing or stale, or reports them. Returns whether all are right. */
export async function updateThumbnails(options: ThumbnailOptions): Promise<boolean> {
  const { root, check, all, launch, log } = options
  const corpus = await readCorpus(root)
  const fonts = await createFonts(root, corpus)
  const { sources, files } = await renderThumbnailSources(corpus, fonts.faces)
  const stored: Tree = (await ifExists(readTree(thumbnailFolder(root)))) ?? new Map()
  const digests = await readThumbnailDigests(root)
  const differences = compareThumbnails(sources, { digests, paths: [...stored.keys()] })
  if (check) {
    for (const difference of differences) log(difference)
    if (differences.length > 0) log('`npm run thumbnails` takes the pictures again.')
    return differences.length === 0
  }
  const isCurrent = (source: ThumbnailSource): boolean =>
    !all &&
    digests[source.name] === source.digest &&
    listPictures(source).every((path) => stored.has(path))
  const outdated = sources.filter((source) => !isCurrent(source))
  const served = new Map<string, string | Uint8Array>([...files, ...fonts.files])
  const pictures = await takePictures(outdated, served, launch)
  await replaceTree(thumbnailFolder(root), collectFiles(sources, new Map([...stored, ...pictures])))
  log(`${outdated.length} of ${sources.length} thumbnails taken`)
  return true
}

/** Lists the paths of a thumbnail's pictures in their folder. */
export const listPictures = ({ name }: Pick<ThumbnailSource, 'name'>): string[] =>
  COLOR_SCHEMES.map((scheme) => `${name}-${scheme}.webp`)

interface StoredThumbnails {
  readonly digests: ThumbnailDigests
  /** The paths of all files in the folder of thumbnails. */
  readonly paths: readonly string[]
}

/** Describes the thumbnails that are missing, stale or of no record. */
export function compareThumbnails(
  sources: readonly Pick<ThumbnailSource, 'name' | 'digest'>[],
  { digests, paths }: StoredThumbnails,
): string[] {
  const expected = new Set([DIGESTS_FILE, ...sources.flatMap(listPictures)])
  return [
    ...sources.flatMap((source) => {
      const missing = listPictures(source).filter((path) => !paths.includes(path))
      if (missing.length > 0) return missing.map((path) => `${path} is missing`)
      return digests[source.name] === source.digest
        ? []
        : [`${source.name} is stale: its preview has changed`]
    }),
    ...paths.filter((path) => !expected.has(path)).map((path) => `${path} belongs to no record`),
  ]
}

async function takePictures(
  sources: readonly ThumbnailSource[],
  files: Tree,
  launch: () => Promise<Browser>,
): Promise<Tree> {
  const pictures = new Map<string, Uint8Array>()
  if (sources.length === 0) return pictures
  const served = await serveFiles(files)
  const browser = await launch()
  try {
    const camera = await openCamera(browser, served.origin)
    for (const source of sources) {
      for (const [index, path] of listPictures(source).entries()) {
        const scheme = COLOR_SCHEMES[index] ?? 'light'
        pictures.set(path, await camera.capture(source, scheme))
      }
    }
  } finally {
    await browser.close()
    await served.close()
  }
  return pictures
}

/** Returns the files of the folder: the pictures of all thumbnails, and their digests. */
function collectFiles(sources: readonly ThumbnailSource[], available: Tree): Tree {
  const pictures = sources.flatMap(listPictures).map((path) => {
    const picture = available.get(path)
    if (picture === undefined) throw new Error(`The picture ${path} is missing.`)
    return [path, picture] as const
  })
  const names = sources.toSorted((a, b) => (a.name < b.name ? -1 : 1))
  const digests = Object.fromEntries(names.map(({ name, digest }) => [name, digest]))
  return new Map([...pictures, [DIGESTS_FILE, serializeBody(digests, 'pretty')]])
}
