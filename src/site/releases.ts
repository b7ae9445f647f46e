import { print } from '../api/respond.ts'
import { asArray, asObject, asString, isObject } from '../core/content/fields.ts'
import { digestsOf } from './changes.ts'
import type { Corpus } from './corpus.ts'
import { generatedAtOf, releaseOf } from './release.ts'
import type { Released } from './released.ts'

/** The releases that a text of `releases.json` holds, the newest first. */
export function readReleases(text: string): Released[] {
  const releases = asArray(asObject(JSON.parse(text)).releases)
  const wrong = releases.findIndex((one) => !isReleased(one))
  if (wrong !== -1)
    throw new Error(`releases/${wrong} is no release that \`npm run release\` wrote.`)
  return releases as Released[]
}

const isReleased = (value: unknown): value is Released =>
  isObject(value) &&
  [value.release, value.version, value.generated_at].every(
    (text) => asString(text) !== undefined,
  ) &&
  (value.records === undefined || isObject(value.records))

/** The text of `releases.json` once a corpus has been released; the same where it already was. */
export function recordRelease(corpus: Corpus, earlier: readonly Released[] = []): string {
  const { version } = corpus
  const current = { release: releaseOf(corpus), version, generated_at: generatedAtOf(corpus) }
  const before = earlier
    .filter(({ release }) => release !== current.release)
    .map(({ release, version, generated_at }) => ({ release, version, generated_at }))
  const releases = [{ ...current, records: digestsOf(corpus) }, ...before]
  return print({ releases }, 'pretty')
}
