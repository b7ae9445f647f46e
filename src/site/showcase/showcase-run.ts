import { showcaseShapes } from '../../api/document-shapes.ts'
import type { Thumbnail } from '../../core/generated/types/showcase-manifest-entry.v1.ts'
import type { ShowcaseShortlistReportV1 } from '../../core/generated/types/showcase-shortlist-report.v1.ts'
import { asArray, asObject, asString, isObject } from '../../core/json/value.ts'

/** What a run looked at: without it nobody could tell whether its result still holds. */
export interface ShowcaseRunSite {
  readonly slug: string
  /** The records that the site is made of, such as `patterns/hero`. */
  readonly records: readonly string[]
  /** A digest of the version and of those records. */
  readonly inputs: string
  /** A digest of every file of the site; null where it could not be built. */
  readonly files: string | null
  /** The picture that was taken, as a file in the folder of the site; null where there is none. */
  readonly thumbnail: Thumbnail | null
}

/** A run of the showcase, as it is kept beside the records. */
export interface ShowcaseRun {
  readonly report: ShowcaseShortlistReportV1
  readonly sites: readonly ShowcaseRunSite[]
}

/** The run that two texts hold; whatever no run can have written is refused. */
export function readShowcaseRun(report: string, sites: string): ShowcaseRun {
  const parsed = showcaseShapes['shortlist-verification'].safeParse(JSON.parse(report))
  if (!parsed.success)
    throw invalidRunFile('report.json', parsed.error.issues[0]?.path.join('/') ?? '')
  const rows = asArray(asObject(JSON.parse(sites)).sites)
  const wrong = rows.findIndex((row) => !isShowcaseRunSite(row))
  if (wrong !== -1) throw invalidRunFile('sites.json', `sites/${wrong}`)
  return { report: parsed.data, sites: rows as ShowcaseRunSite[] }
}

const invalidRunFile = (file: string, where: string): Error =>
  new Error(`showcase/${file}: /${where} is not what \`npm run showcase\` writes.`)

const isShowcaseRunSite = (value: unknown): value is ShowcaseRunSite =>
  isObject(value) &&
  [value.slug, value.inputs].every((text) => asString(text) !== undefined) &&
  (value.files === null || asString(value.files) !== undefined) &&
  asArray(value.records).every((key) => typeof key === 'string') &&
  (value.thumbnail === null || asString(asObject(value.thumbnail).src) !== undefined)
