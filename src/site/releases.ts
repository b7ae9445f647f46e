import { serializeBody } from '../api/respond.ts'
import { asArray, asObject, asString, isObject } from '../core/json/value.ts'
import { digestRecords } from './changes.ts'
import type { Corpus } from './corpus.ts'
import { computeRelease, getGeneratedAt } from './release.ts'
import type { ReleaseRecord } from './released.ts'

/** The releases that a text of `releases.json` holds, the newest first. */
export function readReleases(text: string): ReleaseRecord[] {
  const releases = asArray(asObject(JSON.parse(text)).releases)
  const wrong = releases.findIndex((one) => !isReleaseRecord(one))
  if (wrong !== -1)
    throw new Error(`releases/${wrong} is no release that \`npm run release\` wrote.`)
  return releases as ReleaseRecord[]
}

const isReleaseRecord = (value: unknown): value is ReleaseRecord =>
  isObject(value) &&
  [value.release, value.version, value.generated_at].every(
    (text) => asString(text) !== undefined,
  ) &&
  (value.records === undefined || isObject(value.records))

/** The text of `releases.json` once a corpus has been released; the same where it already was. */
export function recordRelease(corpus: Corpus, earlier: readonly ReleaseRecord[] = []): string {
  const { version } = corpus
  const current = { release: computeRelease(corpus), version, generated_at: getGeneratedAt(corpus) }
  const before = earlier
    .filter(({ release }) => release !== current.release)
    .map(({ release, version, generated_at }) => ({ release, version, generated_at }))
  const releases = [{ ...current, records: digestRecords(corpus) }, ...before]
  return serializeBody({ releases }, 'pretty')
}
