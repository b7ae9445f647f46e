import { showcaseShapes } from '../../api/content-documents.ts'
import type { Thumbnail } from '../../core/generated/types/showcase-manifest-entry.v1.ts'
import type { ShowcaseShortlistReportV1 } from '../../core/generated/types/showcase-shortlist-report.v1.ts'
import { asArray, asObject, asString, isObject } from '../../core/kernel/json/value.ts'

/** The inputs and outputs of a verified site, which show whether its result is still valid. */
export interface ShowcaseRunSite {
  readonly slug: string
  /** The keys of its records, `<type>/<slug>`. */
  readonly records: readonly string[]
  /** The presets of patterns that its pages show, `<slug>/<preset>`. */
  readonly presets: readonly string[]
  /** The digest of the version and of those records. */
  readonly inputs: string
  /** The digest of all files of the site; null if the build failed. */
  readonly files: string | null
  /** The screenshot, as a file in the folder of the site; null if there is none. */
  readonly thumbnail: Thumbnail | null
}

/** A verification run of the showcase, which is stored with the records. */
export interface ShowcaseRun {
  readonly report: ShowcaseShortlistReportV1
  readonly sites: readonly ShowcaseRunSite[]
}

/** Parses the two files of a run. Throws if they do not have the format of a run. */
export function readShowcaseRun(report: string, sites: string): ShowcaseRun {
  const parsed = showcaseShapes['shortlist-verification'].safeParse(JSON.parse(report))
  if (!parsed.success)
    throw invalidRunFile('report.json', parsed.error.issues[0]?.path.join('/') ?? '')
  const rows = asArray(asObject(JSON.parse(sites)).sites)
  const invalidIndex = rows.findIndex((row) => !isShowcaseRunSite(row))
  if (invalidIndex !== -1) throw invalidRunFile('sites.json', `sites/${invalidIndex}`)
  return { report: parsed.data, sites: rows as ShowcaseRunSite[] }
}

const invalidRunFile = (file: string, path: string): Error =>
  new Error(`showcase/${file}: /${path} is invalid. Run \`npm run showcase\` to write it again.`)

const isString = (value: unknown): boolean => typeof value === 'string'

const isShowcaseRunSite = (value: unknown): value is ShowcaseRunSite =>
  isObject(value) &&
  [value.slug, value.inputs].every((text) => asString(text) !== undefined) &&
  (value.files === null || asString(value.files) !== undefined) &&
  [value.records, value.presets].every((keys) => asArray(keys).every(isString)) &&
  (value.thumbnail === null || asString(asObject(value.thumbnail).src) !== undefined)
