import {
  CONTENT_TYPES,
  type Content,
  type ContentType,
} from '../../src/core/content/content-types.ts'
import { baseCss } from '../../src/core/render/css/layout-stylesheet.ts'
import type { FontFile } from '../../src/core/theme/fonts.ts'
import { sha256 } from '../../src/internal/node.ts'
import { toText } from '../../src/site/planned-file.ts'
import { planPreviews } from '../../src/site/previews/preview-files.ts'
import {
  LAYOUT_FILE,
  PREVIEW_FOLDER,
  SHOWCASE_FOLDER,
  toFolderName,
} from '../../src/site/previews/preview-paths.ts'
import { publishCorpus } from '../../src/site/published-corpus.ts'
import { type Corpus, corpusClient } from '../../src/site.ts'
import { previewPath } from '../../src/web/record-paths.ts'

/** What a thumbnail shows: a part of a page, a whole page, or a small picture of a whole page. */
export type ThumbnailKind = 'part' | 'page' | 'small-page'

/** A thumbnail, and the preview that it is a picture of. */
export interface ThumbnailSource {
  /** The path of the pictures below `thumbnails/`, without color scheme and extension. */
  readonly name: string
  readonly kind: ThumbnailKind
  /** The folder of the preview below the site's root. */
  readonly folder: string
  /** Changes if the rendered bytes of the preview or its style sheets change. */
  readonly digest: string
}

/** The thumbnails of a corpus, and the files of the previews that they show, by path. */
export interface ThumbnailSources {
  readonly sources: readonly ThumbnailSource[]
  readonly files: ReadonlyMap<string, string>
}

type Target = Omit<ThumbnailSource, 'digest'>

/**
 * Lists the thumbnails of a corpus, one per record and one per page, and renders their previews; with
 * `names`, only those of the records that have a thumbnail of such a name.
 */
export async function renderThumbnailSources(
  corpus: Corpus,
  fonts: readonly FontFile[],
  names?: ReadonlySet<string>,
): Promise<ThumbnailSources> {
  const isWanted = (path: string): boolean => {
    const record = getRecordName(path)
    return names === undefined || record === undefined || names.has(record)
  }
  const files = await renderPreviewFiles(corpus, fonts, isWanted)
  const targets = CONTENT_TYPES.flatMap((type) =>
    corpus.records[type].map(({ data }) => getRecordTarget(type, data)),
  )
  const digest = createDigest(corpus, files)
  const sources = [...targets, ...listPageTargets(files, targets)]
    // A third-party archetype without a valid essence has no preview.
    .filter(({ folder }) => files.has(`${folder}${INDEX_FILE}`))
    .map((target) => ({ ...target, digest: digest(`${target.folder}${INDEX_FILE}`) }))
  return { sources, files }
}

const INDEX_FILE = 'index.html'

/** The preview of each record's thumbnail. */
const RECORD_PREVIEWS: {
  readonly [T in ContentType]: (data: Content[T]) => Pick<Target, 'kind' | 'folder'>
} = {
  patterns: ({ id, default_preset }) => ({
    kind: 'part',
    folder: previewPath.pattern(id, default_preset),
  }),
  themes: ({ id }) => ({ kind: 'page', folder: previewPath.theme(id) }),
  shells: ({ id }) => ({ kind: 'page', folder: previewPath.shell(id) }),
  archetypes: ({ id, pages }) => ({
    kind: 'page',
    folder: previewPath.archetype(id, pages[0]?.id ?? ''),
  }),
  blueprints: ({ id }) => ({ kind: 'page', folder: `${SHOWCASE_FOLDER}${toFolderName(id)}/` }),
}

const getRecordTarget = <T extends ContentType>(type: T, data: Content[T]): Target => ({
  name: `${type}/${toFolderName(data.id)}`,
  ...RECORD_PREVIEWS[type](data),
})

/** Lists the pages of archetypes and blueprints, without those that a record's thumbnail shows. */
function listPageTargets(
  files: ReadonlyMap<string, string>,
  recordTargets: readonly Target[],
): Target[] {
  const pages = /^preview\/((?:archetypes|blueprints)\/.+)\/index\.html$/
  const shown = new Set(recordTargets.map(({ folder }) => folder))
  return [...files.keys()]
    .flatMap((path) => pages.exec(path)?.[1] ?? [])
    .map((name): Target => ({ name, kind: 'small-page', folder: `${PREVIEW_FOLDER}${name}/` }))
    .filter(({ folder }) => !shown.has(folder))
}

/** Returns the record that a file of a preview belongs to; undefined if previews share it. */
function getRecordName(path: string): string | undefined {
  const [, type, slug] = /^preview\/([^/]+)\/([^/]+)\//.exec(path) ?? []
  if (type !== undefined) return `${type}/${slug}`
  const [, blueprint] = /^showcase\/([^/]+)\//.exec(path) ?? []
  return blueprint && `blueprints/${blueprint}`
}

/** Renders the previews of the default form of every record, and what they load. */
async function renderPreviewFiles(
  corpus: Corpus,
  fonts: readonly FontFile[],
  isWanted: (path: string) => boolean,
): Promise<Map<string, string>> {
  const presets = new Map<string, string>(
    corpus.records.patterns.map(({ data: { id, default_preset } }) => [id, default_preset]),
  )
  const isNeeded = (path: string): boolean => {
    const [, slug, ...rest] = /^preview\/patterns\/([^/]+)\/(.+)$/.exec(path) ?? []
    return slug === undefined || rest[0] === `${presets.get(slug)}/${INDEX_FILE}`
  }
  const tables = publishCorpus(corpus)
  const plans = await planPreviews({ client: corpusClient(corpus), ...tables }, { fonts })
  const files = new Map<string, string>()
  for (const { paths, render } of plans) {
    for (const path of paths.filter((path) => isNeeded(path) && isWanted(path)))
      files.set(path, toText(await render(path)))
  }
  return files
}

/**
 * Creates a function that returns the digest of a preview: of its document and its style sheets.
 * The shared style sheet has rules of all records, so only those of the shown records count.
 */
function createDigest(
  { records: { patterns, shells } }: Corpus,
  files: ReadonlyMap<string, string>,
): (path: string) => string {
  return (path) => {
    const html = (files.get(path) ?? '').replaceAll(DEFERRED_SCRIPT, '')
    const shows = (attribute: string, id: string) => html.includes(`${attribute}="${id}"`)
    const layout = baseCss({
      patterns: patterns.map(({ data }) => data).filter(({ id }) => shows('data-pattern', id)),
      shells: shells.map(({ data }) => data).filter(({ id }) => shows('data-shell', id)),
    })
    const themes = listStylesheets(path, html)
      .filter((sheet) => !sheet.endsWith(`/${LAYOUT_FILE}`))
      .map((sheet) => files.get(sheet) ?? '')
    return sha256([html, layout, ...themes].join('\0')).slice(0, DIGEST_LENGTH)
  }
}

const DIGEST_LENGTH = 16

/** A script that runs after the page is shown. */
const DEFERRED_SCRIPT = /<script [^>]* defer[^>]*><\/script>/g

/** Lists the paths of the style sheets that a document links to. */
const listStylesheets = (path: string, html: string): string[] =>
  Array.from(html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g), ([, href = '']) =>
    new URL(href, `http://preview.invalid/${path}`).pathname.slice(1),
  )
